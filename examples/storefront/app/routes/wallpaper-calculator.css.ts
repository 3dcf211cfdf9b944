import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, line, size, space } = vars

export const papers = style({
  display: 'grid',
  gap: `${space[5]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    '(min-width: 497px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle(`${papers} > li`, {
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  paddingBlockStart: space[4],
  minInlineSize: 0,
})
globalStyle(`${papers} h3`, { fontSize: size.h4, marginBlockEnd: space[2] })
globalStyle(`${papers} p`, { margin: 0 })
export const sold = style({ color: color['ink-2'], fontSize: size.small })
