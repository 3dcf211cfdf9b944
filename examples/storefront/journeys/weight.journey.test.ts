import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { pageScale } from './support/page-weight.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const

/** The most that the fonts of a page weigh, in kB. */
const FONTS_KB = 60
/** The most that a card's picture of 650 px weighs, in kB, with the headers of its answer. */
const CARD_KB = 35.5
const CARD = /\/card-650\.avif$/

test.each(['en', 'de', 'es', 'fr'] as const)(
  'pages in %s keep within their budgets',
  async (lang) => {
    const { page, leave } = await visit(phone)
    const weigh = await pageScale(page)
    const wall = { height: '96', widths: '120', measurement_system: 'imperial' }
    const yard = { collection_id: '10', template_id: '4', fabric: 'petal_signature_cotton' }
    const pages = [
      localizePath('home', lang),
      localizePath('shop', lang),
      localizePath('fabric', lang, { designId: 12 }),
      localizePath('wallpaper', lang, { designId: 12 }),
      localizePath('wallpaper-calculator', lang, {}, wall),
      localizePath('fill-a-yard-canvas', lang, {}, yard),
      localizePath('cart', lang),
    ]
    let cards = 0
    for (const path of pages) {
      const seen = await weigh(storefront + path)
      expect(cards).toBeGreaterThan(10)
    await leave()
  },
)
