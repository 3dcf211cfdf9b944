import type { Colour } from '@selvage/core/search'

/** A tag as it stands in `facets` and in a shop address: `block print` is `tag:block-print`. */
export function slugFacet(tag: string): string {
  return `tag:${slugOf(tag)}`
}

/** Lower-case letters and digits with single hyphens between. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The facet of a winner of a design challenge. */
export const CHALLENGE_WINNER = 'winner:challenge'

/** Levels of each channel in the cells that colors are compared by. */
const LEVELS = 16

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Math.floor(parseInt(hex.slice(at, at + 2), 16) / (256 / LEVELS)))
const nameOf = (channels: readonly number[]): string =>
  channels.map((level) => level.toString(LEVELS)).join('')

/** The cell of a color. */
export const cellOf = (hex: string): string => nameOf(channelsOf(hex))

/** The cells of the colors that look much like one: its own and those around it. */
export function cellsNear(hex: string): string[] {
  return channelsOf(hex)
    .reduce<number[][]>(
      (found, level) =>
        found.flatMap((channels) =>
          [level - 1, level, level + 1]
            .filter((near) => near >= 0 && near < LEVELS)
            .map((near) => [...channels, near]),
        ),
      [[]],
    )
    .map(nameOf)
}

/**
 * The facets of a design's colors by how much of the cloth they are: the ground's first, then what
 * is printed most. `ink` facets are for colors that are picked freely.
 */
export function colourFacets(
  colours: readonly Colour[],
  paletteHexes: readonly string[],
): string[] {
  const [ground, second] = colours
  return [
    ...colours.map((colour) => `colour:${colour}`),
    ...(ground === undefined ? [] : [`ground:${ground}`]),
    ...(second === undefined ? [] : [`second:${second}`]),
    ...paletteHexes.map((hex, at) => `ink${Math.min(at + 1, 3)}:${cellOf(hex)}`),
  ]
}
