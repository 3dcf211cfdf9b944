import { lightColors } from './colors.table.ts'
import type { ColorToken, ThemeColors } from './colors.table.ts'

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
  const { ink } = lightColors
  return contrastRatio(color, '#ffffff') >= contrastRatio(color, ink) ? '#ffffff' : ink
}

/** A foreground and a background token, and the contrast ratio that they need at least. */
export interface ContrastPair {
  readonly front: ColorToken
  readonly back: ColorToken
  readonly least: number
}

const surfaces = ['paper', 'sunk', 'raised', 'selvage'] as const
const text = ['ink', 'ink-2', 'madder-text', 'chalk', 'leaf', 'weld', 'rust'] as const
const washes = {
  chalk: 'chalk-wash',
  leaf: 'leaf-wash',
  weld: 'weld-wash',
  rust: 'rust-wash',
} as const
/** @source WCAG 2.2 §1.4.3 */
const forText = 4.5
/** @source WCAG 2.2 §1.4.11 */
const forControls = 3

/** All pairs of foreground and background that the components use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap((back) => text.map((front) => ({ front, back, least: forText }))),
  ...surfaces.map((back) => ({ front: 'edge' as const, back, least: forControls })),
  ...Object.entries(washes).flatMap(([mark, wash]) => [
    { front: mark as ColorToken, back: wash, least: forText },
    { front: 'ink' as const, back: wash, least: forText },
  ]),
  { front: 'on-madder', back: 'madder', least: forText },
  { front: 'on-madder', back: 'madder-deep', least: forText },
  { front: 'madder', back: 'paper', least: forControls },
  { front: 'paper', back: 'ink', least: forText },
]

/** A pair with too little contrast, and the ratio that it has. */
export type ContrastFailure = ContrastPair & { readonly ratio: number }

/**
 * Returns the pairs of a theme that have too little contrast; none for a readable theme. Partners
 * can check their own themes with it.
 */
export function checkThemeContrast(colors: ThemeColors): readonly ContrastFailure[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.back]) }))
    .filter((pair) => pair.ratio < pair.least)
}
