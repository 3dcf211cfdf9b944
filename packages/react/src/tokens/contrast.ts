import { onPrint } from './on-print.table.ts'

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** Returns the channels of `#rgb` or `#rrggbb`, or null for any other text. */
export function parseHex(color: string): Rgb | null {
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color.slice(1) : null
  if (hex === null) return null
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb
}

/**
 * Returns the relative luminance of a hex color from 0 to 1 (WCAG 2.2). Any other text counts as
 * black.
 */
export function luminance(color: string): number {
  const [red, green, blue] = (parseHex(color) ?? [0, 0, 0]).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two hex colors, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns ink or white, whichever has more contrast on a hex color. */
export function readableOn(color: string): string {
  const { dark } = onPrint
  return contrastRatio(color, '#ffffff') >= contrastRatio(color, dark) ? '#ffffff' : dark
}
