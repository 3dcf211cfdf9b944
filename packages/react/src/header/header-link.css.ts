import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { size, space } = vars

/** A link of the header. */
export const headerLink = partStyle({
  display: 'inline-block',
  paddingBlock: space[2],
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: size.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': { boxShadow: 'inset 0 -2px currentColor', textDecoration: 'none' },
  },
  '@media': {
    // Shadows are not drawn there.
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { textDecoration: 'underline' } },
    },
  },
})
