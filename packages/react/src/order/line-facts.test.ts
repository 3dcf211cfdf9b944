import type { OrderItem } from '@selvage/core/cart'
import { money } from '@selvage/core/money'
import { catalogue } from '@selvage/i18n/messages/en'
import { expect, test } from 'vitest'
import { createMessages } from '../messages/index.ts'
import { lookOf } from './line-looks.table.ts'

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
  solid: null,
  stock: null,
  chunkSize: null,
  fillAYard: null,
  unitPrice: money(2700, 'USD'),
  unitPriceUndiscounted: money(2700, 'USD'),
  total: money(5400, 'USD'),
  unit: 'YARD',
  sku: 'sku',
  quantityEditable: true,
  cleanup: null,
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
  homeGood: {
    code: 'SQUARE_THROW_PILLOW',
    size: '18X18',
    fabric: 'LINEN_COTTON_CANVAS',
    addition: 'COVER_AND_INSERT',
  },
}

const labelsOf = (item: OrderItem) =>
  lookOf(item)
    .facts(messages)
    .map(({ label, value, price }) => `${label}: ${value}${price || ''}`)

test('a line of fabric has the labels of a print that is cut', () =>
  expect(labelsOf(yards)).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Cut: Yard, as one length, US$27.00 each',
    'Fabric: Linen cotton canvas',
    'Total size: 54 × 72 in',
  ]))

test('a repeat is as exact in a cart as on its product’s page', () => {
  const metric = createMessages({ lang: 'en', locale: 'en_GB', measurement: 'metric', catalogue })
  const [print] = lookOf(yards).facts(metric)
  expect(print?.value).toBe(`${metric.size(9, 11, 'repeat')}, half-drop`)
  expect(print?.value).toBe('22.9 × 27.9 cm, half-drop')
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

test('a home good has its fabric, insert, style and size', () => {
  expect(labelsOf(pillow)).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Fabric: Linen cotton canvas',
    'Insert: Cover and insert',
    'Style: Knife edge, hidden zip',
    'Total size: 2 × 18 × 18 in',
  ])
  const sheets: OrderItem = {
    ...pillow,
    quantity: 1,
    homeGood: {
      code: 'SHEET_SET',
      size: 'SHEET_QUEEN',
      fabric: 'ORGANIC_SATEEN',
      addition: null,
    },
  }
  expect(labelsOf(sheets).slice(1)).toEqual([
    'Fabric: Organic sateen',
    'Style: Fitted and flat sheet, pillowcases',
    'Total size: Queen, 60 × 80 in',
  ])
})

test('solid and unprinted fabric have their cut, and a ready-made item what it contains', () => {
  const plain: OrderItem = { ...yards, design: null }
  const navy: OrderItem = {
    ...plain,
    type: 'solid',
    fabric: null,
    solid: { color: 'NAVY', fabric: 'PETAL_SOLIDS', size: 'YARD' },
  }
  expect(labelsOf(navy)).toEqual([
    'Cut: Yard, as one length, US$27.00 each',
    'Fabric: Petal Solids',
    'Total size: 44 × 72 in',
  ])
  expect(labelsOf({ ...plain, type: 'unprinted' })).toEqual([
    'Cut: Yard, as one length, US$27.00 each',
    'Fabric: Linen cotton canvas',
    'Total size: 54 × 72 in',
  ])
  const book: OrderItem = {
    ...plain,
    type: 'stock product',
    fabric: null,
    stock: { code: 'PETAL_SOLIDS_SWATCH_BOOK', size: 'ITEM' },
  }
  expect(labelsOf(book)).toEqual(['Cut: Swatches of 2 × 2 in, US$27.00 each', 'Style: 50 colors'])
})

test('a product of a later version has the labels that every line has', () => {
  const later: OrderItem = {
    ...pillow,
    homeGood: { code: 'HAMMOCK', size: '50X90', fabric: 'JUTE', addition: null },
  }
  expect(labelsOf(later)).toEqual(['Print: 9 × 11 in, half-drop'])
})

test('fabric that is cut into continuous pieces says which', () =>
  expect(labelsOf({ ...yards, quantity: 5, chunkSize: 2 })).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Cut: Yard, in pieces: 2 × 2 yards + 1 yard, US$27.00 each',
    'Fabric: Linen cotton canvas',
    'Total size: 2 × 54 × 72 in + 54 × 36 in',
  ]))
