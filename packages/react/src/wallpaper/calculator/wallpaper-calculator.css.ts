import { assignVars } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'
import { lightColors } from '../../tokens/colors.table.ts'
import { displayFace, visuallyHidden } from '../../theme/type.css.ts'

const { color, leading, line, size, space, weight } = vars
const print = 'print'
const besideForm = '(min-width: 820px)'

export const hidden = visuallyHidden

/** The calculator's own width decides its layout. In print it has the light theme. */
export const calculator = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  '@media': {
    [print]: {
      containerType: 'normal',
      fontSize: size.paper,
      color: color.ink,
      vars: assignVars(color, lightColors),
    },
  },
})
const gap = {
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const
export const top = partStyle({
  ...gap,
  '@container': {
    [besideForm]: {
      gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
      columnGap: space[7],
    },
  },
  '@media': { [print]: { display: 'block' } },
})
export const below = partStyle({
  ...gap,
  borderBlockStart: `1px solid ${color.edge}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  '@container': {
    [besideForm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space[7] },
  },
  '@media': {
    [print]: {
      display: 'block',
      borderBlockStart: 0,
      marginBlockStart: space[4],
      paddingBlockStart: 0,
    },
  },
})
/** The comparison alone, below a wall that was rejected. */
export const belowAlone = partStyle({
  borderBlockStart: `1px solid ${color.edge}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
})
export const compared = partStyle({ minInlineSize: 0, '@media': { [print]: { display: 'none' } } })

export const form = partStyle({
  display: 'grid',
  gap: space['4-half'],
  minInlineSize: 0,
  '@media': { [print]: { display: 'none' } },
})
export const units = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const unit = partStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: space[4],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  fontSize: size.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { background: color.ink, borderColor: color.ink, color: color.paper },
    '&:has(input:focus-visible)': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: '3px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } },
    },
  },
})
/** The invisible radio covers its label, so that both have the same place and size. */
export const unitRadio = partStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const length = partStyle({ display: 'grid', gap: space[2], justifyItems: 'start' })
globalStyle(`${length} > :first-child`, { inlineSize: '100%' })
/** A question with its answers. */
export const ask = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const walls = partStyle({ display: 'grid', gap: space[4] })
export const wall = partStyle({ display: 'flex', gap: space[2], alignItems: 'end' })
globalStyle(`${wall} > div`, { flex: 1 })
globalStyle(`${wall} > button`, { minBlockSize: '48px', minInlineSize: '48px', paddingInline: 0 })
export const note = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const openings = partStyle({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const legend = partStyle({ padding: 0, fontSize: size.small, fontWeight: weight.medium })
export const opening = partStyle({
  display: 'grid',
  gap: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  padding: space[4],
  minInlineSize: 0,
})
export const openingName = partStyle({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  fontWeight: weight.strong,
})
export const openingFields = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: space[3],
  alignItems: 'end',
})
export const buttons = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const drawing = partStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [print]: { display: 'block', breakInside: 'avoid' } },
})
/** Reserves the space of a drawing, so that nothing moves when it appears. */
export const empty = partStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  minBlockSize: 'min(420px, 60vw)',
  border: `1px dashed ${color.edge}`,
  padding: space[5],
  textAlign: 'center',
})
export const emptyTitle = partStyle([displayFace, { margin: 0, fontSize: size.h4 }])

export const result = partStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [print]: { display: 'block' } },
})
export const need = partStyle({ margin: 0, display: 'grid', gap: space[1] })
export const needLabel = partStyle({
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: weight.plain,
  letterSpacing: 0,
  color: color['ink-2'],
})
export const needs = partStyle({
  fontSize: size.h2,
  lineHeight: leading.title,
  overflowWrap: 'anywhere',
})
export const per = partStyle({ margin: 0, color: color['ink-2'] })
export const price = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
  margin: 0,
  minBlockSize: '2.75rem',
})
export const quiet = partStyle({ color: color['ink-2'], fontSize: size.small })
export const cuts = partStyle({ minInlineSize: 0 })
export const part = partStyle([
  displayFace,
  {
    margin: `0 0 ${space[3]}`,
    fontSize: size.h4,
    '@media': { [print]: { marginBlockStart: space[4] } },
  },
])
export const trace = partStyle({
  margin: 0,
  paddingInlineStart: `calc(${space['4-half']} + ${space.half})`,
  display: 'grid',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
})
export const buy = partStyle({
  display: 'grid',
  gap: space[3],
  '@media': { [print]: { display: 'none' } },
})

/** Needs a script, so it is not shown where scripts are off. */
export const needsScript = partStyle({ '@media': { '(scripting: none)': { display: 'none' } } })
