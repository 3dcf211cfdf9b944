import type { ColorToken, ThemeColors } from './colors.table.ts'
import { contrastRatio } from './contrast.ts'

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
