import { end } from '../button/button.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space } = vars

/** The form stands beside the picture where both have room. */
const beside = media.fromLarge
const small = media.upToTablet

const columns = {
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [beside]: {
      gap: `${space[5]} ${space[7]}`,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 410px)',
      gridTemplateRows: 'auto 1fr',
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
} as const
/** A product's columns, which text below the picture shares. */
export const layout = style(columns)
export const layoutRows = partStyle({
  '@media': { [beside]: { gridTemplateRows: 'auto auto 1fr' } },
})
export const product = style([
  columns,
  // Its parts stand in the columns of the layout themselves.
  { selectors: { [`${layoutRows} &`]: { display: 'contents' } } },
])
export const below = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minInlineSize: 0,
  '@media': { [beside]: { gridColumn: 1 }, print: { gridColumn: '1 / -1' } },
})
export const picture = partStyle({ minInlineSize: 0 })
export const panel = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minInlineSize: 0,
  '@media': { [beside]: { gap: space[4], gridColumn: 2, gridRow: '1 / span 2' } },
})
/** Under the picture, and under the form on small screens. */
export const facts = partStyle({
  minInlineSize: 0,
  '@media': { [beside]: { gridColumn: 1 }, print: { gridColumn: '1 / -1' } },
})
export const title = partStyle({ fontSize: size.h2, overflowWrap: 'anywhere' })
export const byline = partStyle({
  margin: `${space[2]} 0 0`,
  color: color['ink-2'],
  fontSize: size.label,
})
export const price = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  margin: `${space[3]} 0 0`,
  '@media': { [beside]: { margin: `${space[2]} 0 0`, lineHeight: leading.title } },
})
// No grid, whose rows would not let the button stick.
export const form = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  '@media': { [beside]: { gap: space[4] } },
})
/**
 * How many, what they come to, and the buy button. Beside the picture it is one row at the foot of
 * the view while its place is below it; elsewhere the button alone stays there.
 */
export const dock = partStyle({
  display: 'contents',
  '@media': {
    [beside]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      gap: `${space[2]} ${space[4]}`,
      paddingBlock: `${space[2]} ${space[3]}`,
      marginBlockEnd: `calc(-1 * ${space[3]})`,
      borderBlockStart: `${line.hair} solid ${color.hair}`,
      background: color.paper,
    },
  },
})
export const amount = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[4],
  '@media': { [beside]: { display: 'contents' } },
})
export const total = partStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: space.half,
  '@media': {
    [beside]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
  },
})
export const quiet = partStyle({ color: color['ink-2'], fontSize: size.small })
export const note = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
/** The buy button, at the foot of the view while its place is below it. */
export const foot = partStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space[3]})`,
  // Text that scrolls under it fades.
  background: `linear-gradient(transparent, ${color.paper} ${space[3]})`,
  '@media': {
    // Forced colors take the fading away, and with it the ground.
    '(forced-colors: active)': { background: 'Canvas' },
    [beside]: { position: 'static', padding: 0, margin: 0, background: 'none' },
    print: { display: 'none' },
  },
})
/** The buy button once more, while its own is out of view. */
export const bar = partStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[5],
  paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${space[4]}, 4vw)`,
  borderBlockStart: `${line.hair} solid ${color.edge}`,
  background: color.raised,
  '@media': {
    [small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[4] },
    print: { display: 'none' },
  },
  // A calculator in view has a button of its own for what it has counted.
  selectors: { ':root[data-calculating] &:not(:focus-within)': { display: 'none' } },
})
const shortened = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const barTitle = partStyle({ ...shortened, '@media': { [small]: { display: 'none' } } })
export const barAmount = partStyle([quiet, { ...shortened, gridColumn: 1, gridRow: 2 }])
export const barPrice = partStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [small]: { gridColumn: 1, gridRow: 1 } },
})

// An element around the product, such as an island's, has no box of its own.
globalStyle(`${layoutRows} > :not(${below}, script)`, { display: 'contents' })
globalStyle(`${layoutRows} ${panel}`, { '@media': { [beside]: { gridRow: '1 / span 3' } } })

globalStyle(`${bar} > button`, { gridColumn: -2, gridRow: '1 / span 2' })

// Prices of the choices that the server drew are not shown beside others.
const stale = `${form}[data-served]:has(input:checked:not(:default))`
globalStyle(`${stale} :is(${total}, ${end})`, { visibility: 'hidden' })
// Without a script the button's price cannot follow the quantity; the total says what it is for.
globalStyle(`${foot} ${end}`, { '@media': { '(scripting: none)': { display: 'none' } } })
globalStyle(`${amount} > :first-child`, { '@media': { [beside]: { gridRow: '1 / span 2' } } })
// A quantity with a message takes a row of its own.
const withMessage = `${dock}:has(> ${amount} p)`
globalStyle(withMessage, { '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
globalStyle(`${withMessage} > ${amount} > :first-child`, {
  '@media': { [beside]: { gridRow: 'auto' } },
})
// The total stands right above the button.
globalStyle(`${foot} ${end}`, { '@media': { [beside]: { display: 'none' } } })
globalStyle(`${foot} > button`, { '@media': { [beside]: { justifyContent: 'center' } } })
globalStyle(`${total} > data`, { '@media': { [beside]: { fontSize: size.body } } })
// A control that gets the focus is not left under the button.
globalStyle(`${form} :is(input, button, summary)`, {
  scrollMarginBlockEnd: '112px',
  '@media': { [beside]: { scrollMarginBlockEnd: '208px' } },
})
