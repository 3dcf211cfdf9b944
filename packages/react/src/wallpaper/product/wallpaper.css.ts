import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'
import { partStyle, style } from '../../theme/layered.ts'

const { color, line, size, space } = vars

/** The calculator below a product. */
export const calculatorSection = style({
  marginBlockStart: space[8],
  display: 'grid',
  gap: space[5],
})

/** Square-cornered and never tinted, like cloth. */
export const picture = partStyle({
  position: 'relative',
  overflow: 'hidden',
  background: color.sunk,
})
export const surface = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const pieceUnder = partStyle({ fill: 'none', stroke: onPrint.light, strokeWidth: 6 })
export const piece = partStyle({ fill: 'none', stroke: onPrint.dark, strokeWidth: 3 })

export const facts = partStyle({ display: 'grid', gap: space[3] })
export const list = partStyle({
  margin: 0,
  paddingInlineStart: space[5],
  display: 'grid',
  gap: space[1],
})

/** A room around a wall; it darkens with the theme, its furniture and the print do not. */
export const roomSide = partStyle({ fill: color.sunk })
export const roomCeiling = partStyle({ fill: color.raised, stroke: color.hair, strokeWidth: 1 })
export const roomFloor = partStyle({ fill: color.hair, stroke: color.hair, strokeWidth: 1 })
export const skirting = partStyle({ fill: color.selvage, stroke: color.edge, strokeWidth: 0.5 })
/** A fine light edge parts the leaves. */
export const leaf = partStyle({ stroke: onPrint.light, strokeWidth: 0.3 })
export const pot = partStyle({ fill: onPrint.light, stroke: onPrint.quiet, strokeWidth: 0.3 })
export const shade = partStyle({ fill: onPrint.light, stroke: onPrint.quiet, strokeWidth: 0.3 })
export const seat = partStyle({ fill: onPrint.light, fillOpacity: 0.25 })
export const caption = partStyle({
  marginBlockStart: space[2],
  color: color['ink-2'],
  fontSize: size.small,
})

/** Sizes that few choose by themselves, behind the one that is chosen. */
export const sizes = partStyle({ borderBlockStart: `${line.hair} solid ${color.hair}` })
export const sizesSummary = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '40px',
  fontSize: size.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+" / ""', fontSize: size.lead },
    'details[open] > &::after': { content: '"–" / ""' },
  },
})
