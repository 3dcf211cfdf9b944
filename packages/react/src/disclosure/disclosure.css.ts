import { displayFace } from '../theme/type.css.ts'
import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle, style } from '../theme/layered.ts'

const { color, font, leading, size, space, weight } = vars

export const group = style({ borderBlockStart: `1px solid ${color.hair}` })
export const item = style({
  borderBlockEnd: `1px solid ${color.hair}`,
  // A closed section is open on paper.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
})

/** The line that opens a section, with a sign that says so at its end. */
export const opener = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      fontFamily: font.text,
      fontWeight: weight.plain,
      fontSize: size.lead,
      lineHeight: leading.flat,
    },
    '[open] > &::after': { content: '"–"' },
  },
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
})
export const summary = partRecipe({
  base: [opener, {}],
  variants: {
    look: {
      /** Facts of a product. */
      plain: { fontSize: size.large },
      /** A group of filters. */
      filter: [displayFace, { fontSize: size.lead }],
    },
  },
})
export const body = partStyle({ paddingBlockEnd: space[4] })
