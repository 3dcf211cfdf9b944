import { cloth } from '../cloth/cloth.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space, weight } = vars
const narrow = media.upToTablet

export const swatch = style([
  cloth,
  {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: '44px',
    blockSize: '58px',
    // A white cloth has an end on white paper.
    boxShadow: `inset 0 0 0 1px ${color.hair}`,
    // Forced colors would paint over the one thing that it shows.
    forcedColorAdjust: 'none',
  },
])

/** Above the list of a dialog. */
export const tools = partStyle({
  paddingInline: space[5],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.edge}`,
})
export const find = partStyle({ maxInlineSize: '340px' })
export const none = partStyle({ margin: `${space[4]} 0 0` })
/** All colors, which scroll between head and foot. */
export const scroller = partStyle({
  flex: '1 1 auto',
  overflow: 'auto',
  paddingInline: space[5],
  paddingBlockEnd: space[5],
})
export const family = partStyle({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  paddingBlock: space[4],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const familyHead = partStyle({
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: space[3],
  padding: 0,
  fontSize: size.label,
  fontWeight: weight.strong,
})
export const colors = partStyle({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: `${space[4]} ${space[3]}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: `${space[3]} ${space[2]}` },
    '(max-width: 359px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const choice = partStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  fontSize: size.small,
  cursor: 'pointer',
})
export const name = partStyle({ overflowWrap: 'anywhere', hyphens: 'auto' })
/** The radio lies over its swatch, so that the swatch is what is pressed. */
export const radio = partStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: '58px',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
globalStyle(`${choice}:has(input:checked) ${swatch}`, {
  outline: `2.5px solid ${color.ink}`,
  outlineOffset: '3px',
})
globalStyle(`${choice}:has(input:checked) ${name}`, { fontWeight: weight.strong })
globalStyle(`${choice}:has(input:focus-visible) ${swatch}`, {
  outline: `3px solid ${color.chalk}`,
  outlineOffset: '3px',
})
globalStyle(`${choice}:has(input:disabled)`, { color: color['ink-2'], cursor: 'not-allowed' })
globalStyle(`${choice}:has(input:disabled) ${name}`, { textDecoration: 'line-through' })

export const chosen = partStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
})
/** On a phone the button beside it says the name. */
export const chosenName = partStyle({ '@media': { [media.mobile]: { display: 'none' } } })
export const about = partStyle({
  display: 'block',
  color: color['ink-2'],
  fontSize: size.small,
})

/** Solids in a row, each a link. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = partStyle({
  display: 'grid',
  gap: space[1],
  color: 'inherit',
  fontSize: size.small,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
