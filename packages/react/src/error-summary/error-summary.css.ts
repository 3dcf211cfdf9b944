import { flash } from '../flash/flash.css.ts'
import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

/** With space between errors of several lines. */
export const list = partStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[2],
})
/** With space to the form below it. */
export const summary = partStyle([flash({ severity: 'error' }), { marginBlockEnd: vars.space[5] }])
/** Tall enough as a touch target. */
export const link = partStyle({ display: 'inline-block', minBlockSize: '24px' })
