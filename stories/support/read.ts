import { HOME_GOOD_CODES, homeGoodSizesOf } from '@selvage/core/home-good'
import { STOCK_CODES, stockSizesOf } from '@selvage/core/stock'
import { getCart } from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { getCheckout, putDelivery, putShipping } from '@selvage/core/checkout'
import type { ShippingForm } from '@selvage/core/checkout'
import { getDesign, getDesignCards } from '@selvage/core/design'
import { listFabrics } from '@selvage/core/fabric'
import { readLayoutCode, TEMPLATE_IDS } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from '@selvage/core/testing'
import type { TestItem } from '@selvage/core/testing'
import { listWallpapers } from '@selvage/core/wallpaper'
import { pickedDesignId } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import type { StoryShop } from './shop.ts'

/** Returns the id of the sample design at an index. */
export function designId(at: number): number {
  const design = SAMPLE_DESIGNS[at % SAMPLE_DESIGNS.length]
  if (design === undefined)
    throw new Error('The test gateway has no designs. Run `node scripts/sample-designs.ts`.')
  return design.id
}

/** Returns the ids of the sample designs, the picked one first. */
const idsWithFirst = (picked: number | undefined): readonly number[] => {
  const ids = SAMPLE_DESIGNS.map(({ id }) => id)
  return picked === undefined ? ids : [picked, ...ids.filter((id) => id !== picked)]
}

/** Loads cards of the sample shop, all of them by default. */
export const readCards = async (
  { shop, picked }: StoryShop,
  count: number = SAMPLE_DESIGNS.length,
) => ({
  designs: await shop.gateway.send(getDesignCards, {
    query: { ids: idsWithFirst(picked).slice(0, count), currency: shop.currency },
  }),
})

/** Loads the picked design or the one at an index, and the prices of every fabric. */
export const readProduct =
  (at: number) =>
  async ({ shop, picked }: StoryShop) => ({
    design: await shop.gateway.send(getDesign, {
      params: { id: picked ?? designId(at) },
      query: { currency: shop.currency },
    }),
    offers: await shop.gateway.send(listFabrics, { query: { currency: shop.currency } }),
  })

/** Loads the picked design or the one at an index, and the prices of every wallpaper. */
export const readWallpaper =
  (at: number) =>
  async ({ shop, picked }: StoryShop) => ({
    design: await shop.gateway.send(getDesign, {
      params: { id: picked ?? designId(at) },
      query: { currency: shop.currency },
    }),
    offers: await shop.gateway.send(listWallpapers, { query: { currency: shop.currency } }),
  })

/** Returns the sample layout of a template. */
export function sampleLayout(templateId: keyof typeof SAMPLE_LAYOUTS): Layout {
  const layout = readLayoutCode(SAMPLE_LAYOUTS[templateId].code)
  if (layout === undefined)
    throw new Error(
      `The sample of template ${templateId} cannot be read. Change sample-layouts.table.ts in core.`,
    )
  return layout
}

/** Loads the cart, as a cart page does. */
export const readCart = async ({ shop }: StoryShop) => ({ cart: await shop.cart.load() })

/** The toolbars by which lines differ. */
type LineGlobals = Pick<StoryGlobals, 'measurement'> & Partial<Pick<StoryGlobals, 'design'>>

/** Two lines of fabric, for most stories. */
const twoLines: readonly CartItemInput[] = [
  { designId: designId(1), fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 },
  {
    designId: designId(3),
    fabric: 'PETAL_SIGNATURE_COTTON',
    size: 'FAT_QUARTER_YARD',
    quantity: 1,
  },
]
const twoMetricLines: readonly CartItemInput[] = [
  { designId: designId(1), fabric: 'BELGIAN_LINEN', size: 'METER', quantity: 2 },
  {
    designId: designId(3),
    fabric: 'PETAL_SIGNATURE_COTTON',
    size: 'FAT_QUARTER_METER',
    quantity: 1,
  },
]
/** Two lines in the toolbar's measures, the first of the picked design. */
export const linesFor = (globals: LineGlobals): readonly CartItemInput[] => {
  const lines = globals.measurement === 'metric' ? twoMetricLines : twoLines
  const picked = pickedDesignId(globals)
  return lines.map((line, at) => (at === 0 && picked ? { ...line, designId: picked } : line))
}

/** A line of each kind: fabric, panels of wallpaper, and a filled yard. */
export const mixedLinesFor = (globals: LineGlobals): readonly TestItem[] => [
  ...linesFor(globals).slice(0, 1),
  { designId: designId(6), wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 5 },
  { layout: sampleLayout(4), quantity: 1 },
]
/** A home good, two fabrics without a print of a designer, and ready-made items. */
export const productLines: readonly TestItem[] = [
  {
    designId: designId(2),
    homeGood: 'SQUARE_THROW_PILLOW',
    size: '18X18',
    addition: 'COVER_AND_INSERT',
    quantity: 1,
  },
  { color: 'NAVY', size: 'YARD', quantity: 3 },
  { unprinted: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 },
  { stock: 'SAMPLE_PACK', quantity: 1 },
  { stock: 'FAT_QUARTER_BUNDLE', quantity: 1 },
  { stock: 'GIFT_CERTIFICATE', size: '50', quantity: 1 },
]
/** The designs on home goods whose pages stories show. */
export const storyHomeGoods = [
  { designId: designId(2), homeGood: 'SQUARE_THROW_PILLOW' },
  { designId: designId(4), homeGood: 'ROUND_TABLECLOTH' },
  { designId: designId(6), homeGood: 'DUVET_COVER' },
  { designId: designId(8), homeGood: 'TEA_TOWEL' },
] as const

/** Each home good, in its first size. */
export const everyHomeGood: readonly TestItem[] = HOME_GOOD_CODES.map((homeGood, at) => ({
  designId: designId(at),
  homeGood,
  size: homeGoodSizesOf(homeGood)[0] ?? '18X18',
  quantity: 1,
}))
/** Each ready-made item, kit and service. */
export const everyStockProduct: readonly TestItem[] = STOCK_CODES.map((stock) => ({
  stock,
  size: stockSizesOf(stock)[0] ?? '',
  quantity: 1,
}))
/** Lines of several sizes of wallpaper and of every template. */
export const allWallpaperAndYards: readonly TestItem[] = [
  { designId: designId(1), wallpaper: 'PEEL_AND_STICK_WOVEN', size: 'SWATCH', quantity: 2 },
  { designId: designId(11), wallpaper: 'SMOOTH', size: 'PANEL_12_FT', quantity: 7 },
  { designId: designId(12), wallpaper: 'GRASSCLOTH', size: 'ROLL_27_FT', quantity: 3 },
  ...TEMPLATE_IDS.map((id, at) => ({ layout: sampleLayout(id), quantity: 1 + (at % 2) })),
]

const addresses = {
  US: {
    fullName: 'June Harrow',
    line1: '418 Orchard Lane',
    city: 'Hudson',
    state: 'NY',
    zipcode: '12534',
    phone: '518 555 0142',
  },
  GB: {
    fullName: 'June Harrow',
    line1: '4 Mill Lane',
    city: 'Hove',
    state: '',
    zipcode: 'BN3 1AA',
    phone: '01273 555014',
  },
  DE: {
    fullName: 'Annegret Müller-Lüdenscheidt',
    line1: 'Schlossgartenstraße 12',
    city: 'Freiburg im Breisgau',
    state: '',
    zipcode: '79098',
    phone: '0761 555014',
  },
  CA: {
    fullName: 'June Harrow',
    line1: '88 Queen Street',
    city: 'Toronto',
    state: 'ON',
    zipcode: 'M5H 2N2',
    phone: '416 555 0142',
  },
  AU: {
    fullName: 'June Harrow',
    line1: '7 Wattle Street',
    city: 'Fitzroy',
    state: '',
    zipcode: '3065',
    phone: '03 5550 1420',
  },
} satisfies Record<
  string,
  Pick<ShippingForm, 'fullName' | 'line1' | 'city' | 'state' | 'zipcode' | 'phone'>
>

/** A valid shipping form for a country. */
export function storyForm(country: string): ShippingForm {
  const address = country in addresses ? addresses[country as keyof typeof addresses] : addresses.US
  return {
    ...address,
    line2: '',
    country,
    email: 'june@example.com',
    emailRetype: 'june@example.com',
    newsletter: false,
  }
}

/** Loads a checkout in which every step before the given one is done. */
export const readCheckout =
  (before: 'shipping' | 'delivery' | 'payment') =>
  async ({ shop }: StoryShop) => {
    const cart = await shop.gateway.send(getCart, {
      params: { id: 'pending' },
      query: { currency: shop.currency },
    })
    if (cart === null) throw new Error('A checkout needs a cart. Give the story its `items`.')
    const params = { id: cart.id }
    const read = async () => shop.gateway.send(getCheckout, { params, query: {} })
    if (before === 'shipping') return { checkout: await read() }
    const shipped = await shop.gateway.send(
      putShipping,
      { params, body: storyForm(shop.country) },
      { version: cart.version },
    )
    if (before === 'delivery') return { checkout: shipped }
    const body = {
      deliveryOptionId: 'standard',
      gift: { isGift: false, removePrices: false, message: '' },
    }
    return {
      checkout: await shop.gateway.send(
        putDelivery,
        { params, body },
        { version: shipped.order.version },
      ),
    }
  }
