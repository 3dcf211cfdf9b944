import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, font, size, weight } = vars

const FORCED = '(forced-colors: active)'

/** Time runs from left to right in every language. */
const plot = {
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  fontFamily: font.text,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
} as const

export const wide = partStyle({
  ...plot,
  display: 'block',
  '@media': { [media.mobile]: { display: 'none' } },
})
export const narrow = partStyle({
  ...plot,
  display: 'none',
  '@media': { [media.mobile]: { display: 'block' } },
})
export const text = partStyle({
  fill: color['ink-2'],
  '@media': { [FORCED]: { fill: 'CanvasText' } },
})
export const value = partStyle({
  fill: color.ink,
  fontWeight: weight.strong,
  '@media': { [FORCED]: { fill: 'CanvasText' } },
})
export const rule = partStyle({ fill: 'none', stroke: color.hair })
export const zero = partStyle({ fill: 'none', stroke: color.edge })
export const line = partStyle({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '@media': { [FORCED]: { stroke: 'CanvasText' } },
})
export const before = partStyle({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 1.8,
  strokeDasharray: '5 4',
  '@media': { [FORCED]: { stroke: 'CanvasText' } },
})
export const point = partStyle({
  fill: color.paper,
  stroke: color.ink,
  strokeWidth: 2,
  '@media': { [FORCED]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const lastPoint = partStyle({
  fill: color.ink,
  '@media': { [FORCED]: { fill: 'CanvasText' } },
})
