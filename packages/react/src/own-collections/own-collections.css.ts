import { box } from '../field/field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, size, space } = vars

/** The way to a new collection, above the cards. */
export const add = partStyle({ margin: `0 0 ${space[5]}` })
export const audience = partStyle({ margin: 0, fontSize: size.small, color: color['ink-2'] })
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
})
export const description = partStyle([box, { resize: 'vertical' }])
