import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { AnnouncementBar } from './index.ts'
import type { AnnouncementBarProps } from './index.ts'

afterEach(cleanup)

const { shop } = openShop()
const news = { id: 'linen', lang: 'de', title: 'Neues <b>Leinen</b> & mehr', href: null } as const
const draw = (props: Omit<AnnouncementBarProps, 'announcement'> = {}, href: string | null = null) =>
  renderInShop(shop, <AnnouncementBar announcement={{ ...news, href }} {...props} />)
const bar = () => within(screen.getByRole('region', { name: 'Announcement' }))

test('markup in a title is text, in the language of the announcement', () => {
  draw()
  expect(bar().getByText(news.title)).toHaveProperty('lang', 'de')
  expect(bar().queryByRole('link')).toBeNull()
  expect(bar().queryByRole('button')).toBeNull()
})

test('a title leads to its page', () => {
  draw({}, '/de/stoffe')
  expect(bar().getByRole('link', { name: news.title }).getAttribute('href')).toBe('/de/stoffe')
})

test('its button posts the id and the further fields without a script', () => {
  draw({ closeAction: '/close', closeFields: { back: '/de?q=1' } })
  const button = bar().getByRole<HTMLButtonElement>('button', { name: 'Close this announcement' })
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', '/close'])
  const fields = new FormData(button.form ?? undefined)
  expect([...fields]).toEqual([
    ['announcement', 'linen'],
    ['back', '/de?q=1'],
  ])
})

test('with a script its button asks whoever shows it, and sends nothing', () => {
  const onClose = vi.fn()
  draw({ closeAction: '/close', onClose })
  const form = bar().getByRole<HTMLButtonElement>('button').form as HTMLFormElement
  expect(fireEvent.submit(form)).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})
