import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, size, space } = vars

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
  paddingBlock: '14px',
  paddingInline: '18px',
  borderInlineStart: '4px solid',
  fontSize: size.label,
  lineHeight: 1.5,
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
  marginBlockStart: '1px',
  fill: 'none',
  stroke: 'currentColor',
})
export const body = style({ flex: 1, minInlineSize: 0 })
export const title = style({ fontWeight: 600, marginInlineEnd: '0.6em' })
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  marginBlock: '-5px',
  marginInlineEnd: '-10px',
  border: 0,
  padding: 0,
  background: 'none',
  color: color['ink-2'],
})
