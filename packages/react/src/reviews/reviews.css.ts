import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, weight } = vars

const hairline = `${line.hair} solid ${color.hair}`

export const quiet = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const figure = partStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const rating = partStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: size.small,
  fontWeight: weight.medium,
})
export const stars = partStyle({ display: 'block', flex: 'none', color: color.ink })
export const outline = partStyle({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.3 })
export const filled = partStyle({ fill: 'currentColor' })

export const summary = style({ display: 'grid', alignContent: 'start', gap: space[4] })
export const overall = partStyle({ display: 'flex', alignItems: 'center', gap: space[3] })
export const average = partStyle([displayFace, { fontSize: size.h1, lineHeight: leading.body }])
export const bars = partStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const barRow = partStyle({
  display: 'grid',
  gridTemplateColumns: '5.5em minmax(0, 1fr) 2.5em',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '28px',
  color: 'inherit',
  fontSize: size.small,
  textDecoration: 'none',
  selectors: { '&[aria-current="true"]': { fontWeight: weight.strong } },
})
globalStyle(`a.${barRow}:hover > span:first-child`, { textDecoration: 'underline' })
export const bar = partStyle({
  inlineSize: '100%',
  blockSize: '10px',
  border: hairline,
  fill: color.ink,
  background: color.sunk,
})
export const facts = partStyle({ margin: 0, fontSize: size.small })
globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: hairline,
})
globalStyle(`${facts} dd`, { margin: 0, fontWeight: weight.medium })

export const filters = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  borderBlock: hairline,
})
export const filterFields = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[3]} ${space[4]}`,
})
globalStyle(`${filterFields} > *`, { minInlineSize: 0, maxInlineSize: '100%' })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const review = partStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: `${space[3]} ${space[5]}`,
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const about = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  fontSize: size.small,
  color: color['ink-2'],
  overflowWrap: 'anywhere',
})
globalStyle(`${about} b`, { color: color.ink, fontWeight: weight.medium })
export const bought = partStyle({ color: color.leaf, fontWeight: weight.medium })
export const opinion = partStyle({ display: 'grid', gap: space[3], alignContent: 'start' })
export const title = partStyle({ margin: 0, fontSize: size.h3, overflowWrap: 'anywhere' })
export const text = partStyle({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const photos = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const photo = partStyle({
  display: 'grid',
  gap: space[1],
  inlineSize: '11.5rem',
  maxInlineSize: '100%',
  margin: 0,
  fontSize: size.small,
  color: color['ink-2'],
  overflowWrap: 'anywhere',
})
globalStyle(`${photo} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  background: color.sunk,
})
export const reactions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  fontSize: size.small,
})
export const helpful = partStyle({ fontWeight: weight.medium })
export const reported = partStyle({ color: color['ink-2'] })
export const report = partStyle({ minInlineSize: 0 })
globalStyle(`${report} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})
export const reportForm = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  paddingBlockStart: space[2],
})

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const columns = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
})
export const textarea = partStyle({ resize: 'vertical' })
export const legend = partStyle([displayFace, { padding: 0, fontSize: size.h3 }])
export const slots = partStyle({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const slot = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
  alignItems: 'end',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: hairline,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const slotText = partStyle({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const preview = partStyle({
  display: 'block',
  inlineSize: '120px',
  blockSize: '120px',
  objectFit: 'cover',
  background: color.sunk,
})
export const file = partStyle({
  maxInlineSize: '100%',
  selectors: {
    // The browser's own button has the browser's own face.
    '&::file-selector-button': {
      marginInlineEnd: space[3],
      border: `1px solid ${color.edge}`,
      borderRadius: line.corner,
      paddingInline: space[3],
      background: color.sunk,
      color: 'inherit',
      font: 'inherit',
    },
  },
})
export const send = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
})
