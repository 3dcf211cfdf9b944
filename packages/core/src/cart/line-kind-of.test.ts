import { describe, expect, it } from 'vitest'
import { readLayoutCode } from '../fill-a-yard/layout.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import type { TestItem } from '../testing/merchandise.ts'
import { SAMPLE_DESIGNS } from '../testing/sample-designs.table.ts'
import { SAMPLE_LAYOUTS } from '../testing/sample-layouts.table.ts'
import { getCart } from './cart.contract.ts'
import { lineKindOf } from './line-kind-of.ts'
import { fabricLine, fillAYardLine, wallpaperLine } from './line-kinds.table.ts'
import type { OrderItem } from './order-item.contract.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const layout = readLayoutCode(SAMPLE_LAYOUTS[4].code)
if (layout === undefined) throw new Error('The sample layout cannot be read.')
const filled = { layout, quantity: 2 }
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

const fabricItem = (line: OrderItem) =>
  line.fabric && fabricLine.itemOf({ ...line, fabric: line.fabric })

const wallpaperItem = (line: OrderItem) =>
  line.wallpaper && wallpaperLine.itemOf({ ...line, wallpaper: line.wallpaper })

const fillAYardItem = (line: OrderItem) =>
  line.fabric &&
  line.fillAYard &&
  fillAYardLine.itemOf({ ...line, fabric: line.fabric, fillAYard: line.fillAYard })

describe('the kind of a line', () => {
  it('is that of the product', async () => {
    expect(lineKindOf(await lineOf(yard))).toBe('fabric')
    expect(lineKindOf(await lineOf(panel))).toBe('wallpaper')
    expect(lineKindOf(await lineOf(filled))).toBe('fill-a-yard')
  })

  it('is not known of a line that has a fabric and is of another type', async () => {
    expect(lineKindOf({ ...(await lineOf(yard)), type: 'solid' })).toBeUndefined()
  })
})

describe('the item of a line', () => {
  it('is the one that was added', async () => {
    expect(fabricItem(await lineOf(yard))).toEqual(yard)
    expect(wallpaperItem(await lineOf(panel))).toEqual(panel)
    expect(fillAYardItem(await lineOf(filled))).toEqual(filled)
  })

  it('is not known where the design is gone, or the layout is of a later version', async () => {
    expect(fabricItem({ ...(await lineOf(yard)), design: null })).toBeUndefined()
    expect(wallpaperItem({ ...(await lineOf(panel)), design: null })).toBeUndefined()
    const line = await lineOf(filled)
    const later = { ...line, fillAYard: line.fillAYard && { ...line.fillAYard, layout: '2.99' } }
    expect(lineKindOf(later)).toBe('fill-a-yard')
    expect(fillAYardItem(later)).toBeUndefined()
  })
})
