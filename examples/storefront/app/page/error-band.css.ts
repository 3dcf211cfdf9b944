import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

/** The height of the band does not depend on its picture, so that nothing moves. */
export const band = style({
  position: 'relative',
  blockSize: '200px',
  overflow: 'hidden',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hair}`,
  '@media': { [media.mobile]: { blockSize: '150px' }, print: { display: 'none' } },
})
export const cloth = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  display: 'block',
})
export const label = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.size.small,
})

/** The page's text with the ways on. */
export const text = style({ paddingBlock: `${vars.space[6]} ${vars.space[7]}` })
globalStyle(`${text} > h1`, { marginBlockEnd: vars.space[3] })
/** A paragraph below the lead. */
export const note = style({ marginBlock: `${vars.space[3]} 0`, maxInlineSize: '60ch' })
/** When the shop expects to be back. */
export const when = style({ marginBlock: `${vars.space[4]} 0` })
globalStyle(`${when} > dt`, { color: vars.color['ink-2'], fontSize: vars.size.small })
globalStyle(`${when} > dd`, {
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
/** The search of a page that was not found. */
export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'end',
  maxInlineSize: '40rem',
  marginBlockStart: vars.space[5],
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginBlockStart: vars.space[5],
})
