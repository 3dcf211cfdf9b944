import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

export const promise = style({ display: 'grid', gap: vars.space[1] })
export const days = partStyle({ margin: 0 })
export const terms = partStyle({ margin: 0, color: vars.color['ink-2'], fontSize: vars.size.small })
