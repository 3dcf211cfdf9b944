import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { pageScale } from './support/page-weight.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront, islands } = inject('shop')
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const

/** The most that the fonts of a page weigh, in kB. */
const FONTS_KB = 60
/** The most that the scripts of a page weigh that is only looked at, in kB. */
const READ_KB = 10
/** The most that a card's picture weighs, of 650 px at most, in kB. */
const CARD_KB = 35
/**
 * The most that a page shifts: a browser that is busy draws a page in parts while it reads it. An
 * idle one shifts nothing, as `npm run bench -- lighthouse` shows.
 */
const SHIFT = 0.01
const CARD = /\/card-(?:480|650)\.avif$/

const wall = { height: '96', widths: '120', measurement_system: 'imperial' }
const yard = { collection_id: '10', template_id: '4', fabric: 'petal_signature_cotton' }

const KB = {
  react: { product: 90, cart: 95, yard: 105, checkout: 108 },
  preact: { product: 39, cart: 42, yard: 55.5, checkout: 56.5 },
}[islands]

/** The most script that each page loads by itself, in kB as they are sent. */
const pages: readonly { path: (lang: Language) => string; scriptKb: number }[] = [
  { path: (lang) => localizePath('home', lang), scriptKb: READ_KB },
  { path: (lang) => localizePath('shop', lang), scriptKb: READ_KB },
  { path: (lang) => documentRoutes.localizePath('about', lang), scriptKb: READ_KB },
  { path: (lang) => localizePath('wallpaper-calculator', lang, {}, wall), scriptKb: READ_KB },
  { path: (lang) => localizePath('fabric', lang, { designId: 12 }), scriptKb: KB.product },
  { path: (lang) => localizePath('wallpaper', lang, { designId: 12 }), scriptKb: KB.product },
  {
    path: (lang) => localizePath('home-good-SQUARE_THROW_PILLOW', lang, { designId: 12 }),
    scriptKb: KB.product,
  },
  { path: (lang) => localizePath('products', lang, { designId: 12 }), scriptKb: READ_KB },
  { path: (lang) => localizePath('cart', lang), scriptKb: KB.cart },
  { path: (lang) => localizePath('fill-a-yard-canvas', lang, {}, yard), scriptKb: KB.yard },
]

test.each(['en', 'de', 'es', 'fr'] as const)(
  'pages in %s keep within their budgets',
  async (lang) => {
    const { page, leave } = await visit(phone)
    const weigh = await pageScale(page)
    let cards = 0
    for (const { path: pathIn, scriptKb: most } of pages) {
      const path = pathIn(lang)
      const { fontKb, scriptKb, pictures, layoutShift } = await weigh(storefront + path)
      expect(fontKb, path).toBeGreaterThan(20)
      expect(fontKb, path).toBeLessThanOrEqual(FONTS_KB)
      expect(scriptKb, path).toBeGreaterThan(1)
      expect(scriptKb, path).toBeLessThanOrEqual(most)
      expect(layoutShift, path).toBeLessThan(SHIFT)
      const ofCards = pictures.filter(({ url }) => CARD.test(url))
      cards += ofCards.length
      expect(
        ofCards.filter(({ kb }) => kb > CARD_KB),
        path,
      ).toEqual([])
    }
    expect(cards).toBeGreaterThan(10)
    await leave()
  },
)

test('a cart and a checkout with a line in them keep within their budgets', async () => {
  const { page, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  const weigh = await pageScale(page)
  const cart = await weigh(storefront + localizePath('cart', 'en'))
  expect(cart.scriptKb).toBeGreaterThan(READ_KB)
  expect(cart.scriptKb).toBeLessThanOrEqual(KB.cart)
  const checkout = await weigh(storefront + localizePath('checkout', 'en'))
  expect(checkout.scriptKb).toBeGreaterThan(READ_KB)
  expect(checkout.scriptKb).toBeLessThanOrEqual(KB.checkout)
  await leave()
})
