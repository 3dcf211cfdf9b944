import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, recipe } from '../theme/layered.ts'

const { color, leading, line, size, space, weight } = vars

/**
 * Two columns of fields; a `whole` field takes both. Boxes side by side are aligned, even when only
 * one of them has a hint or an error above it.
 */
export const form = partStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space['4-half']} ${space[4]}`,
  alignItems: 'end',
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Class of a field that takes the whole width of a {@link formGrid}. */
export const whole = partStyle({ gridColumn: '1 / -1' })

export const field = recipe({
  base: { minInlineSize: 0 },
  variants: { whole: { true: whole } },
})
export const label = partStyle({
  display: 'block',
  marginBlockEnd: space['1-half'],
  fontSize: size.small,
  fontWeight: weight.medium,
})
export const hint = partStyle({
  marginBlock: `calc(-1 * ${space.half}) ${space['1-half']}`,
  fontSize: size.small,
  color: color['ink-2'],
})
globalStyle(`${hint} button`, { fontSize: size.small })
export const error = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: `0 0 ${space['1-half']}`,
  fontSize: size.small,
  fontWeight: weight.medium,
  color: color.rust,
})
export const mark = partStyle({ flex: 'none', stroke: 'currentColor', fill: 'none' })

export const box = partStyle({
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

export const selectBox = partStyle([
  box,
  {
    appearance: 'none',
    paddingInlineEnd: space['6-half'],
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundPosition: 'right 19px center, right 14px center',
    backgroundSize: '5px 5px, 5px 5px',
    backgroundRepeat: 'no-repeat',
    selectors: { '[dir="rtl"] &': { backgroundPosition: 'left 14px center, left 19px center' } },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
])

export const check = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    columnGap: space[4],
    alignItems: 'start',
    fontSize: size.small,
    paddingBlock: space['1-half'],
  },
  variants: { whole: { true: whole } },
})
export const checkLabel = partStyle({ lineHeight: leading.control, overflowWrap: 'anywhere' })
export const checkNotes = partStyle({ gridColumn: 2, marginBlockStart: space[1] })
export const tick = partStyle({
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
  // A box of 20 px is a small target, so the area around it is clickable as well.
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
