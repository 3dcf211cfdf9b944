import { vars } from '../../theme/contract.css.ts'
import { partStyle, style, styleVariants } from '../../theme/layered.ts'
import { onPrint } from '../../tokens/on-print.table.ts'
import { MOST_HIGH_PX, ROOM_PX } from './drawing-room.ts'

const { color, font, line, size, space, weight } = vars

const narrow = `(max-width: ${ROOM_PX.middle - 1}px)`
const middle = `(min-width: ${ROOM_PX.middle}px) and (max-width: ${ROOM_PX.wide - 1}px)`
const wide = `(min-width: ${ROOM_PX.wide}px)`
const hidden = { display: 'none' } as const

export const room = style({ containerType: 'inline-size', margin: 0, minInlineSize: 0 })
// A wall runs from left to right in every language.
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: `${MOST_HIGH_PX}px`,
  direction: 'ltr',
})

export const plain = partStyle({ fill: color.selvage })
export const spare = partStyle({ stroke: color.edge, strokeWidth: 1, strokeDasharray: '4 3' })
export const hatch = partStyle({ stroke: color.edge })
export const wall = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.5 })
// A dashed dark line on a light one is visible on light and dark prints.
export const seamUnder = partStyle({ fill: 'none', stroke: onPrint.light, strokeWidth: 3 })
export const seam = partStyle({
  fill: 'none',
  stroke: onPrint.dark,
  strokeWidth: 1.3,
  strokeDasharray: '6 4',
})
export const corner = partStyle({ fill: 'none', stroke: onPrint.dark, strokeWidth: 2.5 })
export const opening = partStyle({ fill: color.paper, stroke: color.ink, strokeWidth: 1.5 })
export const glazing = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1 })
export const badge = partStyle({ fill: color.selvage, stroke: color.ink, strokeWidth: 1 })
export const number = partStyle({
  fill: color.ink,
  fontFamily: font.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const bracket = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1 })
export const label = partStyle({
  fill: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const tag = partStyle({ fill: color.selvage })

export const foot = partStyle({
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
export const key = partStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const keyBox = partStyle({ border: `${line.hair} solid ${color.edge}`, flex: 'none' })

export const shownIn = styleVariants({
  wide: { '@container': { [narrow]: hidden, [middle]: hidden } },
  middle: { '@container': { [narrow]: hidden, [wide]: hidden } },
  narrow: { '@container': { [middle]: hidden, [wide]: hidden } },
})
