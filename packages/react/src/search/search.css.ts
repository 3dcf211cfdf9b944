import { media } from '../tokens/breakpoints.table.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { displayFace, visuallyHidden } from '../theme/type.css.ts'

const { color, line, size, space, weight } = vars

export const filters = style({ display: 'grid', alignContent: 'start', gap: space[4] })
export const silent = visuallyHidden
/** Stays in view at the foot of a panel that scrolls. */
export const foot = style({
  '@media': {
    [media.upToTablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      paddingBlock: space[3],
      background: color.paper,
    },
  },
})
export const group = style({
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  paddingBlockStart: space[3],
})
export const groupTitle = partStyle([
  displayFace,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minBlockSize: '32px',
    fontSize: size.lead,
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': {
        content: '"+"',
        fontFamily: vars.font.text,
        fontSize: size.body,
        fontWeight: weight.plain,
      },
      'details[open] > &::after': { content: '"–"' },
    },
  },
])
export const colorOptions = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: `${space.half} ${space[3]}`,
  paddingBlock: space[2],
})
export const colorOption = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['2-half'],
  minBlockSize: '36px',
  paddingInline: space[1],
  fontSize: size.small,
  cursor: 'pointer',
  borderRadius: line.corner,
  selectors: {
    '&:has(input:checked)': { fontWeight: weight.strong },
    '&:has(input:focus-visible)': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: '1px',
    },
  },
})
globalStyle(`${colorOption}:has(input:checked) svg`, {
  borderRadius: '50%',
  outline: `2px solid ${color.ink}`,
  outlineOffset: '2px',
})
export const colorTick = partStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const options = partStyle({ display: 'grid', paddingBlock: space[2] })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '34px',
  fontSize: size.small,
  cursor: 'pointer',
  selectors: { '&:has(input:checked)': { fontWeight: weight.strong } },
})
export const quietOption = style([option, { color: color['ink-2'] }])
export const shares = partStyle({
  display: 'grid',
  borderBlockStart: `${line.hair} dashed ${color.hair}`,
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
})
export const picker = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
})
export const pick = partStyle({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '36px',
  margin: 0,
  padding: space.half,
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  cursor: 'pointer',
})
export const branch = style({})
export const branchTitle = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '36px',
  fontSize: size.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': { content: '"+"', inlineSize: '18px', textAlign: 'center' },
    'details[open] > &::before': { content: '"–"' },
  },
})
export const leaves = partStyle({ display: 'grid', paddingInlineStart: space[4] })
export const tick = partStyle({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: color.ink,
  cursor: 'inherit',
})
export const radio = partStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.raised,
  cursor: 'inherit',
  selectors: { '&:checked': { border: `5.5px solid ${color.ink}` } },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const count = partStyle({
  marginInlineStart: 'auto',
  color: color['ink-2'],
  fontWeight: weight.plain,
  fontVariantNumeric: 'tabular-nums',
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[5],
})
export const chips = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const clear = partStyle({
  fontSize: size.small,
  paddingInline: space[2],
  paddingBlock: space['1-half'],
})
export const sort = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontSize: size.small,
  marginInlineStart: 'auto',
})
export const sortLabel = partStyle({ color: color['ink-2'] })
export const sortBox = partStyle({
  border: 0,
  borderBlockEnd: `1px solid ${color.edge}`,
  background: color.paper,
  color: color.ink,
  fontWeight: weight.medium,
  minBlockSize: '36px',
  paddingInlineEnd: space[2],
})

export const fewer = style({ display: 'block', marginBlockStart: space[4] })
export const fewerList = partStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
