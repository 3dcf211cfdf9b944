import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color } = vars

export const drawing = partStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' })
export const back = partStyle({ fill: color.hair })
export const paper = partStyle({ fill: color.selvage })
export const shade = partStyle({ fill: 'rgb(30 20 5 / 0.14)' })
export const lines = partStyle({ fill: 'none', stroke: color['ink-2'], strokeWidth: 1 })
