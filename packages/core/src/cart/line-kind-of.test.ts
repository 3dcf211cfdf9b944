import { describe, expect, it } from 'vitest'
import { readLayoutCode } from '../fill-a-yard/layout.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import type { TestItem } from '../testing/merchandise.ts'
import { SAMPLE_DESIGNS } from '../testing/sample-designs.table.ts'
import { SAMPLE_LAYOUTS } from '../testing/sample-layouts.table.ts'
import { getCart } from './cart.contract.ts'
import { byLineKind, lineKindOf } from './line-kind-of.ts'
import type { OrderItem } from './order-item.contract.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const layout = readLayoutCode(SAMPLE_LAYOUTS[4].code)
if (layout === undefined) throw new Error('The sample layout cannot be read.')
const filled = { layout, quantity: 2 }
const yard = { designId, fabric: 'BELGIAN_LINEN', size: 'FAT_QUARTER_YARD', quantity: 2 } as const
const towel = { designId, homeGood: 'TEA_TOWEL', size: '18X27', quantity: 1 } as const
const solid = { color: 'CORAL', size: 'YARD', quantity: 1 } as const
const plain = { unprinted: 'BELGIAN_LINEN', quantity: 1 } as const
const booklet = { stock: 'HANDBOOK', quantity: 1 } as const
const panel = { designId, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 3 } as const

async function lineOf(item: TestItem): Promise<OrderItem> {
  const { url, fetch } = createTestGateway({ user: 'guest', items: [item] })
  const gateway = createGateway({ url, locale: 'en_US', fetch })
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const [line] = cart?.items ?? []
  if (!line) throw new Error('The cart has no line.')
  return line
}

describe('the kind of a line', () => {
  it('is that of the product', async () => {
    expect(lineKindOf(await lineOf(yard))).toBe('fabric')
    expect(lineKindOf(await lineOf(panel))).toBe('wallpaper')
    expect(lineKindOf(await lineOf(filled))).toBe('fill-a-yard')
    expect(lineKindOf(await lineOf(towel))).toBe('home-good')
    expect(lineKindOf(await lineOf(solid))).toBe('solid')
    expect(lineKindOf(await lineOf(plain))).toBe('unprinted')
    expect(lineKindOf(await lineOf(booklet))).toBe('stock')
  })

  it('is not known of a line that lacks what its kind always has', async () => {
    expect(lineKindOf({ ...(await lineOf(solid)), fabric: null })).toBeUndefined()
    expect(lineKindOf({ ...(await lineOf(plain)), fabric: null })).toBeUndefined()
    expect(lineKindOf({ ...(await lineOf(plain)), type: 'product' })).toBeUndefined()
    expect(lineKindOf({ ...(await lineOf(booklet)), stock: null })).toBeUndefined()
  })

  it('is known of a line whose design is gone, and whose layout is of a later version', async () => {
    expect(lineKindOf({ ...(await lineOf(yard)), design: null })).toBe('fabric')
    const line = await lineOf(filled)
    const later = { ...line, fillAYard: line.fillAYard && { ...line.fillAYard, layout: '2.99' } }
    expect(lineKindOf(later)).toBe('fill-a-yard')
  })

  it('is not known of a line that has a fabric and is of another type', async () => {
    expect(lineKindOf({ ...(await lineOf(yard)), type: 'solid' })).toBeUndefined()
  })

  it('is not known of a line that lacks its fabric', async () => {
    expect(lineKindOf({ ...(await lineOf(yard)), fabric: null })).toBeUndefined()
    expect(lineKindOf({ ...(await lineOf(filled)), fabric: null })).toBeUndefined()
  })

  it('chooses the row that reads the line', async () => {
    // The shop may sell more kinds than these rows are for.
    const choose: (line: OrderItem, rows: never) => unknown = byLineKind
    const rows = {
      fabric: ({ fabric }: { fabric: { size: string } }) => fabric.size,
      wallpaper: ({ wallpaper }: { wallpaper: { size: string } }) => wallpaper.size,
      'fill-a-yard': ({ quantity }: OrderItem) => `${quantity} filled`,
    }
    expect(choose(await lineOf(yard), rows as never)).toBe('FAT_QUARTER_YARD')
    expect(choose(await lineOf(panel), rows as never)).toBe('PANEL_9_FT')
    expect(choose(await lineOf(filled), rows as never)).toBe('2 filled')
    expect(choose({ ...(await lineOf(yard)), type: 'solid' }, rows as never)).toBeUndefined()
  })
})
