import { getCart } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import { createGateway } from '@selvage/core/gateway'
import { createTestGateway, SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from '@selvage/core/testing'
import type { TestItem } from '@selvage/core/testing'
import { describe, expect, it } from 'vitest'
import { cartLineLinks, orderLineLinks } from './line-links.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const { code } = SAMPLE_LAYOUTS[4]
const layout = readLayoutCode(code)
if (layout === undefined) throw new Error('The sample layout cannot be read.')
const yard = { designId, fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 } as const
const panel = { designId, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 3 } as const

async function lineOf(item: TestItem): Promise<OrderItem> {
  const { url, fetch } = createTestGateway({ user: 'guest', items: [item] })
  const gateway = createGateway({ url, locale: 'en_US', fetch })
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const [line] = cart?.items ?? []
  if (!line) throw new Error('The cart has no line.')
  return line
}

const PILLOWS = '/en/home-decor/living-decor/square-throw-pillow'
const TOWELS = '/en/home-decor/dining/tea-towel'
const canvas = `/en/fill-a-yard/canvas?layout=${code}`
const links = {
  fabric: [
    yard,
    {
      page: `/en/fabric/${designId}?fabric=belgian_linen`,
      edit: `/en/fabric/${designId}?fabric=belgian_linen&size=yard&order_item_id=LINE`,
    },
  ],
  wallpaper: [
    panel,
    {
      page: `/en/wallpaper/${designId}?wallpaper=smooth`,
      edit: `/en/wallpaper/${designId}?wallpaper=smooth&size=panel_9_ft&order_item_id=LINE`,
    },
  ],
  'a pillow': [
    {
      designId,
      homeGood: 'SQUARE_THROW_PILLOW',
      size: '20X20',
      fabric: 'VELVET',
      addition: 'COVER_AND_INSERT',
      quantity: 1,
    },
    {
      page: `${PILLOWS}/${designId}?fabric=velvet&size=20x20&insert=cover_and_insert`,
      edit: `${PILLOWS}/${designId}?fabric=velvet&size=20x20&insert=cover_and_insert&order_item_id=LINE`,
    },
  ],
  'a tea towel': [
    { designId, homeGood: 'TEA_TOWEL', size: '18X27', quantity: 1 },
    {
      page: `${TOWELS}/${designId}?fabric=linen_cotton_canvas&size=18x27`,
      edit: `${TOWELS}/${designId}?fabric=linen_cotton_canvas&size=18x27&order_item_id=LINE`,
    },
  ],
  'a gift certificate': [
    { stock: 'GIFT_CERTIFICATE', size: '50', quantity: 1 },
    {
      page: '/gift_certificates?lang=en',
      edit: '/gift_certificates?lang=en&order_item_id=LINE',
    },
  ],
  'a filled yard': [
    { layout, quantity: 1 },
    {
      page: `/en/collections/${layout.collectionId}`,
      edit: `${canvas}&order_item_id=LINE`,
      cuttingGuide: `${canvas}#cutting-guide`,
    },
  ],
} satisfies Record<string, readonly [TestItem, object]>

describe('the links of a line', () => {
  it.each(Object.entries(links))('of %s lead to its pages', async (_, [item, expected]) => {
    const line = await lineOf(item)
    const all = cartLineLinks('en', { ...line, id: 'LINE' })
    expect(all).toEqual(expected)
    expect(orderLineLinks('en', line)).toEqual({
      page: all.page,
      cuttingGuide: all.cuttingGuide,
    })
  })

  it('are none where the design is gone, or the kind is not known', async () => {
    expect(cartLineLinks('en', { ...(await lineOf(yard)), design: null })).toEqual({})
    expect(cartLineLinks('en', { ...(await lineOf(panel)), design: null })).toEqual({})
    expect(cartLineLinks('en', { ...(await lineOf(yard)), type: 'solid' })).toEqual({})
  })

  it('lead to what mends a line that is not sold any more', async () => {
    const line = { ...(await lineOf(yard)), id: 'LINE' }
    const mendOf = (change: Partial<OrderItem>) => cartLineLinks('en', { ...line, ...change }).mend
    expect(mendOf({ cleanup: 'fabric_unavailable' })).toBe(links.fabric[1].edit)
    expect(mendOf({ cleanup: 'design_unavailable' })).toBe('/en/shop')
    expect(mendOf({ cleanup: 'item_unavailable', type: 'solid' })).toBe('/en/shop')
  })

  it('still lead to the canvas where the layout is of a later version', async () => {
    const line = await lineOf({ layout, quantity: 1 })
    const later = { ...line, fillAYard: line.fillAYard && { ...line.fillAYard, layout: '2.99' } }
    expect(Object.keys(cartLineLinks('en', later))).toEqual(['edit'])
    expect(orderLineLinks('en', later).page).toBeUndefined()
  })
})
