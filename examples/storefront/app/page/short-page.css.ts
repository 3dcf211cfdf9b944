import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars

/** One short form, as wide as a line of it is read well. */
export const page = style({ paddingBlock: `${space[5]} ${space[7]}` })
export const column = style({ maxInlineSize: '28rem' })
globalStyle(`${column} > h1`, { margin: 0, fontSize: size.h2 })
globalStyle(`${column} > p:last-child`, { marginBlockStart: space[4] })
export const lead = style({ margin: `${space[2]} 0 ${space[5]}`, color: color['ink-2'] })
