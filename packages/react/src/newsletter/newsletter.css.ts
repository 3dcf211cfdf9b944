import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, size, space, weight } = vars

/** One field under the other. */
export const form = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4-half'],
})
/** Checkboxes that answer one question. */
export const group = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const legend = partStyle({
  marginBlockEnd: space[2],
  padding: 0,
  fontWeight: weight.medium,
})
/** Two columns of checkboxes where there is room for them. */
export const choices = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `${space[2]} ${space[4]}`,
})
export const quiet = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
/** A link below the form, apart from its button. */
export const below = partStyle({ margin: `${space[5]} 0 0` })
/** The title and its sentence with the form beside them, or below them on a small screen. */
export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[7]}`,
  paddingBlock: space[6],
  paddingInline: space[5],
  background: color.sunk,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
    print: { display: 'none' },
  },
})
export const bannerTitle = partStyle({ marginBlockEnd: space[3], textWrap: 'balance' })
export const bannerText = partStyle({ margin: 0, maxInlineSize: '46ch' })
