import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, measure, size, space, weight } = vars

const besidePicture = (gridTemplateColumns: string) => ({
  '@media': {
    [media.fromLarge]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns } } },
  },
})
export const panelInside = partRecipe({
  base: {
    display: 'grid',
    gap: space[6],
    maxInlineSize: measure.page,
    marginInline: 'auto',
    paddingInline: measure.gutter,
    paddingBlock: `${space[4]} ${space[5]}`,
  },
  variants: {
    // The lists of a short menu are few, and its picture stands at their side.
    short: {
      true: besidePicture('minmax(0, 30rem) 17rem'),
      false: besidePicture('minmax(0, 1fr) 17rem'),
    },
  },
})
export const pageLine = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  margin: 0,
  marginBlockEnd: space[2],
})
export const pageLink = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: 'inherit',
  fontSize: size.label,
  fontWeight: weight.strong,
})
export const picture = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  '@media': { [`not all and ${media.fromLarge}`]: { display: 'none' } },
})
export const framed = partStyle({ border: `1px solid ${color.hair}` })

/** A line in the place of a menu that is not there yet. */
export const status = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color['ink-2'],
  fontSize: size.label,
  selectors: { '&:not(:empty)': { paddingBlock: space[2] } },
})
