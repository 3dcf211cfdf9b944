import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { size, space, weight } = vars

/** One question under the other. */
export const questions = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})
/** The text of a question, and the form that answers it. */
export const question = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
})
export const title = partStyle({ margin: 0, fontSize: size.h3, textWrap: 'balance' })
export const text = partStyle({ margin: 0, maxInlineSize: '60ch' })
/** Checkboxes that answer one question. */
export const group = partStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const legend = partStyle({
  marginBlockEnd: space[3],
  padding: 0,
  fontWeight: weight.medium,
})
/** Buttons of the same look and width, so that none is easier to press than another. */
export const buttons = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space[3],
  inlineSize: '100%',
})
