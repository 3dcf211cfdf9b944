import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { pageScale } from './support/page-weight.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const

/** The most that the fonts of a page weigh, in kB. */
const FONTS_KB = 60
/** The most that the scripts of a page without an island weigh, in kB. */
const SCRIPT_KB = 10
/** The most that a card's picture of 650 px weighs, in kB, with the headers of its answer. */
const CARD_KB = 35.5
const CARD = /\/card-650\.avif$/

const languages = ['en', 'de', 'es', 'fr'] as const

test.each(languages)('pages in %s keep within their budgets', async (lang) => {
  const { page, leave } = await visit(phone)
  const weigh = await pageScale(page)
  const wall = { height: '96', widths: '120', measurement_system: 'imperial' }
  const yard = { collection_id: '10', template_id: '4', fabric: 'petal_signature_cotton' }
  const shown = [localizePath('home', lang), localizePath('shop', lang)]
  const used = [
    localizePath('fabric', lang, { designId: 12 }),
    localizePath('wallpaper', lang, { designId: 12 }),
    localizePath('wallpaper-calculator', lang, {}, wall),
    localizePath('fill-a-yard-canvas', lang, {}, yard),
    localizePath('cart', lang),
  ]
  let cards = 0
  for (const path of [...shown, ...used]) {
    const { fontKb, scriptKb, pictures, layoutShift } = await weigh(storefront + path)
    expect(fontKb, path).toBeGreaterThan(20)
    expect(fontKb, path).toBeLessThanOrEqual(FONTS_KB)
    if (shown.includes(path)) expect(scriptKb, path).toBeLessThanOrEqual(SCRIPT_KB)
    else expect(scriptKb, path).toBeGreaterThan(SCRIPT_KB)
    expect(layoutShift, path).toBe(0)
    const ofCards = pictures.filter(({ url }) => CARD.test(url))
    cards += ofCards.length
    expect(
      ofCards.filter(({ kb }) => kb > CARD_KB),
      path,
    ).toEqual([])
  }
  expect(cards).toBeGreaterThan(10)
  await leave()
})
