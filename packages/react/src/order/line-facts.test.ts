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
  homeGood: { style: 'Knife edge, hidden zip', insert: 'Feather and down' },
}

const labelsOf = (item: OrderItem) =>
  lookOf(item)
    .facts(messages)
    .map(({ label, value, price }) => `${label}: ${value}${price || ''}`)

test('a line of fabric has the labels of a print that is cut', () =>
  expect(labelsOf(yards)).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Cut: Yard, US$27.00 each',
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

test('a home good has the style and the insert that the gateway sends', () => {
  expect(labelsOf(pillow)).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Insert: Feather and down',
    'Style: Knife edge, hidden zip',
  ])
  expect(labelsOf({ ...pillow, homeGood: { style: 'Knife edge', insert: null } })).toEqual([
    'Print: 9 × 11 in, half-drop',
    'Style: Knife edge',
  ])
})
