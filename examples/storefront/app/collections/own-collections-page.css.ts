import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { space } = vars

export const form = style({ maxInlineSize: '560px' })
export const question = style({ maxInlineSize: '560px', marginBlockEnd: space[5] })
export const designs = style({ maxInlineSize: '760px', marginBlockStart: space[7] })
globalStyle(`${designs} > h2`, { marginBlockEnd: space[4] })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[5],
})
