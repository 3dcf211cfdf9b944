import { expect, test } from 'vitest'
import { emptyLayout, layoutCode } from '../fill-a-yard/layout.ts'
import { earningsOfOrder } from './order-earnings.contract.ts'

type Order = Parameters<typeof earningsOfOrder>[0]
type Line = Order['order_items'][number]

const NONE = { wallpaper_item: null }

/** The parts of a line and an order that count; the others are left out. */
const line = (id: string, part: object, [usd, quantity, total]: readonly number[]): Line =>
  ({
    id,
    quantity: { value: quantity },
    design: { id: 7 },
    merchandise: NONE,
    fill_a_yard: null,
    pricing: { raw_price_usd: usd, raw_total: total },
    ...part,
  }) as unknown as Line
const order = (lines: readonly Line[], pricing: object = {}): Order => ({
  order_items: [...lines],
  pricing: {
    raw_discount: 0,
    raw_total: 1,
    raw_total_usd: 1,
    tax_included: false,
    ...pricing,
  } as Order['pricing'],
})

test('every kind of merchandise with a design earns, and nothing else', () => {
  const empty = emptyLayout(4, 'PETAL_SIGNATURE_COTTON', 3)
  const cells = empty.cells.map((_, at) => [5, 9][at % 2] ?? null)
  const layout = layoutCode({ ...empty, cells })
  const stock = { code: 'GIFT_CERTIFICATE' }
  const earned = earningsOfOrder(
    order([
      line('cloth', {}, [20, 3, 60]),
      line('paper', { merchandise: { wallpaper_item: { code: 'x' } } }, [30, 1, 30]),
      line('pillow', { merchandise: { ...NONE, home_good_item: { code: 'x' } } }, [40, 1, 40]),
      line('yard', { design: null, fill_a_yard: { layout } }, [20, 2, 40]),
      line('solid', { design: null }, [10, 1, 10]),
      line('card', { design: null, merchandise: { ...NONE, stock_item: stock } }, [25, 1, 25]),
    ]),
    null,
  )
  expect(earned.map(({ lineId, ...rest }) => [lineId, ...Object.values(rest)])).toEqual([
    ['cloth', 'fabric', 3, 7, 600],
    ['paper', 'wallpaper', 1, 7, 300],
    ['pillow', 'home-good', 1, 7, 400],
    ['yard', 'fill-a-yard', 2, 5, 200],
    ['yard', 'fill-a-yard', 2, 9, 200],
  ])
})

test.each([
  ['the discount that counts on it', { raw_discount: 20 }, null, 80],
  ['the tax that its price contains', { tax_included: true }, 0.25, 80],
  ['no tax that is added to it', {}, 0.25, 100],
  ['no tax that is not known', { tax_included: true }, null, 100],
])('leaves out %s', (_, pricing, taxRate, cents) => {
  const certificate = { stock_item: { code: 'GIFT_CERTIFICATE' }, ...NONE }
  const lines = [
    line('cloth', {}, [10, 1, 100]),
    // A discount does not count on what is worth money itself.
    line('card', { design: null, merchandise: certificate }, [25, 1, 25]),
  ]
  expect(earningsOfOrder(order(lines, pricing), taxRate)[0]?.cents).toBe(cents)
})

test('a line without a price in US dollars is turned at the rate of its order', () => {
  const old = line('cloth', { pricing: { raw_total: 92 } }, [0, 1, 0])
  const at = (pricing: object) => earningsOfOrder(order([old], pricing), null)[0]?.cents
  expect(at({ raw_total: 184, raw_total_usd: 200 })).toBe(1_000)
  expect(at({ raw_total: 0, raw_total_usd: 0 })).toBe(0)
})
