import type { OrderItem } from '@selvage/core/cart'
import { money } from '@selvage/core/money'
import { catalogue } from '@selvage/i18n/messages/en'
import { expect, test } from 'vitest'
import { createMessages } from '../messages/index.ts'
import { factsOf } from './line-facts.table.ts'
import { lineAmount, lineImage, lineMaterial } from './line-text.ts'

const messages = createMessages({ lang: 'en', locale: 'en_US', measurement: 'imperial', catalogue })
const design: OrderItem['design'] = {
  id: 7,
  title: 'Meadow',
  slug: 'meadow',
  palette: ['#123456'],
  repeat: { type: 'half-drop', widthIn: 9, heightIn: 11, periodWidthIn: 18, periodHeightIn: 11 },
  designer: { id: 1, name: 'Ada', screenName: 'ada' },
}
const yards: OrderItem = {
  id: 'line-a-0123456789',
  type: 'fabric',
  subType: null,
  quantity: 2,
  fabric: { code: 'LINEN_COTTON_CANVAS', size: 'YARD', type: 'fabric' },
  design,
  wallpaper: null,
  homeGood: null,
  text: null,
  chunkSize: null,
  fillAYard: null,
  solid: null,
  stock: null,
  unitPrice: money(2700, 'USD'),
  unitPriceUndiscounted: money(2700, 'USD'),
  total: money(5400, 'USD'),
  unit: 'YARD',
  sku: 'sku',
  parentSku: 'sku',
  quantityEditable: true,
  cleanup: null,
  gone: false,
}
const panels: OrderItem = {
  ...yards,
  type: 'wallpaper',
  fabric: null,
  wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' },
}
const pillow: OrderItem = {
  ...yards,
  type: 'home good',
  fabric: null,
  unit: 'ITEMS',
  text: {
    title: 'Meadow',
    product: 'Square throw pillow',
    material: 'Square throw pillow, {18x18}',
    labels: {
      totalSize: '2 × {18x18}',
      style: 'Knife edge, hidden zip',
      insert: 'Cover and insert',
      fabric: 'Linen cotton canvas',
    },
    picture: 'home-good-SQUARE_THROW_PILLOW-18X18-7',
  },
}

/** Sizes have spaces at which no line breaks. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const labelsOf = (item: OrderItem) =>
  factsOf(item, messages).map(({ label, value, price }) =>
    plain(`${label}: ${value}${price || ''}`),
  )

test('a line of fabric has the labels of a print that is cut', () =>
  expect(labelsOf(yards)).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Cut: Yard, US$27.00 each',
    'Fabric: Linen cotton canvas',
    'Total size: 54 × 72 in',
  ]))

test('a repeat is as exact in a cart as on its product’s page', () => {
  const metric = createMessages({ lang: 'en', locale: 'en_GB', measurement: 'metric', catalogue })
  const [print] = factsOf(yards, metric)
  expect(print?.value).toBe(`${metric.size(9, 11, 'repeat')}, half-drop`)
  expect(plain(print?.value)).toBe('22.9 × 27.9 cm, half-drop')
})

test('the design’s resolution is a label where the gateway sends it', () =>
  expect(labelsOf({ ...yards, design: { ...design, dpi: 150 } })).toContain('Design DPI: 150'))

test('the style of wallpaper is its paper', () =>
  expect(labelsOf(panels)).toEqual([
    expect.stringMatching(/^Print: .*, half-drop$/),
    'Cut: Panel, 9 ft, US$27.00 each',
    'Style: Prepasted smooth',
    'Total size: 2 × 24 × 108 in',
  ]))

test('a product has the values that the gateway sends, in the order of the labels', () => {
  expect(labelsOf(pillow)).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Fabric: Linen cotton canvas',
    'Insert: Cover and insert',
    'Style: Knife edge, hidden zip',
    'Total size: 2 × 18 × 18 in',
    'Price: US$27.00 each',
  ])
  const amount = '2 pieces, Square throw pillow, 18 × 18 in'
  expect(plain(lineAmount(pillow, messages))).toBe(amount)
})

test('the lengths of a product are in the measures of the reader', () => {
  const metric = createMessages({ lang: 'en', locale: 'en_GB', measurement: 'metric', catalogue })
  expect(lineMaterial(pillow, metric)).toBe(`Square throw pillow, ${metric.size(18, 18)}`)
})

test('the picture of a product is one of the gateway’s', () =>
  expect(lineImage(pillow, 'https://gateway.test')?.src).toBe(
    'https://gateway.test/images/products/home-good-SQUARE_THROW_PILLOW-18X18-7.webp',
  ))
