import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, weight } = vars

const hairline = `${line.hair} solid ${color.hair}`

export const sizes = partStyle({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const name = partStyle({ margin: 0, fontSize: size.small, fontWeight: weight.medium })
export const range = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[3],
})
/** The slider and its buttons need a script. */
export const scripted = partStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  gap: space[3],
  flex: '1 1 240px',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
})
globalStyle(`${scripted} > button`, { paddingInline: 0, fontSize: size.h4 })
export const slide = partStyle({ minInlineSize: 0 })
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: `7px solid ${color.ink}`,
  borderRadius: '50%',
  background: color.raised,
} as const
export const slider = partStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '30px',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': { blockSize: '2px', background: color.ink },
    '&::-webkit-slider-thumb': { ...knob, marginBlockStart: `calc(-1 * ${space['2-half']})` },
    '&::-moz-range-track': { blockSize: '2px', background: color.ink },
    '&::-moz-range-thumb': knob,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
/** Each figure stands below its place of the slider, whose knob is 24 px wide. */
export const ticks = partStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  fontSize: size.note,
  lineHeight: leading.control,
  color: color['ink-2'],
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${ticks} > :not(:first-child, :last-child)`, { position: 'absolute' })
globalStyle(`${ticks} > :nth-child(2)`, { insetInlineStart: '20.6%' })
globalStyle(`${ticks} > :nth-child(3)`, { insetInlineStart: '47%' })
globalStyle(`${ticks} > :nth-child(4)`, { insetInlineStart: '72.5%' })
export const twin = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size.small,
})
globalStyle(`${twin} input`, { inlineSize: '84px' })
export const sharpness = partStyle({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  fontSize: size.small,
})
const dot = (background: string) => ({
  content: '',
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: space[2],
  background,
})
export const isSharp = partStyle({
  margin: 0,
  color: color['ink-2'],
  selectors: { '&::before': { ...dot(color.leaf), borderRadius: '50%' } },
})
export const isSoft = partStyle({
  margin: 0,
  color: color['ink-2'],
  selectors: { '&::before': dot(color.weld) },
})
globalStyle(`${sharpness} b`, { color: color.ink, fontWeight: weight.strong })

export const colors = partStyle({ display: 'grid', gap: space[2] })
globalStyle(`${colors} svg`, { maxInlineSize: '100%', blockSize: 'auto' })
export const tags = partStyle({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const chips = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const chip = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  paddingInlineStart: space['2-half'],
  fontSize: size.small,
  overflowWrap: 'anywhere',
})
export const drop = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  margin: 0,
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.sunk } },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})
export const adding = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
})
export const go = partStyle({
  display: 'grid',
  gap: space[2],
  borderBlockStart: hairline,
  paddingBlockStart: space[4],
})
globalStyle(`${go} button`, { background: color.ink, color: color.paper })

export const done = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  maxInlineSize: '760px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const doneCloth = partStyle({ border: hairline, maxInlineSize: '220px' })
export const doneTitle = partStyle([
  displayFace,
  { margin: `0 0 ${space[3]}`, fontSize: size.h3, overflowWrap: 'anywhere' },
])
export const doneLinks = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[5],
})
