import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import type { UploadDesignProps } from './typed-design.ts'
import { UploadDesign } from './upload-design.tsx'

afterEach(cleanup)

function open(more: Partial<UploadDesignProps> = {}) {
  const { shop, gateway } = openShop({ user: 'member' })
  renderInShop(
    shop,
    <UploadDesign action="#new" newHref="#new" hrefFor="/en/designs/{id}" {...more} />,
  )
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a tag' })
  return {
    box,
    calls: () => gateway.requests.map(({ call }) => call),
    add: async (text: string) => {
      await userEvent.clear(box)
      await userEvent.type(box, text)
      await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    },
    chips: () =>
      screen
        .queryAllByRole('button', { name: /^Remove / })
        .map((each) => each.getAttribute('aria-label')?.replace('Remove ', '')),
    spoken: () => screen.getByRole('status').textContent,
    error: () => document.getElementById('design-tags-error')?.textContent,
  }
}

test('Enter in the field of tags adds them, and sends the form neither with nor without any', async () => {
  const { box, calls } = open()
  await userEvent.type(box, 'fish, Fish, sea{Enter}')
  expect(box.value).toBe('')
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove fish' }))
  expect(document.activeElement).toBe(box)
  await userEvent.type(box, '{Enter}')
  expect(calls()).toEqual([])
  // A form that was sent would miss its picture.
  expect(screen.queryByText('Please choose a picture.')).toBeNull()
})

test.each(['<script>', '\u{1f338}', 'a;b', 't'.repeat(100)])(
  'what is no tag is named at once, and stays in the box: %s',
  async (text) => {
    const { box, add, chips, error, spoken } = open()
    await add(`sea, ${text}`)
    expect(chips()).toEqual(['sea'])
    expect(box.value).toBe(text)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const named = text.length > 30 ? `${'t'.repeat(30)}…` : text
    expect(error()).toBe(
      `“${named}” cannot be a tag. Use letters, digits, spaces and hyphens, up to 30 characters.`,
    )
    expect(spoken()).toBe('sea is added.')
    expect(screen.getByRole('alert').textContent).toBe(error())
    await userEvent.clear(box)
    await userEvent.type(box, 'wave{Enter}')
    expect([chips(), error()]).toEqual([['sea', 'wave'], undefined])
  },
)

test('announcements are of the last addition, and true', async () => {
  const { add, spoken, chips } = open()
  await add('fish')
  expect(spoken()).toBe('fish is added.')
  await add('Blüte, flower')
  expect(spoken()).toBe('2 tags are added: Blüte and flower.')
  await add('Fish')
  expect(spoken()).toBe('Fish is there already.')
  expect(screen.getAllByText('Fish is there already.')).toHaveLength(2)
  await add('fish, sea')
  expect(spoken()).toBe('sea is added. fish is there already.')
  expect(chips()).toEqual(['fish', 'Blüte', 'flower', 'sea'])
})

test('a tag for which there is no room stays in the box, and is named', async () => {
  const { box, add, chips, error } = open({
    values: { tags: Array.from({ length: 12 }, (_, at) => `tag ${at}`) },
  })
  await add('sea, wave')
  expect(chips()).toHaveLength(13)
  expect(box.value).toBe('wave')
  expect(error()).toBe('There is room for 13 tags. Remove one to add this: wave.')
})

test('the summary leads to the box, which has the text that is no tag', async () => {
  const { box, chips, error } = open({
    values: { tags: ['sea', '<b>'] },
    errors: { tags: 'FIELD_VALUE_INVALID' },
  })
  expect([chips(), box.value]).toEqual([['sea'], '<b>'])
  expect(error()).toContain('“<b>” cannot be a tag.')
  const link = screen.getByRole('link', { name: /Tags: “<b>” cannot be a tag/ })
  expect(link.getAttribute('href')).toBe(`#${box.id}`)
})

test('the hint has the rule of a tag', () => {
  open()
  const hint = document.getElementById('design-tags-hint')?.textContent
  expect(hint).toBe('Up to 13. Letters, digits, spaces and hyphens, up to 30 characters each.')
})
