import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, size, space } = vars

/** The mark of the browser that shows the list. */
export const here = partStyle({ color: color['ink-2'], fontSize: size.small })
/** The button below the list that ends all others. */
export const others = partStyle({ marginBlockStart: space[4] })
