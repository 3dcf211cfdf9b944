import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, measure, size, space, weight } = vars

export const foot = style({
  marginBlockStart: space[8],
  borderBlockStart: `1px solid ${color.hair}`,
  paddingBlock: `${space[6]} ${space[5]}`,
  fontSize: size.small,
  color: color['ink-2'],
  '@media': { print: { display: 'none' } },
})
export const bar = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingInline: measure.gutter,
})
export const line = partStyle({ margin: 0 })
export const links = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const link = partStyle({
  display: 'inline-block',
  minBlockSize: '24px',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { color: color.ink, fontWeight: weight.medium },
  },
})
export const under = partStyle({
  maxInlineSize: measure.page,
  marginInline: 'auto',
  marginBlockStart: space[4],
  paddingInline: measure.gutter,
})
