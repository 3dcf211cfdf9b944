import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle } from '../../theme/layered.ts'

const { color, leading, line, size, space, weight } = vars

export const comparison = partStyle({ containerType: 'inline-size', minInlineSize: 0 })
export const title = partStyle({ fontSize: size.h3, margin: `0 0 ${space[3]}` })
export const scroll = partStyle({
  overflowX: 'auto',
  selectors: {
    '&:focus-visible': { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '3px' },
  },
})
const narrow = '(max-width: 520px)'
const onNarrow = (rule: Parameters<typeof globalStyle>[1]) => ({ '@container': { [narrow]: rule } })

export const table = partStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.label,
  lineHeight: leading.control,
  color: color.ink,
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space['3-half'],
  paddingInline: `0 ${space[4]}`,
  border: 0,
  color: 'inherit',
  fontSize: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.plain,
})
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} thead th`, {
  paddingBlock: space[2],
  fontSize: size.small,
  fontWeight: weight.medium,
  verticalAlign: 'bottom',
})
globalStyle(`${table} tr`, { borderBlockEnd: `1px solid ${color.hair}` })
globalStyle(`${table} thead tr`, { borderBlockEnd: `1px solid ${color.edge}` })
// On a narrow page each wallpaper is a card: its name, then its count and price. The roles in the
// markup keep it a table.
globalStyle(`${table}, ${table} tbody`, onNarrow({ display: 'block' }))
globalStyle(
  `${table} thead`,
  onNarrow({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
)
globalStyle(
  `${table} tbody tr`,
  onNarrow({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    rowGap: space[1],
    paddingBlock: space[3],
  }),
)
globalStyle(`${table} tbody :is(th, td)`, onNarrow({ padding: 0 }))
globalStyle(`${table} tbody :is(th, td[colspan])`, onNarrow({ gridColumn: '1 / -1' }))
globalStyle(`${table} tbody td`, onNarrow({ paddingInlineStart: space['5-half'] }))
globalStyle(
  `${table} tbody td:last-child:not([colspan])`,
  onNarrow({ gridArea: '2 / 2', paddingInlineStart: 0 }),
)

export const row = partStyle({})
/** The chosen row has a thick edge, bold text and 'Your choice', so color is not its only sign. */
export const chosen = partStyle({
  boxShadow: `inset 3px 0 0 ${color.ink}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.ink}` } },
})
globalStyle(`${table} ${chosen} > :is(th, td)`, { fontWeight: weight.strong })
globalStyle(`${table} ${chosen} > th`, { paddingInlineStart: space[3] })
globalStyle(`${table} tbody ${chosen}`, onNarrow({ paddingInlineStart: space[3] }))
globalStyle(`${table} tbody ${chosen} > th`, onNarrow({ paddingInlineStart: 0 }))

export const number = partStyle({})
globalStyle(`${table} .${number}`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
globalStyle(
  `${table} tbody td.${number}:not(:last-child)`,
  onNarrow({ textAlign: 'start', gridColumn: 1 }),
)
/** The column's name, where the table's head is hidden. */
export const cellLabel = partStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
})
export const choice = partStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['2-half'],
  alignItems: 'start',
  minBlockSize: '24px',
  cursor: 'pointer',
})
export const radio = partStyle({
  appearance: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: `${space.half} 0 0`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  cursor: 'inherit',
  position: 'relative',
  selectors: {
    '&:checked': { border: `5.5px solid ${color.ink}` },
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space['2-half']})` },
  },
  // Without a script the wallpaper is chosen in the form above.
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    '(scripting: none)': { visibility: 'hidden' },
  },
})
export const quiet = partStyle({
  display: 'block',
  color: color['ink-2'],
  fontSize: size.note,
  fontWeight: weight.plain,
  marginBlockStart: space.half,
})
globalStyle(`th > ${quiet}`, { paddingInlineStart: space['5-half'] })
export const why = partStyle({ color: color['ink-2'] })
