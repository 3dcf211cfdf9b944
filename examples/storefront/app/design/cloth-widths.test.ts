import type { FabricOffer } from '@selvage/core/fabric'
import { expect, it } from 'vitest'
import { clothWidths } from './cloth-widths.ts'

const offer = (code: FabricOffer['code'], status: FabricOffer['status'] = 'available') =>
  ({ code, status, pricing: { defaultSize: 'YARD', sizes: {} } }) as FabricOffer

it('names the narrowest, the most usual and the widest cloth that can be bought', () => {
  const offers = [
    offer('LONGLEAF_SATEEN_GRAND'),
    offer('COTTON_LAWN'),
    offer('SEERSUCKER'),
    offer('BELGIAN_LINEN'),
    offer('COTTON_POPLIN_ULTRA', 'out_of_stock'),
  ]
  expect(clothWidths(offers)).toEqual([42, 54, 116])
  expect(clothWidths([offer('COTTON_LAWN')])).toEqual([42])
  expect(clothWidths([])).toEqual([])
})
