import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { MENU_CONTENTS, NAV_ENTRIES } from '../testing/navigation-parts.tsx'
import { openPopovers } from '../testing/open-popovers.ts'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteNavigation } from './site-navigation.tsx'

const { shop } = openShop()
beforeAll(openPopovers)
afterEach(cleanup)

const row = (loadMenus = () => Promise.resolve(MENU_CONTENTS)) => (
  <SiteNavigation entries={NAV_ENTRIES} loadMenus={loadMenus} menusHref="/en/themes" />
)
const button = (name: string) => screen.getByRole('button', { name })
// A closed panel has no name, so that its button finds it.
const panel = (name: string) => {
  const part = document.getElementById(button(name).getAttribute('aria-controls') ?? '')
  if (part === null) throw new Error(`${name} has no panel.`)
  return part
}

test('a menu is a button that says whether it is open, and no ARIA menu', () => {
  renderInShop(shop, row())
  expect(button('Fabric').getAttribute('aria-expanded')).toBe('false')
  expect(button('Fabric').getAttribute('aria-controls')).toBe(panel('Fabric').id)
  fireEvent.click(button('Fabric'))
  expect(button('Fabric').getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('[role^="menu"]')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

test('the menus are fetched once, at the first sign of a press', async () => {
  const loadMenus = vi.fn(() => Promise.resolve(MENU_CONTENTS))
  renderInShop(shop, row(loadMenus))
  expect(loadMenus).not.toHaveBeenCalled()
  fireEvent.pointerEnter(button('Fabric'))
  fireEvent.focus(button('Dining'))
  fireEvent.click(button('Fabric'))
  await within(panel('Fabric')).findByText('Fill-A-Yard')
  expect(loadMenus).toHaveBeenCalledTimes(1)
})

test('a menu says that it is on its way, and asks again after it did not come', async () => {
  let answer = (_: typeof MENU_CONTENTS | Error): void => undefined
  const loadMenus = () =>
    new Promise<typeof MENU_CONTENTS>((resolve, reject) => {
      answer = (given) => (given instanceof Error ? reject(given) : resolve(given))
    })
  renderInShop(shop, row(loadMenus))
  fireEvent.click(button('Dining'))
  const dining = within(panel('Dining'))
  expect(dining.getByRole('status', { hidden: true }).textContent).toBe('Loading…')
  answer(new Error('No network.'))
  await dining.findByText('This menu could not be loaded.')
  const whole = dining.getByRole('link', { name: 'Show the whole menu', hidden: true })
  expect(whole.getAttribute('href')).toBe('/en/themes#dining')
  fireEvent.click(dining.getByRole('button', { name: 'Try again', hidden: true }))
  expect(dining.getByRole('status', { hidden: true }).textContent).toBe('Loading…')
  answer(MENU_CONTENTS)
  await dining.findByText('Placemats')
  expect(dining.getByRole('status', { hidden: true }).textContent).toBe('')
})

test('a picture is fetched only for the menu that is open', async () => {
  renderInShop(shop, row())
  fireEvent.pointerEnter(button('Fabric'))
  await within(panel('Fabric')).findByText('Fill-A-Yard')
  expect(panel('Fabric').querySelector('img')).toBeNull()
  fireEvent.click(button('Fabric'))
  expect(panel('Fabric').querySelector('img')?.getAttribute('src')).toContain('/designs/12/')
  fireEvent.click(button('Dining'))
  expect(panel('Fabric').querySelector('img')).toBeNull()
  expect(button('Fabric').getAttribute('aria-expanded')).toBe('false')
})

test('a menu closes when the focus leaves it, and not while it stays inside', async () => {
  renderInShop(shop, row())
  fireEvent.click(button('Fabric'))
  const link = await within(panel('Fabric')).findByText('Fill-A-Yard')
  const page = within(panel('Fabric')).getByText('All fabric')
  fireEvent.blur(page, { relatedTarget: link })
  expect(button('Fabric').getAttribute('aria-expanded')).toBe('true')
  const collections = screen.getByRole('link', { name: 'Collections' })
  fireEvent.blur(page, { relatedTarget: collections })
  expect(button('Fabric').getAttribute('aria-expanded')).toBe('false')
})

test('a menu leads to its page and to all menus until it is there, or when it does not come', async () => {
  const loadMenus = vi.fn(() => Promise.reject(new Error('No network.')))
  renderInShop(shop, row(loadMenus))
  fireEvent.click(button('Fabric'))
  const hrefs = () =>
    [...panel('Fabric').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual(['/en/shop', '/en/themes#fabric'])
  await waitFor(() => expect(loadMenus).toHaveBeenCalledTimes(1))
  fireEvent.click(button('Fabric'))
  fireEvent.click(button('Fabric'))
  expect(loadMenus).toHaveBeenCalledTimes(2)
  expect(hrefs()).toEqual(['/en/shop', '/en/themes#fabric'])
})

test('without a script a button names its panel, and does not say that it is closed', () => {
  const html = renderToString(inShop(shop, row()))
  expect(html).not.toContain('aria-expanded')
  expect(html).toMatch(/popovertarget="([^"]+)".*<div id="\1" popover="auto"/i)
})

test('the name of a member opens the pages of the account and the way out', () => {
  renderInShop(
    shop,
    <AccountMenu
      name="June in Hudson"
      groups={[{ links: [{ href: '/orders', label: 'Orders' }] }]}
      logOutAction="/logout"
    />,
  )
  fireEvent.click(button('June in Hudson'))
  const menu = panel('June in Hudson')
  expect(within(menu).getByText('Orders').getAttribute('href')).toBe('/orders')
  expect(within(menu).getByText('Log out').closest('form')?.getAttribute('action')).toBe('/logout')
})
