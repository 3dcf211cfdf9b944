import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, size, space } = vars

export const trail = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlock: `${space[5]} ${space[4]}`,
  fontSize: size.small,
  color: color['ink-2'],
})
export const crumb = partStyle({
  selectors: {
    '&:not(:last-child)::after': { content: '"/" / ""', marginInline: space['1-half'] },
  },
})
export const link = partStyle({
  textDecoration: 'none',
  display: 'inline-block',
  minBlockSize: '24px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
