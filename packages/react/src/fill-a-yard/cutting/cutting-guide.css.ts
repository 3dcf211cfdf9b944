import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'
import { onPrint } from '../../tokens/on-print.table.ts'
import { media } from '../../tokens/breakpoints.table.ts'

const { color, font, size, space, weight } = vars

export const guide = style({
  display: 'grid',
  gap: space[4],
  '@media': { print: { gap: space[3] } },
})
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})
export const title = partStyle({ fontSize: size.h3 })
export const print = partStyle({ '@media': { print: { display: 'none' } } })
export const facts = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space[3],
  margin: 0,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${facts} dt`, { fontWeight: weight.medium, color: color['ink-2'] })
globalStyle(`${facts} dd`, { margin: 0 })
export const line = partStyle({ display: 'block' })
export const columns = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(14rem, 2fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})
export const drawing = partStyle({ minInlineSize: 0, breakInside: 'avoid' })
export const tallDrawing = partStyle([drawing, { maxInlineSize: '26rem' }])
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const cloth = partStyle({ fill: onPrint.light, stroke: color.edge, strokeWidth: 1 })
export const hatch = partStyle({ stroke: onPrint.quiet })
export const tag = partStyle({ fill: onPrint.light })
export const tagText = partStyle({
  fill: onPrint.dark,
  fontFamily: font.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const cutLine = partStyle({ fill: 'none' })
export const cutUnder = partStyle([cutLine, { stroke: onPrint.light, strokeWidth: 3 }])
export const cut = partStyle([
  cutLine,
  { stroke: onPrint.dark, strokeWidth: 1.25, strokeDasharray: '7 4' },
])
export const badge = partStyle({ fill: color.ink })
export const badgeText = partStyle({
  fill: color.paper,
  fontFamily: font.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const steps = partStyle({
  display: 'grid',
  gap: space['1-half'],
  margin: 0,
  paddingInlineStart: space['5-half'],
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const tip = partStyle({
  marginBlock: `${space[3]} 0`,
  color: color['ink-2'],
  fontSize: size.small,
})
globalStyle(`${guide} tbody th`, { borderColor: color.hair, color: 'inherit' })
globalStyle(`${guide} :is(table, tr)`, { '@media': { print: { breakInside: 'avoid' } } })
export const caption = partStyle({
  textAlign: 'start',
  fontWeight: weight.medium,
  marginBlockEnd: space[2],
})
