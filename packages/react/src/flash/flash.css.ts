import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, leading, size, space, weight } = vars

export const list = style({
  display: 'grid',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space['3-half'],
  paddingInline: `calc(${space[4]} + ${space.half})`,
  borderInlineStart: '4px solid',
  fontSize: size.label,
  lineHeight: leading.body,
  overflowWrap: 'anywhere',
})

export const flash = styleVariants({
  info: [base, { borderColor: color.chalk, background: color['chalk-wash'] }],
  success: [base, { borderColor: color.leaf, background: color['leaf-wash'] }],
  attention: [base, { borderColor: color.weld, background: color['weld-wash'] }],
  error: [base, { borderColor: color.rust, background: color['rust-wash'] }],
})

export const tone = styleVariants({
  info: { color: color.chalk },
  success: { color: color.leaf },
  attention: { color: color.weld },
  error: { color: color.rust },
})

export const mark = style({
  flex: 'none',
  marginBlockStart: space.half,
  fill: 'none',
  stroke: 'currentColor',
})
export const body = style({ flex: 1, minInlineSize: 0 })
export const title = style({ fontWeight: weight.strong, marginInlineEnd: space[2] })
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  marginBlock: `calc(-1 * ${space['1-half']})`,
  marginInlineEnd: `calc(-1 * ${space['2-half']})`,
  border: 0,
  padding: 0,
  background: 'none',
  color: color['ink-2'],
})
