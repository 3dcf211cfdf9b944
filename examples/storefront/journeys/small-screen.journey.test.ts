import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const SMALL = { width: 375, height: 700 }

/** The panels of small screens: the page, the panel's button and something inside. */
const panels = [
  {
    name: 'menu',
    path: localizePath('home', 'en'),
    title: t('navigation.menu'),
    within: (root: Page | Locator) => root.getByRole('link', { name: t('navigation.fillAYard') }),
  },
  {
    name: 'filters',
    path: localizePath('shop', 'en'),
    title: t('search.filters'),
    within: (root: Page | Locator) => root.getByRole('button', { name: /^Show [\d,]+ designs$/ }),
  },
] as const

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement)
const bodyClass = (page: Page) => page.evaluate(() => document.body.className)

test.each(panels)(
  'the $name of a small screen keep the focus inside and give it back, and close on a desktop',
  async ({ name, path, title, within }) => {
    const { page, browserErrors, leave } = await visit({ viewport: SMALL })
    await page.goto(storefront + path)
    const opener = page.getByRole('button', { name: title, exact: true })
    await opener.focus()
    await wakes(page, name)
    await page.evaluate(() => {
      scrollTo(0, 500)
    })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await within(dialog).waitFor()
    expect(await bodyClass(page)).toContain('selvage-panel-open')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await isFocused(opener)).toBe(true)
    expect(await bodyClass(page)).not.toContain('selvage-panel-open')

    await opener.press('Enter')
    await dialog.waitFor()
    await page.setViewportSize({ width: 769, height: 700 })
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
    await page.setViewportSize(SMALL)
    await opener.waitFor()
    expect(await dialog.count()).toBe(0)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test.each(panels)(
  'the $name that were opened before the script become the dialog when it comes',
  async ({ name, path, title, within }) => {
    const { page, browserErrors, leave } = await visit({ viewport: SMALL })
    const held = Promise.withResolvers<undefined>()
    await page.route(/hydrate.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(storefront + path)
    await page.getByRole('button', { name: title, exact: true }).click()
    await within(page).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    held.resolve(undefined)
    await wakes(page, name)
    await within(page.getByRole('dialog', { name: title })).waitFor()
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('without script menu and filters open and lead on', async () => {
  const { page, browserErrors, leave } = await visit({ viewport: SMALL, javaScriptEnabled: false })
  await page.goto(storefront + localizePath('shop', 'en'))
  await page.getByRole('button', { name: t('search.filters'), exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Show [\d,]+ designs$/ }).click()
  await page.waitForURL(/color=/)
  await page.getByRole('button', { name: t('navigation.menu') }).click()
  await page.getByRole('link', { name: t('navigation.fillAYard') }).click()
  await page.waitForURL(/fill-a-yard/)
  expect(browserErrors).toEqual([])
  await leave()
})
