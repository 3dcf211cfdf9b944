/**
 * Art of the reference catalogue: each design is drawn from a family, a seed, a palette and a
 * repeat, the same on every machine. This entry point measures and describes; `./render`,
 * `./render-layout`, `./render-interior` and `./render-thing` make pictures.
 */
export { artVersion } from './art-version.ts'
export { measureTile } from './draw-tile.ts'
export type { ArtParams, TileSize } from './draw-tile.ts'
export { FAMILIES } from './families.table.ts'
export { palettesOf } from './family.ts'
export type { Family } from './family.ts'
export { inksOf, isDark } from './palette.ts'
export type { Palette } from './palette.ts'
export { PALETTES } from './palettes.table.ts'
export type { Art } from './period.ts'
export type { PictureArt } from './picture-period.ts'
export { colourName, colourNames } from './colour-names.ts'
export { createRand, hashText, wrapAt } from './random.ts'
export type { Rand } from './random.ts'
export { toHsl, toRgb } from './tone.ts'
