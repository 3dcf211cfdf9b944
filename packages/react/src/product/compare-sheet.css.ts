import { vars } from '../theme/contract.css.ts'
import { globalStyle, partRecipe, partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line: border, size, space, weight } = vars
const narrow = media.upToTablet
const inset = `inset 0 0 0 2.5px ${color.ink}`

export const tools = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInline: space[5],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.edge}`,
})
export const uses = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  flex: '1 1 560px',
  '@media': {
    [narrow]: { flexWrap: 'nowrap', overflowX: 'auto', marginInline: `calc(-1 * ${space[5]})` },
  },
})
globalStyle(`${uses} > *`, { '@media': { [narrow]: { flex: 'none' } } })
globalStyle(`${uses} > :first-child`, { '@media': { [narrow]: { marginInlineStart: space[5] } } })
globalStyle(`${uses} > :last-child`, { '@media': { [narrow]: { marginInlineEnd: space[5] } } })
export const count = partStyle({ opacity: 0.75, fontVariantNumeric: 'tabular-nums' })
export const sort = partStyle({ flex: '0 1 200px' })
export const scroller = partStyle({
  overflow: 'auto',
  paddingInline: space[5],
  paddingBlockEnd: space[5],
})
export const table = partStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.label,
  textAlign: 'start',
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${table} tbody`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} :is(th, td)`, {
  border: 0,
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  color: 'inherit',
  fontWeight: weight.plain,
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${table} thead :is(th, td)`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.paper,
  fontSize: size.small,
  color: color['ink-2'],
})
export const row = partRecipe({
  base: {
    borderBlockEnd: `${border.hair} solid ${color.hair}`,
    // On a phone a row is a card: the picture, the text beside it, and the button.
    '@media': {
      [narrow]: {
        display: 'block',
        position: 'relative',
        paddingBlock: space[3],
        paddingInline: `${space[8]} ${space[2]}`,
      },
    },
  },
  variants: { chosen: { true: { background: color.raised, boxShadow: inset } } },
})
globalStyle(`${table} tbody :is(th, td)`, {
  '@media': { [narrow]: { display: 'inline', padding: 0 } },
})
globalStyle(`${table} tbody th`, {
  paddingInlineStart: space[2],
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} tbody td:not(:first-of-type, :last-of-type)::before`, {
  '@media': { [narrow]: { content: '" · "' } },
})
globalStyle(`${table} tbody td:last-of-type`, {
  textAlign: 'end',
  paddingInlineEnd: space[2],
  '@media': { [narrow]: { display: 'block', marginBlockStart: space[2], textAlign: 'start' } },
})
export const cloth = partStyle({ display: 'flex', gap: space[3], alignItems: 'center' })
export const swatch = partStyle({
  flex: 'none',
  inlineSize: '58px',
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetInlineStart: space[2],
      insetBlockStart: space[3],
    },
  },
})
export const name = partStyle({ display: 'block', fontWeight: weight.strong })
export const line = partStyle({ display: 'block', color: color['ink-2'], fontSize: size.small })
export const price = partStyle({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const out = partStyle({ color: color.weld, fontSize: size.small })
