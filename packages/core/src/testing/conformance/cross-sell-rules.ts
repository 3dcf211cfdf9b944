import { distanceToSolid } from '../../solid/coordinating-solids.ts'
import { CROSS_SELL_LIMIT, getCrossSells } from '../../solid/cross-sells.contract.ts'
import { SOLID_COLOR_CODES } from '../../solid/solid.ts'
import type { SolidColor } from '../../solid/solids.table.ts'
import type { DescribeRules } from './runner.ts'
import { visit } from './visitor.ts'

/** Rules of what goes with a solid. */
export const describeCrossSells: DescribeRules = (open, { describe, test, expect }) => {
  describe('a solid', () => {
    test('goes with designs that have its color, the nearest first, and with other solids', async () => {
      const { gateway } = await visit(open)
      const ask = (color: SolidColor) =>
        gateway.send(getCrossSells, {
          params: { fabricCode: 'PETAL_SOLIDS', color },
          query: { currency: 'EUR' },
        })
      for (const color of ['NAVY', 'PETAL_WHITE', 'SAGE'] as const) {
        const { designs, solids } = await ask(color)
        expect(designs.length > 0 && designs.length <= CROSS_SELL_LIMIT).toBe(true)
        expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length)
        const far = designs.map(({ palette }) => distanceToSolid(palette, color))
        expect(far).toEqual([...far].sort((a, b) => a - b))
        expect(designs.map(({ priceFrom }) => priceFrom.currency)).toEqual(designs.map(() => 'EUR'))
        expect(solids.every((code) => SOLID_COLOR_CODES.includes(code as SolidColor))).toBe(true)
        expect([solids.length > 2, solids.includes(color)]).toEqual([true, false])
      }
    })

    test('takes the names of addresses, and knows no other color or fabric', async () => {
      const { raw } = await visit(open)
      const statusOf = async (path: string) => {
        const { status, errors } = await raw(['GET', `/solids/${path}/cross_sells`])
        return [status, errors]
      }
      expect((await statusOf('PETAL_SOLIDS/denim_blue'))[0]).toBe(200)
      const wrong = (field: string) => [404, [{ code: 'FIELD_VALUE_INVALID', field }]]
      expect(await statusOf('PETAL_SOLIDS/constructor')).toEqual(wrong('color'))
      expect(await statusOf('POPLIN/NAVY')).toEqual(wrong('fabricCode'))
    })
  })
}
