import { createMessages } from '@selvage/react/messages'
import { catalogue } from '@selvage/i18n/messages/en'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { alive, forms } from './support/unseen.ts'
import { labelOf } from './support/label-of.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const { t } = createMessages({ catalogue, lang: 'en' })

const VIEWS = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
  ['a small phone', { width: 320, height: 640 }],
] as const
const ROOMY = VIEWS.slice(0, 2)
const PATHS = ['/en/fabric/12', '/en/wallpaper/12']

const buy = (page: Page) => page.getByRole('button', { name: /^Add (1 panel )?to cart/ })
/** Whether each buy button is wholly in view. */
const isInView = (page: Page): Promise<boolean[]> =>
  buy(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }),
  )
/** Runs in the page: whether an element is in view, and nothing lies over it. */
const isOnTop = (element: Element): boolean => {
  const { left, top, bottom, height } = element.getBoundingClientRect()
  const isInside = top >= 0 && bottom <= innerHeight
  return isInside && document.elementFromPoint(left + 4, top + height / 2) === element
}
const scrollDown = (page: Page, toPx: number): Promise<void> =>
  page.evaluate((top) => scrollTo(0, top), toPx)

test.each(ROOMY)(
  'the price and the buy button are in view from the start on %s',
  async (_, viewport) => {
    const { page, leave } = await visit({ viewport, javaScriptEnabled: false })
    for (const path of PATHS) {
      await page.goto(storefront + path)
      await expect.poll(() => isInView(page)).toEqual([true])
      // The total is in the server's page, and says what it is for.
      expect(await forms(page).getByRole('status').innerText()).toMatch(/^US\$\d+\.\d\d\s+1 /)
    }
    await leave()
  },
)

test('how many, and what they come to, are in view from the start on a desktop', async () => {
  const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } })
  for (const path of PATHS) {
    await page.goto(storefront + path)
    const button = await buy(page).first().boundingBox()
    const quantity = await page.getByRole('spinbutton').last().boundingBox()
    // They stand in one row, and cover no choice of fabric and cut.
    expect(Math.abs((quantity?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(12)
    expect(button && button.y + button.height).toBeLessThanOrEqual(900)
  }
  await leave()
})

test.each(['en', 'de'] as const)(
  'a title of two lines leaves the price of each cut in view on a desktop in %s',
  async (lang) => {
    const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${storefront}${localizePath('fabric', lang, { designId: '12' })}?country=DE`)
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.textContent = 'The Orchard Keepers in Moonlight'
    })
    const quantity = await page.getByRole('spinbutton').last().boundingBox()
    const cut = labelOf(page.getByRole('radio').last())
    const price = await cut.getByText('$').boundingBox()
    expect((price?.y ?? 900) + (price?.height ?? 0)).toBeLessThan((quantity?.y ?? 0) - 24)
    await leave()
  },
)

test.each(VIEWS)('the buy button stays at hand below the form on %s', async (_, viewport) => {
  const { page, leave } = await visit({ viewport })
  await page.goto(storefront + PATHS[0])
  await page.getByRole('spinbutton').fill('2')
  for (const y of [0, 300, 900, 1600, 2400]) {
    await scrollDown(page, y)
    await expect.poll(async () => (await isInView(page)).filter(Boolean)).toEqual([true])
  }
  // At the page's end the bar covers nothing.
  await scrollDown(page, 100_000)
  const [bar] = await Promise.all([buy(page).last().boundingBox()])
  const foot = await page.getByRole('contentinfo').boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await buy(page).last().click()
  await page
    .getByRole('button', { name: t('fabric.added') })
    .last()
    .waitFor()
  await leave()
})

test.each(VIEWS)('what is wrong with a quantity is not covered on %s', async (_, viewport) => {
  const { page, leave } = await visit({ viewport })
  for (const path of PATHS) {
    await page.goto(storefront + path)
    await page.getByRole('spinbutton').last().fill('999')
    const note = forms(page).getByText(t('form.quantityReset', { typed: 999, max: 99 }))
    await expect.poll(() => note.evaluate(isOnTop)).toBe(true)
  }
  await leave()
})

test('without script a price is not shown beside another choice than its own', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(storefront + PATHS[0])
  const total = forms(page).getByRole('status')
  await page.getByRole('radio', { name: t('fabric.size_FAT_QUARTER') }).check({ force: true })
  expect(await total.isVisible()).toBe(false)
  await page.getByRole('radio', { name: t('fabric.size_YARD') }).check({ force: true })
  expect(await total.isVisible()).toBe(true)
  await leave()
})

test('the list of fabrics that was opened before the script becomes the sheet', async () => {
  const { page, browserErrors, leave } = await visit({})
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(storefront + PATHS[0], { waitUntil: 'commit' })
  await page.getByText(t('fabric.compare', { count: 33 })).click()
  release()
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).hover()
      await page.getByRole('spinbutton').hover()
      return alive(page).count()
    })
    .toBeGreaterThan(0)
  const sheet = page.getByRole('dialog', { name: t('fabric.compareTitle', { count: 33 }) })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.getByText(t('fabric.compare', { count: 33 })).press('Enter')
  await sheet.getByRole('button', { name: t('fabric.chooseNamed', { fabric: 'Velvet' }) }).click()
  await expect.poll(() => page.getByRole('radio', { name: /^Velvet/ }).isChecked()).toBe(true)
  expect(browserErrors).toEqual([])
  await leave()
})
