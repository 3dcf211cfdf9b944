import { oklab } from '../fill-a-yard/companions.ts'
import { SOLID_COLOR_CODES } from './solid.ts'
import { SOLID_COLORS } from './solids.table.ts'
import type { SolidColor } from './solids.table.ts'

/** From this distance on, a solid does not look like a color of the print any more. */
const FAR = 0.12

/**
 * Distance of two sRGB colors `#rrggbb` in OKLab: 0 for the same color, 1 between black and white.
 * Below 0.02 they look alike side by side.
 */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b)
}

/** Returns the solids that look most like a color, the nearest first. */
export function nearestSolids(
  hex: string,
  among: readonly SolidColor[] = SOLID_COLOR_CODES,
): SolidColor[] {
  const distance = new Map(among.map((code) => [code, colorDistance(hex, SOLID_COLORS[code].hex)]))
  return [...among].sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0))
}

/**
 * Returns solids for the colors of a print, at most one for each and none twice, in the order of
 * the palette: of `#29384c` and `#c4932b` `NAVY` and `MUSTARD`. Colors that no solid comes near are
 * left out.
 *
 * @param palette sRGB colors `#rrggbb`, as a design has them
 * @param among the solids to choose from, such as those in stock
 */
export function coordinatingSolids(
  palette: readonly string[],
  among: readonly SolidColor[] = SOLID_COLOR_CODES,
): SolidColor[] {
  const found: SolidColor[] = []
  for (const ink of palette) {
    const [best] = nearestSolids(
      ink,
      among.filter((code) => !found.includes(code)),
    )
    if (best && colorDistance(ink, SOLID_COLORS[best].hex) < FAR) found.push(best)
  }
  return found
}

/**
 * How far a print is from a solid: the distance of its nearest color; infinite without a palette.
 */
export const distanceToSolid = (palette: readonly string[], color: SolidColor): number =>
  Math.min(...palette.map((ink) => colorDistance(ink, SOLID_COLORS[color].hex)))

/**
 * Returns solids to go with one: the nearest of each other family, the nearest family first.
 */
export function solidsBeside(color: SolidColor): SolidColor[] {
  const { hex, family } = SOLID_COLORS[color]
  const others = SOLID_COLOR_CODES.filter((code) => SOLID_COLORS[code].family !== family)
  const seen = new Set<string>()
  return nearestSolids(hex, others).filter((code) => {
    const other = SOLID_COLORS[code].family
    return !seen.has(other) && Boolean(seen.add(other))
  })
}

/** The colors of a family, as the table has them. */
export const solidsOfFamily = (family: (typeof SOLID_COLORS)[SolidColor]['family']): SolidColor[] =>
  SOLID_COLOR_CODES.filter((code) => SOLID_COLORS[code].family === family)

/** Returns a color's name in addresses: `DENIM_BLUE` becomes `denim_blue`. */
export const solidSlug = (code: SolidColor): string => code.toLowerCase()

/** Returns the color of an address; undefined for another text. */
export function solidFromSlug(slug: string): SolidColor | undefined {
  return SOLID_COLOR_CODES.find((code) => solidSlug(code) === slug)
}
