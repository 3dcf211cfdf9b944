import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { onPrint } from '../../tokens/on-print.table.ts'
import { MOST_HIGH_PX, ROOM_PX } from './drawing-room.ts'

const { color, font, line, size, space, weight } = vars

const narrow = `(max-width: ${ROOM_PX.middle - 1}px)`
const middle = `(min-width: ${ROOM_PX.middle}px) and (max-width: ${ROOM_PX.wide - 1}px)`
const wide = `(min-width: ${ROOM_PX.wide}px)`
const hidden = { display: 'none' } as const

export const room = style({ containerType: 'inline-size', margin: 0, minInlineSize: 0 })
// A wall runs from left to right in every language.
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: `${MOST_HIGH_PX}px`,
  direction: 'ltr',
})

export const plain = style({ fill: color.selvage })
export const spare = style({ stroke: color.edge, strokeWidth: 1, strokeDasharray: '4 3' })
export const hatch = style({ stroke: color.edge })
export const wall = style({ fill: 'none', stroke: color.ink, strokeWidth: 1.5 })
// A dashed dark line on a light one is visible on light and dark prints.
export const seamUnder = style({ fill: 'none', stroke: onPrint.light, strokeWidth: 3 })
export const seam = style({
  fill: 'none',
  stroke: onPrint.dark,
  strokeWidth: 1.3,
  strokeDasharray: '6 4',
})
export const corner = style({ fill: 'none', stroke: onPrint.dark, strokeWidth: 2.5 })
export const opening = style({ fill: color.paper, stroke: color.ink, strokeWidth: 1.5 })
export const glazing = style({ fill: 'none', stroke: color.ink, strokeWidth: 1 })
export const badge = style({ fill: color.selvage, stroke: color.ink, strokeWidth: 1 })
export const number = style({
  fill: color.ink,
  fontFamily: font.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const bracket = style({ fill: 'none', stroke: color.ink, strokeWidth: 1 })
export const label = style({
  fill: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const tag = style({ fill: color.selvage })

export const foot = style({
  maxInlineSize: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: space[5],
  rowGap: space[1],
  marginBlock: `${space[2]} ${space[3]}`,
  fontSize: size.small,
  color: color['ink-2'],
})
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const keyBox = style({ border: `${line.hair} solid ${color.edge}`, flex: 'none' })

export const shownIn = styleVariants({
  wide: { '@container': { [narrow]: hidden, [middle]: hidden } },
  middle: { '@container': { [narrow]: hidden, [wide]: hidden } },
  narrow: { '@container': { [middle]: hidden, [wide]: hidden } },
})
