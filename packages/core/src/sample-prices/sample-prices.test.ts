import { expect, test } from 'vitest'
import { FABRIC_CODES } from '../fabric/fabric.ts'
import { WALLPAPER_CODES } from '../wallpaper/wallpaper.ts'
import type { ProductKindName } from '../product/product-kinds.table.ts'
import {
  OUT_OF_STOCK_FABRICS,
  OUT_OF_STOCK_WALLPAPERS,
  sampleFabricCents,
  sampleProducts,
  sampleWallpaperCents,
} from './index.ts'

const priceOf = (kind: ProductKindName, code: string, size: string, option = '') =>
  sampleProducts(kind)
    .find((product) => product.code === code)
    ?.prices.find((price) => price.size === size && price.option === option)?.cents

test('cuts of fabric cost steps of ten cents', () => {
  expect(sampleFabricCents('PETAL_SIGNATURE_COTTON', 'TEST_SWATCH_YARD')).toBe(500)
  expect(sampleFabricCents('PETAL_SIGNATURE_COTTON', 'FAT_QUARTER_YARD')).toBe(1140)
  expect(sampleFabricCents('PETAL_SIGNATURE_COTTON', 'YARD')).toBe(1900)
  expect(sampleFabricCents('PETAL_SIGNATURE_COTTON', 'METER')).toBe(2080)
})

test('a wallpaper costs its square feet, a swatch as much as one of fabric', () => {
  expect(sampleWallpaperCents('SMOOTH', 'SWATCH')).toBe(500)
  expect(sampleWallpaperCents('SMOOTH', 'PANEL_3_FT')).toBe(6 * 375)
})

test('solids, unprinted cloth and ready-made items cost what their tables say', () => {
  expect(priceOf('solid', 'LAGOON', 'METER')).toBe(1530)
  expect(priceOf('unprinted', 'PETAL_SIGNATURE_COTTON', 'YARD')).toBe(1140)
  expect(priceOf('stock', 'HANDBOOK', 'ITEM')).toBe(2400)
  expect(priceOf('stock', 'BOOK_BUNDLE', 'ITEM')).toBe((2400 + 2000) * 0.9)
})

test('a cover with its insert costs more than the plain one, in whole dollars', () => {
  const pillow = sampleProducts('home-good').find(({ code }) => code === 'SQUARE_THROW_PILLOW')
  expect(pillow?.prices.length).toBeGreaterThan(1)
  for (const { size, cents } of pillow?.prices ?? []) {
    const cover = priceOf('home-good', 'SQUARE_THROW_PILLOW', size, 'COVER_ONLY')
    const both = priceOf('home-good', 'SQUARE_THROW_PILLOW', size, 'COVER_AND_INSERT')
    expect(cents % 100).toBe(0)
    expect(both).toBeGreaterThan(cover ?? Infinity)
  }
})

test('each product has one price for each size and addition, and a status', () => {
  for (const kind of ['home-good', 'solid', 'unprinted', 'stock'] as const) {
    for (const { code, prices } of sampleProducts(kind)) {
      const keys = prices.map(({ size, option }) => `${size} ${option}`)
      expect(new Set(keys).size, code).toBe(keys.length)
      expect(keys.length, code).toBeGreaterThan(0)
      expect(
        prices.every(({ cents }) => Number.isInteger(cents) && cents > 0),
        code,
      ).toBe(true)
    }
  }
  const statuses = Object.fromEntries(
    (['home-good', 'solid', 'stock'] as const).flatMap((kind) =>
      sampleProducts(kind)
        .filter(({ status }) => status !== 'available')
        .map(({ code, status }) => [code, status]),
    ),
  )
  expect(statuses).toEqual({
    FLANGED_PILLOW_SHAM: 'retired',
    LAGOON: 'out_of_stock',
    GRAB_BAG: 'out_of_stock',
  })
})

test('some fabrics and wallpapers are out of stock, most are not', () => {
  expect(FABRIC_CODES).toEqual(expect.arrayContaining([...OUT_OF_STOCK_FABRICS]))
  expect(WALLPAPER_CODES).toEqual(expect.arrayContaining([...OUT_OF_STOCK_WALLPAPERS]))
  expect(OUT_OF_STOCK_FABRICS.length).toBeLessThan(FABRIC_CODES.length / 2)
  expect(OUT_OF_STOCK_WALLPAPERS.length).toBeLessThan(WALLPAPER_CODES.length / 2)
})
