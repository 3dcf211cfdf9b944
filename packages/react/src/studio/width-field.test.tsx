import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { MeasuredIn } from '../messages/measured-in.tsx'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { UploadDesign } from './upload-design.tsx'

afterEach(cleanup)

function open(measurement?: 'metric') {
  const { shop, gateway } = openShop({ user: 'member' })
  const form = <UploadDesign action="#new" newHref="#new" hrefFor="/en/designs/{id}" />
  renderInShop(shop, <MeasuredIn measurement={measurement}>{form}</MeasuredIn>)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Width, typed' })
  return {
    field,
    calls: () => gateway.requests.map(({ call }) => call),
    type: async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
    },
    textOf: (part: 'note' | 'error') =>
      document.getElementById(`design-width-${part}`)?.textContent?.replaceAll('\u00a0', ' '),
    slider: () => screen.getByRole<HTMLInputElement>('slider').value,
  }
}

const STEPS = 'widths go in steps of half an inch.'

test.each([
  ['7.3', '7.5', `7.3 in is printed as 7.5 in: ${STEPS}`],
  ['9 cm', '3.5', `9 cm = 3.54 in, printed as 3.5 in: ${STEPS}`],
  ['1 ft', '12', '1 ft = 12 in'],
  ['10 1/2', '10.5', '10 1/2 = 10.5 in'],
  ['9,5', '9.5', undefined],
  ['9 in', '9', undefined],
])('%s is %s in, and the field says so', async (typed, inches, note) => {
  const { field, type, textOf, slider } = open()
  await type(typed)
  await userEvent.tab()
  expect([slider(), textOf('note'), textOf('error')]).toEqual([inches, note, undefined])
  expect(field.value).toBe(typed)
  const spoken = screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')
  expect(spoken).toBe(note ?? '')
})

test('a width in centimeters is read and written in centimeters', async () => {
  const { type, textOf, slider } = open('metric')
  await type('23')
  await userEvent.tab()
  expect(slider()).toBe('9')
  expect(textOf('note')).toBe(`23 cm is printed as 22.9 cm: ${STEPS}`)
})

test.each(['0', '-3', '1', '37', 'abc', ''])(
  '%j gets its sentence when it is left',
  async (typed) => {
    const { field, type, textOf } = open()
    await userEvent.clear(field)
    if (typed !== '') await type(typed)
    expect(textOf('error')).toBeUndefined()
    await userEvent.tab()
    expect(textOf('error')).toBe('Enter a width from 2 in to 36 in.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toContain('Enter a width from')
    await type('8')
    expect(textOf('error')).toBeUndefined()
  },
)

test('Enter takes the width over, and puts nothing in the shop', async () => {
  const { type, textOf, calls } = open()
  await type('99{Enter}')
  expect(textOf('error')).toBe('Enter a width from 2 in to 36 in.')
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })).toBe(false)
  expect(calls()).toEqual([])
  // A form that was sent would miss its picture.
  expect(screen.queryByText('Please choose a picture.')).toBeNull()
})
