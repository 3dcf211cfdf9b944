import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { MENUS_PATH } from '../app/site/menus/menus-path.ts'
import { expectAccessible } from './support/axe.ts'
import { keyboard, mouse } from './support/hands.ts'
import { messages } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const home = storefront + localizePath('home', 'en')
const SMALL_VIEW = { viewport: { width: 375, height: 700 } }

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('navigation.main') }).getByRole('button', { name })
const panel = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test('a menu of the row opens, closes and leads on with the keyboard alone', async () => {
  const { page, browserErrors, leave } = await visit()
  const hands = keyboard(page)
  await page.goto(home)
  const fabric = menu(page, t('navigation.fabric'))
  await hands.press(fabric)
  await wakes(page, 'navigation')
  const open = panel(page, t('navigation.fabric'))
  await open.getByRole('link', { name: t('navigation.fillAYard') }).waitFor()
  expect(await fabric.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(t('menus.all_fabric'))
  await page.keyboard.press('Escape')
  expect(await fabric.getAttribute('aria-expanded')).toBe('false')
  expect(await focused(page)).toBe(t('navigation.fabric'))

  await page.keyboard.press('Enter')
  await open.waitFor()
  await page.keyboard.press('Shift+Tab')
  await open.waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe(t('menus.menu_themes'))

  await hands.press(fabric)
  await hands.press(open.getByRole('link', { name: t('search.colour_red') }))
  await page.waitForURL(/color=red/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('one menu is open at a time, and a press outside closes it', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(home)
  await menu(page, t('navigation.fabric')).click()
  await panel(page, t('navigation.fabric')).waitFor()
  await menu(page, t('navigation.wallpaper')).click()
  await panel(page, t('navigation.wallpaper')).waitFor()
  expect(await panel(page, t('navigation.fabric')).isVisible()).toBe(false)
  await page.mouse.click(20, 890)
  await panel(page, t('navigation.wallpaper')).waitFor({ state: 'hidden' })
  expect(browserErrors).toEqual([])
  await leave()
})

test('a menu that was opened before the script is filled when it comes', async () => {
  const { page, browserErrors, leave } = await visit()
  const held = Promise.withResolvers<undefined>()
  await page.route(/hydrate.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(home)
  await menu(page, t('navigation.fabric')).click()
  const open = panel(page, t('navigation.fabric'))
  await open.getByRole('link', { name: t('navigation.wholeMenu') }).waitFor()
  held.resolve(undefined)
  await open.getByRole('link', { name: t('navigation.fillAYard') }).waitFor()
  expect(await open.getByRole('link', { name: t('navigation.wholeMenu') }).count()).toBe(0)
  expect(browserErrors).toEqual([])
  await leave()
})

test('without a script each menu leads to its place on the page of all menus', async () => {
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(home)
  await menu(page, t('navigation.fabric')).click()
  const open = panel(page, t('navigation.fabric'))
  expect(await open.getByRole('link', { name: t('menus.all_fabric') }).isVisible()).toBe(true)
  await open.getByRole('link', { name: t('navigation.wholeMenu') }).click()
  await page.waitForURL(/\/en\/themes#fabric$/)
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 2, name: t('navigation.fabric') }).count()).toBe(
    1,
  )
  expect(await main.getByRole('link').count()).toBeGreaterThan(250)
  expect(browserErrors).toEqual([])
  await leave()
})

test('the page of all menus is there by its plain path, and accessible', async () => {
  const { page, browserErrors, leave } = await visit(SMALL_VIEW)
  await page.goto(`${storefront}/themes`)
  expect(new URL(page.url()).pathname).toBe(localizePath('themes', 'en'))
  await expectAccessible(page)
  expect(browserErrors).toEqual([])
  await leave()
})

test('the menu of a small screen drills down and returns a level at a time', async () => {
  const { page, browserErrors, leave } = await visit(SMALL_VIEW)
  const hands = keyboard(page)
  await page.goto(home)
  await hands.press(page.getByRole('button', { name: t('navigation.menu') }))
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('heading', { level: 2 })
  await hands.press(dialog.getByRole('button', { name: t('menus.menu_themes') }))
  await expect.poll(() => focused(page)).toBe(t('menus.menu_themes'))
  await hands.press(dialog.getByRole('button', { name: new RegExp(t('menus.group_holidays')) }))
  await expect.poll(() => title.innerText()).toBe(t('menus.group_holidays'))
  await hands.press(dialog.getByRole('button', { name: t('navigation.back') }))
  await expect.poll(() => title.innerText()).toBe(t('menus.menu_themes'))
  expect(await focused(page)).toContain(t('menus.group_holidays'))
  await hands.press(dialog.getByRole('button', { name: new RegExp(t('menus.group_holidays')) }))
  await hands.press(dialog.getByRole('link', { name: t('search.topic_christmas') }))
  await page.waitForURL(/\/en\/shop\/christmas$/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('Back of the browser closes a level of the menu at a time, and leaves the page after them', async () => {
  const { page, browserErrors, leave } = await visit(SMALL_VIEW)
  const hands = mouse()
  await page.goto(`${storefront}/en/themes`)
  await page.goto(home)
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('heading', { level: 2 })
  const open = async () => {
    await hands.press(page.getByRole('button', { name: t('navigation.menu') }))
    await hands.press(dialog.getByRole('button', { name: t('navigation.fabric') }))
    await hands.press(dialog.getByRole('button', { name: new RegExp(t('menus.group_colors')) }))
    await expect.poll(() => title.innerText()).toBe(t('menus.group_colors'))
  }
  await open()
  await page.goBack()
  await expect.poll(() => title.innerText()).toBe(t('navigation.fabric'))
  await page.goBack()
  await expect.poll(() => title.innerText()).toBe(t('navigation.menu'))
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(home)

  // A link takes the levels along: Back leads to the page, and not to entries without a menu.
  await open()
  await hands.press(dialog.getByRole('link', { name: t('search.colour_red') }))
  await page.waitForURL(/color=red/)
  await page.goBack()
  await page.waitForURL(home)
  await page.goBack()
  await page.waitForURL(/\/en\/themes$/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a menu that does not come says so, and is asked for again', async () => {
  const { page, leave } = await visit()
  await page.route(`**${MENUS_PATH}*`, (route) => route.abort())
  await page.goto(home)
  await menu(page, t('navigation.fabric')).click()
  const open = panel(page, t('navigation.fabric'))
  await open.getByText(t('navigation.menuFailed')).waitFor()
  expect(await open.getByRole('link', { name: t('navigation.wholeMenu') }).isVisible()).toBe(true)
  await page.unroute(`**${MENUS_PATH}*`)
  await open.getByRole('button', { name: t('common.tryAgain') }).click()
  await open.getByRole('link', { name: t('navigation.fillAYard') }).waitFor()
  await leave()
})
