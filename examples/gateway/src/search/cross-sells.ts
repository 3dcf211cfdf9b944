import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import type { SearchQuery } from '@selvage/core/search'
import {
  CROSS_SELL_LIMIT,
  distanceToSolid,
  getCrossSells,
  SOLID_COLORS,
  SOLID_FABRIC_CODES,
  solidFromSlug,
  solidsBeside,
} from '@selvage/core/solid'
import { toWireCards } from '../design/cards.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { findDesigns } from './search-designs.ts'

/** A step that a color is made lighter and darker by, of 255. */
const SHADE = 28

/** A color and its lighter and darker neighbors, so that few designs are missed. */
function shadesOf(hex: string): string[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [-SHADE, 0, SHADE].map(
    (by) =>
      `#${channels
        .map((level) =>
          Math.min(255, Math.max(0, level + by))
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`,
  )
}

const crossSells = handle(getCrossSells, async ({ params, query }, deps) => {
  const { fabricCode, color: name } = params
  if (!SOLID_FABRIC_CODES.some((code) => code === fabricCode))
    throw httpError('FIELD_VALUE_INVALID', { status: 404, field: 'fabricCode' })
  const color = solidFromSlug(name.toLowerCase())
  if (!color) throw httpError('FIELD_VALUE_INVALID', { status: 404, field: 'color' })
  const asked: SearchQuery = {
    picked: shadesOf(SOLID_COLORS[color].hex),
    share: 'touch',
    colours: [],
    sort: 'bestSelling',
    offset: 0,
  }
  const { rows } = await findDesigns(asked, { mature: false }, deps)
  const distance = new Map(rows.map((row) => [row, distanceToSolid(row.paletteHexes, color)]))
  const nearest = rows
    .filter(({ forSale }) => forSale)
    .sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0))
    .slice(0, CROSS_SELL_LIMIT)
  return {
    designs: await toWireCards(nearest, query.currency ?? DEFAULT_CURRENCY, deps),
    solids: solidsBeside(color),
  }
})

/** The call for the designs and solids that go with a solid. */
export const crossSellRoutes: readonly Route[] = [crossSells]
