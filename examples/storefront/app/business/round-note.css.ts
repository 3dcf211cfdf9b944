import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { line, color, space } = vars

/** The round that is open, between the head of the page and its text. */
export const note = style({
  maxInlineSize: '44rem',
  paddingBlock: space[4],
  marginBlockEnd: space[6],
  borderBlock: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${note} > p`, { margin: `0 0 ${space[4]}` })
/** The buttons beside each other, or below on a phone. */
export const forms = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
