import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { printed } from './support/paper.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en

/** Texts to press or to follow, which are not for paper. */
const PRESSED = [
  t('fabric.addToCart'),
  t('wall.add_panel', { count: 1 }),
  t('builder.share'),
  t('design.moreLikeThis'),
  t('wall.emptyTitle'),
]

test.each([
  {
    route: 'wallpaper',
    chosen: 'wallpaper.WALLPAPER_SMOOTH_name',
    other: 'wallpaper.WALLPAPER_GRASSCLOTH_name',
    fact: 'wallpaper.hanging',
  },
  {
    route: 'fabric',
    chosen: 'fabric.FABRIC_PETAL_SIGNATURE_COTTON',
    other: 'fabric.FABRIC_LINEN_COTTON_CANVAS',
    fact: 'fabric.printingAndDelivery',
  },
] as const)(
  'a $route page on paper has what is chosen and every fact, and no control',
  async ({ route, chosen, other, fact }) => {
    const { page, browserErrors, leave } = await visit()
    await page.goto(storefront + localizePath(route, 'en', { designId: 12 }))
    const { text } = await printed(page, 'A4')
    expect(text).toContain(await page.getByRole('heading', { level: 1 }).innerText())
    expect(text).toContain(t(chosen))
    expect(text).toContain(t(fact))
    expect(text).not.toContain(t(other))
    for (const pressed of PRESSED) expect(text).not.toContain(pressed)
    expect(browserErrors).toEqual([])
    await leave()
  },
)
