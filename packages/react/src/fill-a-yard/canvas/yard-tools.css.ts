import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle } from '../../theme/layered.ts'

const { color, size, space, weight } = vars

export const title = partStyle({
  fontSize: size.h4,
  fontWeight: weight.title,
  marginBlockEnd: space[3],
})
export const groups = partStyle({ display: 'grid', gap: space[3] })
export const tools = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
/** The pressed tool has more than its color. */
globalStyle(`${tools} button[aria-pressed="true"]`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
})
export const hint = partStyle({ margin: 0, fontSize: size.small, color: color['ink-2'] })
export const links = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[3],
})
globalStyle(`${links} button[aria-disabled="true"]`, {
  borderColor: 'transparent',
  textDecoration: 'none',
})
