import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../theme/type.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, leading, size, space, weight } = vars

export const group = style({ borderBlockStart: `1px solid ${color.hair}` })
export const item = style({ borderBlockEnd: `1px solid ${color.hair}` })

const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[4],
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      fontFamily: vars.font.text,
      fontWeight: weight.plain,
      fontSize: size.lead,
      lineHeight: leading.flat,
    },
    '[open] > &::after': { content: '"–"' },
  },
})

export const look = styleVariants({
  /** Facts of a product. */
  plain: [summary, { fontSize: size.large }],
  /** A group of filters. */
  filter: [summary, displayFace, { fontSize: size.lead, fontWeight: weight.title }],
})
export const body = style({ paddingBlockEnd: space[4] })
