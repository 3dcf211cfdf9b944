import { getCollection, listCollections } from '@selvage/core/collection'
import { emptyLayout, layoutCode } from '@selvage/core/fill-a-yard'
import { createGateway } from '@selvage/core/gateway'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** The body of an order-item endpoint, as a partner's own code sends it. */
type Body = Readonly<Record<string, unknown>>

const TEMPLATE = 10

/** A yard of napkins, filled with designs of the first collection. */
async function filledYard(): Promise<Body> {
  const gateway = createGateway({ url: inject('shop').gateway, locale: 'en_US' })
  const { collections } = await gateway.send(listCollections, { query: {} })
  const id = collections[0]?.id ?? 0
  const { designs: all } = await gateway.send(getCollection, { params: { id }, query: {} })
  const designs = all.filter(({ forSale }) => forSale)
  const layout = emptyLayout(TEMPLATE, 'LINEN_COTTON_CANVAS', id)
  const cells = layout.cells.map((_, at) => designs[at % designs.length]?.id ?? null)
  return { fill_a_yard: { layout: layoutCode({ ...layout, cells }) }, quantity: 1 }
}

/** One item of each kind that is bought, by its order-item endpoint. */
async function everyKind(designId: number): Promise<readonly (readonly [string, Body])[]> {
  const design = { id: designId }
  return [
    [
      '/wallpapers/order_items',
      {
        merchandise: { wallpaper_item: { code: 'SMOOTH', size: 'PANEL_6_FT' } },
        design,
        quantity: 2,
      },
    ],
    ['/fill_a_yard/order_items', await filledYard()],
    [
      '/home_goods/order_items',
      {
        fabric_size: '18X18',
        merchandise: { home_good_item: 'SQUARE_THROW_PILLOW' },
        home_good_addition_codes: ['COVER_AND_INSERT'],
        design,
        quantity: 2,
      },
    ],
    [
      '/solids/order_items',
      {
        fabric: 'PETAL_SOLIDS',
        fabric_size: 'YARD',
        merchandise: { solid_item: 'NAVY' },
        quantity: 5,
      },
    ],
    ['/unprinted_fabrics/order_items', { fabric: 'MINKY' }],
    ['/stock_products/order_items', { sub_type: 'sample_pack', quantity: 1 }],
    ['/stock_products/order_items', { type: 'kit', sub_type: 'fat_quarter_bundle', quantity: 1 }],
    [
      '/stock_products/order_items',
      { type: 'service', sub_type: 'gift_certificate', size: '50', quantity: 1 },
    ],
  ]
}

/**
 * Puts one item of each kind into the cart of a page's visitor, by requests without the headers of
 * our own client. Returns how many lines that were.
 */
export async function addEveryKind(page: Page, designId: number): Promise<number> {
  const { gateway } = inject('shop')
  const items = await everyKind(designId)
  for (const [path, body] of items) {
    const status = await page.evaluate(
      async ([url, json]) => {
        const headers = { 'Content-Type': 'application/json' }
        const sent = { method: 'POST', credentials: 'include', headers, body: json } as const
        return (await fetch(url, sent)).status
      },
      [gateway + path, JSON.stringify(body)] as const,
    )
    expect([path, status]).toEqual([path, 200])
  }
  return items.length
}
