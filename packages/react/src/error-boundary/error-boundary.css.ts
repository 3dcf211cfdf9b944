import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

export const again = partStyle({ marginBlockStart: vars.space['2-half'] })
