import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { size, space } = vars

export const next = style({ margin: `0 0 ${space[2]}`, fontSize: size.large })
export const list = style({
  display: 'grid',
  gap: space[2],
  margin: `0 0 ${space[5]}`,
  paddingInlineStart: space[5],
})
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
