import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, weight } = vars

export const methods = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
/** One way to pay; the chosen one has a frame of ink, one that is not available a dashed one. */
export const method = partStyle({
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  minInlineSize: 0,
  selectors: {
    '&:has(> label > input:checked)': {
      borderColor: color.ink,
      boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
    },
    '&:has(> label > input:focus-visible)': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: '3px',
    },
    '&[data-off]': { borderStyle: 'dashed', background: 'none', color: color['ink-2'] },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(> label > input:checked)': { outline: '3px solid Highlight' } },
    },
  },
})
export const head = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space['3-half'],
  lineHeight: leading.control,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  selectors: { '[data-off] > &': { cursor: 'default' } },
})
export const title = partStyle({
  display: 'block',
  fontSize: size.label,
  fontWeight: weight.strong,
})
export const hint = partStyle({
  display: 'block',
  marginBlockStart: space[1],
  fontSize: size.small,
  color: color['ink-2'],
})
export const reason = partStyle([hint, { color: color.weld }])
export const radio = partStyle({
  appearance: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `5.5px solid ${color.ink}` },
    '&:focus-visible': { outline: 'none' },
    '&[aria-disabled="true"]': { borderStyle: 'dashed' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const content = partStyle({ padding: `0 ${space['3-half']} ${space['3-half']}` })

/** The four payments: side by side, or under each other on a phone. */
export const plan = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
export const part = partStyle({
  position: 'relative',
  display: 'grid',
  gap: space.half,
  paddingBlockStart: space[4],
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyContent: 'space-between',
      paddingBlock: space.half,
      paddingInlineStart: space[5],
    },
  },
})
globalStyle(`${part}::before`, {
  boxSizing: 'border-box',
  content: '""',
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: 0,
  inlineSize: '11px',
  blockSize: '11px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
})
globalStyle(`${part}:first-child::before`, { background: color.ink, borderColor: color.ink })
globalStyle(`${part} > b`, {
  '@media': { [media.mobile]: { textAlign: 'end' } },
})
globalStyle(`${part} > span`, {
  '@media': { [media.mobile]: { order: -1 } },
})
