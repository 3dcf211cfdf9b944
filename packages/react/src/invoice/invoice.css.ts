import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, size, space, weight } = vars

export const invoice = style({
  display: 'grid',
  gap: space[6],
  maxInlineSize: '860px',
  marginInline: 'auto',
  paddingBlock: space[6],
})
export const head = style({ display: 'grid', gap: space[2] })
export const title = style({ fontSize: size.h2, overflowWrap: 'anywhere' })
export const quiet = style({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const text = style({ margin: 0 })
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[5],
})
export const label = style({
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  letterSpacing: 0,
  color: color['ink-2'],
  marginBlockEnd: space[2],
})
export const reference = style({ overflowWrap: 'anywhere' })
export const scroll = style({
  overflowX: 'auto',
  '@media': { [media.mobile]: { fontSize: size.small } },
})
export const item = style({ fontSize: size.body, color: color.ink, borderColor: color.hair })
export const itemNote = style({
  display: 'block',
  color: color['ink-2'],
  fontSize: size.small,
  fontWeight: weight.plain,
  overflowWrap: 'anywhere',
})
export const guide = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  fontSize: size.small,
  fontWeight: weight.plain,
  '@media': { print: { display: 'none' } },
})
export const figure = style({
  textAlign: 'end',
  paddingInlineEnd: 0,
  whiteSpace: 'nowrap',
  paddingInlineStart: space[3],
})
export const totals = style({ justifySelf: 'end', inlineSize: 'min(100%, 360px)' })
