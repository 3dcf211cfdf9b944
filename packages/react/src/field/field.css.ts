import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { displayFace } from '../theme/type.css.ts'

const { color, font, leading, line, size, space, weight } = vars

/**
 * Two columns of fields; a `whole` field takes both. Boxes beside each other stand in line,
 * whatever hint or error is above one of them.
 */
export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space['4-half']} ${space[4]}`,
  alignItems: 'end',
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const whole = style({ gridColumn: '1 / -1' })

export const field = style({ minInlineSize: 0 })
export const label = style({
  display: 'block',
  marginBlockEnd: space['1-half'],
  fontSize: size.small,
  fontWeight: weight.medium,
})
export const hint = style({
  marginBlock: `calc(-1 * ${space.half}) ${space['1-half']}`,
  fontSize: size.small,
  color: color['ink-2'],
})
globalStyle(`${hint} button`, { fontSize: size.small })
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: `0 0 ${space['1-half']}`,
  fontSize: size.small,
  fontWeight: weight.medium,
  color: color.rust,
})
export const mark = style({ flex: 'none', stroke: 'currentColor', fill: 'none' })

export const box = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space['3-half'],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  fontSize: size.body,
  lineHeight: leading.control,
  selectors: {
    '&[aria-invalid="true"]': {
      border: `2px solid ${color.rust}`,
      paddingInline: `calc(${space['3-half']} - ${line.hair})`,
    },
    '&::placeholder': { color: color['ink-2'], opacity: 1 },
    '&:disabled, &[readonly]': { background: color.sunk, color: color['ink-2'] },
  },
})

export const selectBox = style([
  box,
  {
    appearance: 'none',
    paddingInlineEnd: space['6-half'],
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundPosition: 'right 19px center, right 14px center',
    backgroundSize: '5px 5px, 5px 5px',
    backgroundRepeat: 'no-repeat',
    selectors: { '[dir="rtl"] &': { backgroundPosition: 'left 14px center, left 19px center' } },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
])

export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  columnGap: space[4],
  alignItems: 'start',
  fontSize: size.small,
  paddingBlock: space['1-half'],
})
export const checkLabel = style({ lineHeight: leading.control, overflowWrap: 'anywhere' })
export const checkNotes = style({ gridColumn: 2, marginBlockStart: space[1] })
export const tick = style({
  appearance: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  // A 20 px box is a small target, so the area around it counts too.
  position: 'relative',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space['1-half']})` },
    '&:checked': { background: color.ink, borderColor: color.ink },
    '&:checked::after': {
      content: '""',
      inlineSize: '10px',
      blockSize: '5px',
      border: `solid ${color.paper}`,
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg) translate(1px, -1px)',
    },
    '&[aria-invalid="true"]': { border: `2px solid ${color.rust}` },
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: { '&::after': { display: 'none' } },
    },
  },
})

export const legend = style([
  displayFace,
  {
    display: 'flex',
    inlineSize: '100%',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    padding: 0,
    marginBlockEnd: space[3],
    fontSize: size.lead,
    fontWeight: weight.title,
    lineHeight: leading.title,
  },
])
globalStyle(`${legend} a`, {
  fontFamily: font.text,
  fontWeight: weight.plain,
  fontSize: size.small,
  letterSpacing: 0,
})

/** Cards under each other. */
export const cards = style({ display: 'grid', gap: space[2] })
/** Three beside each other, as sizes are. */
export const cardsAcross = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: space[2],
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space['3-half'],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  paddingBlock: space[2],
  paddingInline: `${space[3]} calc(${space[6]} + ${space[3]})`,
  fontSize: size.small,
  lineHeight: leading.control,
  minBlockSize: '48px',
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    '&:has(input:focus-visible)': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: '3px',
    },
    '&:has(input:disabled)': {
      borderStyle: 'dashed',
      color: color['ink-2'],
      background: 'none',
      cursor: 'default',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } },
    },
  },
})
/** A price, or another short fact, before the radio. */
export const cardWithEnd = style([card, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }])
export const cardBare = style([card, { gridTemplateColumns: 'minmax(0, 1fr) auto' }])
export const cardTall = style([
  card,
  { gridTemplateColumns: '1fr', alignItems: 'start', alignContent: 'start', padding: space[3] },
])
export const cardTitle = style({
  display: 'block',
  fontSize: size.label,
  fontWeight: weight.strong,
})
/** Beside the radio in its corner, also when it is long. */
export const cardTitleTall = style([
  cardTitle,
  { paddingInlineEnd: `calc(${space[5]} + ${space.half})` },
])
export const cardDetail = style({ display: 'block', fontVariantNumeric: 'tabular-nums' })
export const cardNote = style({ display: 'block', color: color['ink-2'] })
export const cardEnd = style({
  display: 'block',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const cardEndBelow = style([cardEnd, { marginBlockStart: space[2] }])

const radio = style({
  appearance: 'none',
  position: 'absolute',
  insetInlineEnd: space[3],
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `5.5px solid ${color.ink}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const radioMiddle = style([radio, { insetBlock: 0, marginBlock: 'auto' }])
export const radioTop = style([radio, { insetBlockStart: space[3] }])

export const quantity = style({
  display: 'inline-grid',
  gridTemplateColumns: '44px 56px 44px',
  blockSize: '48px',
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  selectors: { '&:has([aria-invalid="true"])': { border: `2px solid ${color.rust}` } },
})
export const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  selectors: { '&:disabled': { color: color['ink-2'], opacity: 0.5, cursor: 'default' } },
})
export const quantityBox = style({
  appearance: 'textfield',
  inlineSize: '100%',
  border: `solid ${color.hair}`,
  borderWidth: '0 1px',
  borderRadius: 0,
  padding: 0,
  background: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    '&::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
})
export const quantityNote = style({
  margin: `${space['1-half']} 0 0`,
  fontSize: size.small,
  color: color.weld,
})
