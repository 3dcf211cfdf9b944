import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { space } = vars

/** One field under the other. */
export const fields = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4-half'],
})
/** A text of several lines, which its writer may make higher. */
export const longText = partStyle({ resize: 'vertical' })
