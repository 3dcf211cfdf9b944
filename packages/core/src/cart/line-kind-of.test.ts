import { describe, expect, it } from 'vitest'
import { layoutCode, readLayoutCode } from '../fill-a-yard/layout.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import type { TestItem } from '../testing/merchandise.ts'
import { SAMPLE_DESIGNS } from '../testing/sample-designs.table.ts'
import { SAMPLE_LAYOUTS } from '../testing/sample-layouts.table.ts'
import { getCart } from './cart.contract.ts'
import { byLineKind, lineKindOf } from './line-kind-of.ts'
import { fabricLine, fillAYardLine, wallpaperLine } from './line-kinds.table.ts'
import type { OrderItem } from './order-item.contract.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const layout = readLayoutCode(SAMPLE_LAYOUTS[4].code)
const yard = { designId, fabric: 'BELGIAN_LINEN', size: 'FAT_QUARTER_YARD', quantity: 2 } as const
const panel = { designId, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 3 } as const

async function lineOf(item: TestItem): Promise<OrderItem> {
  const { url, fetch } = createTestGateway({ user: 'guest', items: [item] })
  const gateway = createGateway({ url, locale: 'en_US', fetch })
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const [line] = cart?.items ?? []
  if (!line) throw new Error('The cart has no line.')
  return line
}

const itemOf = (item: OrderItem): unknown =>
  byLineKind<unknown>(item, {
    fabric: fabricLine.itemOf,
    wallpaper: wallpaperLine.itemOf,
    'fill-a-yard': fillAYardLine.itemOf,
  })

describe('the kind of a line', () => {
  it.each([
    ['fabric', yard],
    ['wallpaper', panel],
    ['fill-a-yard', layout && { layout, quantity: 2 }],
  ] as const)('is %s, whose row returns the item that was added', async (kind, item) => {
    if (item === undefined) throw new Error('The sample layout cannot be read.')
    const line = await lineOf(item)
    expect(lineKindOf(line)).toBe(kind)
    expect(itemOf(line)).toEqual(item)
  })

  it('is not known of a line that has a fabric and is of another type', async () => {
    const solid: OrderItem = { ...(await lineOf(yard)), type: 'solid' }
    expect(lineKindOf(solid)).toBeUndefined()
    expect(itemOf(solid)).toBeUndefined()
  })
})

describe('the item of a line', () => {
  it('is not known where the design is gone, or the layout is of a later version', async () => {
    expect(itemOf({ ...(await lineOf(yard)), design: null })).toBeUndefined()
    expect(itemOf({ ...(await lineOf(panel)), design: null })).toBeUndefined()
    if (layout === undefined) throw new Error('The sample layout cannot be read.')
    const line = await lineOf({ layout, quantity: 1 })
    const code = layoutCode(layout).replace(/^1/, '2')
    const later = { ...line, fillAYard: line.fillAYard && { ...line.fillAYard, layout: code } }
    expect(lineKindOf(later)).toBe('fill-a-yard')
    expect(itemOf(later)).toBeUndefined()
  })
})
