import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../theme/type.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color, space } = vars

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
      fontWeight: 300,
      fontSize: '1.25rem',
      lineHeight: 1,
    },
    '[open] > &::after': { content: '"–"' },
  },
})

export const look = styleVariants({
  /** Facts of a product. */
  plain: [summary, { fontSize: '1.0625rem' }],
  /** A group of filters. */
  filter: [summary, displayFace, { fontSize: '1.125rem', fontWeight: 420 }],
})
export const body = style({ paddingBlockEnd: space[4] })
