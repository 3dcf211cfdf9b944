import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { tiles } from '../site/tiles.css.ts'

const { color, size, space } = vars

export const papers = style([tiles, { rowGap: space[5] }])
globalStyle(`${papers} > li`, { paddingBlockStart: space[4] })
export const sold = style({ color: color['ink-2'], fontSize: size.small })
