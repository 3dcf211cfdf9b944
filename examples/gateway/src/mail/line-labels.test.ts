import { expect, test } from 'vitest'
import { lineLabels } from './line-labels.ts'
import type { SnapshotItem } from './line-labels.ts'

const plain = (labels: readonly string[]) => labels.map((label) => label.replaceAll(/\s/g, ' '))
const repeat = { type: 'basic', width: 6, height: 6, period_width: 6, period_height: 6 } as const
const yards: SnapshotItem = {
  id: 'line-a-0123456789',
  type: 'fabric',
  sub_type: null,
  quantity: { value: 2 },
  fabric: { code: 'PETAL_SIGNATURE_COTTON', size: 'YARD', type: 'fabric' },
  design: {
    id: 7,
    title: 'Meadow',
    slug: 'meadow',
    palette: [],
    repeat,
    designer: { id: 1, name: 'Ada', screen_name: 'ada' },
  },
  merchandise: { wallpaper_item: null },
  fill_a_yard: null,
  pricing: {
    raw_price: 19,
    raw_price_undiscounted: 19,
    raw_total: 38,
    currency: 'USD',
    price_per: { unit_type: 'YARD' },
  },
  analytics: { sku: 'sku', parent_sku: 'parent' },
  quantity_editable: true,
  cleanup: null,
}

test('a line of fabric has its labels in the language and the measures of the order', () => {
  expect(plain(lineLabels(yards, { locale: 'en_US', measurement: 'imperial' }))).toEqual([
    'Print: 6 × 6 in, straight',
    'Cut: Yard',
    'Fabric: Petal Signature Cotton',
    'Total size: 42 × 72 in',
  ])
  const metric = plain(lineLabels(yards, { locale: 'fr_FR', measurement: 'metric' }))
  expect(metric[0]).toMatch(/15,2 × 15,2 cm/)
  expect(metric[2]).toBe('Tissu : Coton Petal Signature')
})

test('wallpaper has its paper as its style, and each piece its size', () => {
  const panels: SnapshotItem = {
    ...yards,
    type: 'wallpaper',
    fabric: null,
    merchandise: { wallpaper_item: { code: 'SMOOTH', size: 'PANEL_9_FT' } },
  }
  expect(plain(lineLabels(panels, { locale: 'en_US', measurement: 'imperial' }))).toEqual([
    'Print: 6 × 6 in, straight',
    'Cut: Panel',
    'Style: Prepasted smooth',
    'Total size: 2 × 24 × 108 in',
  ])
})

test('a home good has its fabric, insert, style and size, and the resolution that the order has', () => {
  const pillow: SnapshotItem = {
    ...yards,
    type: 'home good',
    fabric: { code: 'LINEN_COTTON_CANVAS', size: '18X18', type: 'home good' },
    design: yards.design && { ...yards.design, dpi: 150 },
    merchandise: {
      wallpaper_item: null,
      home_good_item: {
        code: 'SQUARE_THROW_PILLOW',
        size: '18X18',
        addition_codes: ['COVER_AND_INSERT'],
      },
    },
  }
  expect(plain(lineLabels(pillow, { locale: 'en_US', measurement: 'imperial' }))).toEqual([
    'Print: 6 × 6 in, straight',
    'Fabric: Linen cotton canvas',
    'Insert: Cover and insert',
    'Style: Knife edge, hidden zip',
    'Total size: 2 × 18 × 18 in',
    'Design DPI: 150',
  ])
})
