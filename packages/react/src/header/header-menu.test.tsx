import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MENU_CONTENTS, NAV_ENTRIES } from '../testing/navigation-parts.tsx'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import type { HeaderAccount } from './header.tsx'
import { HeaderMenu } from './header-menu.tsx'

const { shop } = openShop()
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => undefined)
})
beforeEach(() => history.replaceState(null, ''))
afterEach(cleanup)

interface Options {
  readonly loadMenus?: () => Promise<typeof MENU_CONTENTS>
  readonly account?: HeaderAccount
}

async function openMenu({
  loadMenus = () => Promise.resolve(MENU_CONTENTS),
  account,
}: Options = {}) {
  renderInShop(
    shop,
    <HeaderMenu
      homeHref="/en"
      links={NAV_ENTRIES}
      loadMenus={loadMenus}
      menusHref="/en/themes"
      search={{ action: '/en/shop' }}
      account={account}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const dialog = within(await screen.findByRole('dialog'))
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  return { dialog, press }
}
const heading = () => screen.getByRole('dialog').querySelector('h2')?.textContent

test('a menu is a level, whose title has the focus and whose groups say how much they hold', async () => {
  const { dialog, press } = await openMenu()
  press('Fabric')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fabric'))
  expect(heading()).toBe('Fabric')
  expect(dialog.getByRole('link', { name: 'All fabric' }).getAttribute('href')).toBe('/en/shop')
  await dialog.findByRole('button', { name: 'By color 2' })
  expect(dialog.getByRole('link', { name: 'Fill-A-Yard' })).toBeTruthy()
  expect(dialog.queryByRole('link', { name: 'Red' })).toBeNull()
})

test('Back returns one level, to the line that led there', async () => {
  const { dialog, press } = await openMenu()
  press('Fabric')
  fireEvent.click(await dialog.findByRole('button', { name: 'By color 2' }))
  expect(heading()).toBe('By color')
  expect(dialog.getByRole('link', { name: 'Red' }).getAttribute('href')).toContain('color=red')
  press('Back')
  expect(heading()).toBe('Fabric')
  expect(document.activeElement?.textContent).toBe('By color 2')
  press('Back')
  expect(heading()).toBe('Menu')
  expect(document.activeElement?.textContent.trim()).toBe('Fabric')
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('the menu begins at its first level again', async () => {
  const { dialog, press } = await openMenu()
  press('Dining')
  await dialog.findByRole('link', { name: 'Placemats' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog')
  expect(heading()).toBe('Menu')
})

test('a menu that does not come leads to its place among all menus', async () => {
  const { dialog, press } = await openMenu({
    loadMenus: () => Promise.reject(new Error('No network.')),
  })
  press('Dining')
  const link = await dialog.findByRole('link', { name: 'Show the whole menu' })
  expect(link.getAttribute('href')).toBe('/en/themes#dining')
})

test('a menu that did not come is asked for again', async () => {
  let isThere = false
  const { dialog, press } = await openMenu({
    loadMenus: () => (isThere ? Promise.resolve(MENU_CONTENTS) : Promise.reject(new Error('No.'))),
  })
  press('Dining')
  await dialog.findByText('This menu could not be loaded.')
  isThere = true
  press('Try again')
  expect(dialog.getByRole('status').textContent).toBe('Loading…')
  await dialog.findByRole('link', { name: 'Placemats' })
})

test('Back of the browser closes one level, and the first one with the menu', async () => {
  const { dialog, press } = await openMenu()
  press('Fabric')
  fireEvent.click(await dialog.findByRole('button', { name: 'By color 2' }))
  for (const title of ['Fabric', 'Menu']) {
    history.back()
    await waitFor(() => expect(heading()).toBe(title))
  }
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(history.state).toBeNull()
})

test('a menu that closes by its button leaves no entry in the history', async () => {
  const { dialog, press } = await openMenu()
  press('Fabric')
  await dialog.findByRole('button', { name: 'By color 2' })
  expect(history.state).toEqual({ selvageMenuLevel: 2 })
  press('Close')
  await waitFor(() => expect(history.state).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a guest finds the ways in at the foot, a member the pages of the account and the way out', async () => {
  const guest = await openMenu({ account: { logInHref: '/login', joinHref: '/join' } })
  expect(guest.dialog.getByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(guest.dialog.getByRole('link', { name: 'Join' })).toBeTruthy()
  cleanup()
  const member = await openMenu({
    account: {
      name: 'June in Hudson',
      href: '/orders',
      logOutAction: '/logout',
      groups: [{ links: [{ href: '/orders', label: 'Orders' }] }],
    },
  })
  expect(member.dialog.getByRole('button', { name: 'Log out' })).toBeTruthy()
  member.press('Your account')
  expect(member.dialog.getAllByRole('link')).toHaveLength(1)
  expect(member.dialog.getByRole('link', { name: 'Orders' })).toBeTruthy()
})
