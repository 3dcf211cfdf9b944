import { expect, test } from 'vitest'
import { fabricFromSlug, fabricSlug, FABRIC_CODES, isFabricCode, isFabricSize } from './fabric.ts'
import { cutDimensions, fabricSizesOf, fabricWeight, sizeIn, sizesOf } from './fabric-cuts.ts'
import { DEFAULT_FABRIC, FABRICS } from './fabrics.table.ts'

test('the default is first, and every code can be read back from its slug', () => {
  expect(FABRIC_CODES[0]).toBe(DEFAULT_FABRIC)
  expect(FABRIC_CODES.length).toBeGreaterThanOrEqual(33)
  for (const code of FABRIC_CODES) expect(fabricFromSlug(fabricSlug(code))).toBe(code)
})

test('names of the prototype are neither fabrics nor sizes', () => {
  for (const name of ['constructor', '__proto__', 'toString', '']) {
    expect(isFabricCode(name)).toBe(false)
    expect(isFabricSize(name)).toBe(false)
    expect(fabricFromSlug(name)).toBeUndefined()
  }
})

test('cuts: swatch 8 x 8 in, fat quarter half the width by 18 in or 50 cm, yard and meter the full width', () => {
  expect(cutDimensions('BELGIAN_LINEN', 'TEST_SWATCH_YARD')).toEqual({ widthIn: 8, heightIn: 8 })
  expect(cutDimensions('BELGIAN_LINEN', 'FAT_QUARTER_YARD')).toEqual({ widthIn: 27, heightIn: 18 })
  expect(cutDimensions('BELGIAN_LINEN', 'FAT_QUARTER_METER').heightIn * 2.54).toBeCloseTo(50, 10)
  expect(cutDimensions('BELGIAN_LINEN', 'YARD')).toEqual({ widthIn: 54, heightIn: 36 })
  expect(cutDimensions('BELGIAN_LINEN', 'METER').heightIn * 2.54).toBeCloseTo(100, 10)
})

test('every cut has a size in both systems', () => {
  expect(sizesOf('imperial')).toEqual(['TEST_SWATCH_YARD', 'FAT_QUARTER_YARD', 'YARD'])
  expect(sizesOf('metric')).toEqual(['TEST_SWATCH_METER', 'FAT_QUARTER_METER', 'METER'])
  expect(sizeIn('metric', 'length')).toBe('METER')
})

test('an extra wide fabric is cut by the yard or meter only, every other in every size', () => {
  expect(fabricSizesOf('PERENNIAL_SATEEN_GRAND')).toEqual(['YARD', 'METER'])
  expect(fabricSizesOf(DEFAULT_FABRIC)).toEqual([...sizesOf('imperial'), ...sizesOf('metric')])
  const cutOnly = FABRIC_CODES.filter((code) => fabricSizesOf(code).length === 2)
  expect(cutOnly).toEqual(['LONGLEAF_SATEEN_GRAND', 'PERENNIAL_SATEEN_GRAND'])
})

test('fabrics have their widths and weights', () => {
  expect(FABRICS.BELGIAN_LINEN.printableWidthIn).toBe(54)
  expect(FABRICS.POLARTEC_FLEECE.printableWidthIn).toBe(60)
  expect(FABRICS.LONGLEAF_SATEEN_GRAND.printableWidthIn).toBe(116)
  expect(fabricWeight('PETAL_SIGNATURE_COTTON', 'metric')).toEqual({ value: 146, unit: 'gsm' })
})
