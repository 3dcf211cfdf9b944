import fc from 'fast-check'
import * as real from 'valibot'
import { expect, test, vi } from 'vitest'

// The contracts, read twice: once over valibot, once over what the build puts in its place.
async function contracts(standIn: boolean) {
  vi.resetModules()
  if (standIn) vi.doMock('valibot', () => import('./valibot.ts'))
  else vi.doUnmock('valibot')
  const [cart, design, fabric, session, { readAnswer }] = await Promise.all([
    import('@selvage/core/cart'),
    import('@selvage/core/design'),
    import('@selvage/core/fabric'),
    import('@selvage/core/session'),
    import('@selvage/core/contract'),
  ])
  return {
    calls: [
      cart.addToCart,
      cart.cartCount,
      cart.createHandover,
      cart.redeemHandover,
      design.getDesignCards,
      fabric.listFabrics,
      session.createGuest,
    ],
    readAnswer,
  }
}

const card = {
  id: 15,
  title: 'Strawberry Patch',
  slug: 'strawberry-patch',
  designer: { id: 9, name: 'Bel Castellan', screen_name: 'bel_castellan' },
  palette: ['#12362f', '#d8434a'],
  repeat: { type: 'half-drop', width: 7.5, height: 7.5, period_width: 15, period_height: 7.5 },
  recommended_fabric: 'POPLIN',
  num_favorites: 3,
  for_sale: true,
  price_from: { raw_price: 5, currency: 'USD' },
}
const cloth = {
  id: 'abcdefghijklmnop',
  type: 'fabric',
  sub_type: null,
  quantity: { value: 2 },
  fabric: { code: 'COTTON_LAWN', size: 'YARD', type: 'printed' },
  design: {
    id: 15,
    title: 'S',
    slug: 's',
    palette: [],
    repeat: card.repeat,
    designer: card.designer,
  },
  pricing: {
    raw_price: 27,
    raw_price_undiscounted: 27,
    raw_total: 54,
    currency: 'USD',
    price_per: { unit_type: 'yard' },
  },
  analytics: { sku: 'a', parent_sku: 'b' },
  quantity_editable: true,
  cleanup: null,
  merchandise: { wallpaper_item: null },
  fill_a_yard: null,
}
const wallpaper = {
  ...cloth,
  type: 'wallpaper',
  fabric: null,
  merchandise: { wallpaper_item: { code: 'SMOOTH', size: 'PANEL_9_FT' } },
}
const yard = {
  ...cloth,
  design: null,
  fill_a_yard: {
    layout: '1.8.petal_signature_cotton.174.3-7.01',
    collection_name: 'Orchard',
    image: 'abcdefghijklmnop',
    palette: ['#12362f'],
  },
}
const pricing = {
  raw_subtotal: 54,
  raw_discount: 0,
  raw_shipping: null,
  raw_tax: null,
  raw_total: 54,
  raw_total_usd: 54,
  raw_subtotal_without_shipping: 54,
  currency: 'USD',
  tax_included: false,
  raw_free_shipping_from: null,
}
const user = {
  id: 'abcdefghijklmnop',
  screen_name: null,
  guest: true,
  design_owner: false,
  pro: false,
  business_tools: false,
  order_id_pending: null,
  stay_legacy_user: false,
  preferences: {
    adult_content: false,
    country: 'US',
    locale: 'en_US',
    currency: 'USD',
    measurement_system: 'imperial',
  },
}
const order = {
  id: 'abcdefghijklmnop',
  version: 1,
  order_items: [cloth, wallpaper, yard],
  pricing,
  promo: null,
  count: 2,
  item_limit: 50,
  needs_shipping: true,
}
/** One answer of each call, in the order of `calls`, that both must read. */
const answers: readonly unknown[] = [
  { addToCart: { order_id: 'abcdefghijklmnop', order_item_id: 'abcdefghijklmnop', cart: order } },
  { cartCount: { cartCount: 2 } },
  { code: 'once' },
  { order },
  { designs: [card] },
  {
    fabrics: [
      {
        code: 'COTTON_LAWN',
        status: 'available',
        pricing: { default_size: 'YARD', sizes: { YARD: { raw_price: 20, currency: 'USD' } } },
      },
    ],
  },
  { user, cart_token: 'token' },
]

const ODD = [
  undefined,
  null,
  '',
  'x',
  0,
  -1,
  1.5,
  Number.NaN,
  true,
  [],
  {},
  ['#12362f'],
  { currency: 'XXX' },
  '__proto__',
]
const NOTHING = Symbol('left out')

/** Puts a value in the place of one leaf or branch of an answer. */
function spoil(value: unknown, path: readonly number[], odd: unknown): unknown {
  if (typeof value !== 'object' || value === null || path.length === 0) return odd
  const keys = Object.keys(value)
  const at = keys[(path[0] ?? 0) % Math.max(keys.length, 1)]
  if (at === undefined) return odd
  const inner = spoil((value as Record<string, unknown>)[at], path.slice(1), odd)
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === at ? inner : each))
  const { [at]: _, ...rest } = value as Record<string, unknown>
  return inner === NOTHING ? rest : { ...rest, [at]: inner }
}

const readWith = (
  { calls, readAnswer }: Awaited<ReturnType<typeof contracts>>,
  at: number,
  wire: unknown,
): unknown => {
  try {
    return readAnswer(calls[at] as never, wire)
  } catch (error) {
    return String(error)
  }
}

test('every answer of every call is read as valibot reads it, whole or spoiled', async () => {
  expect(real.safeParse(real.string(), 'real').success).toBe(true)
  const library = await contracts(false)
  const standIn = await contracts(true)
  answers.forEach((answer, at) => {
    expect(String(readWith(library, at, answer)), `answer ${at} is not one`).not.toMatch(/Error/)
    expect(readWith(standIn, at, answer)).toEqual(readWith(library, at, answer))
  })
  fc.assert(
    fc.property(
      fc.nat(answers.length - 1),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }),
      fc.constantFrom(...ODD, NOTHING),
      (at, path, odd) => {
        const wire = spoil(answers[at], path, odd)
        expect(readWith(standIn, at, wire)).toEqual(readWith(library, at, wire))
      },
    ),
    { numRuns: 3_000 },
  )
})
