import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'
import * as account from '../account/account.css.ts'

const { color, line, size, space, weight } = vars

/** The way in above the form of the password; without a script it could not be used. */
export const logIn = partStyle([
  account.form,
  { '@media': { '(scripting: none)': { display: 'none' } } },
])
/** The name of the button, and below it what the device asks for. */
export const what = partStyle({ display: 'block', textAlign: 'start' })
export const by = partStyle([what, { fontSize: size.small, fontWeight: weight.plain }])
/** Words between two hairlines. */
export const or = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `0 0 ${space['4-half']}`,
  color: color['ink-2'],
  fontSize: size.small,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${line.hair} solid ${color.hair}`,
    },
  },
})
