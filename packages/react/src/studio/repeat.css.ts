import { cloth } from '../cloth/cloth.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'
import { onPrint } from '../tokens/on-print.table.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space } = vars

const hairline = `${line.hair} solid ${color.hair}`

export const preview = partStyle({
  position: 'relative',
  margin: 0,
  border: hairline,
  background: color.selvage,
  '@media': {
    // The repeats and the slider change what is seen above them.
    [`${media.upToTablet} and (min-height: 640px)`]: {
      selectors: { 'figure&': { position: 'sticky', insetBlockStart: 0, zIndex: 3 } },
    },
  },
})
export const window = partStyle([
  cloth,
  {
    blockSize: '396px',
    '@media': { [media.upToTablet]: { blockSize: 'clamp(200px, 34vh, 286px)' } },
  },
])
export const drawing = partStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' })
export const unprinted = partStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '286px',
  padding: space[5],
  background: `repeating-linear-gradient(135deg, ${color.hair} 0 1px, transparent 1px 7px), ${color.raised}`,
})
export const unprintedText = partStyle({
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  background: color.raised,
  color: color['ink-2'],
  fontSize: size.small,
  textAlign: 'center',
})
export const tag = partStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space['2-half'],
  insetInlineEnd: space['2-half'],
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space['2-half'],
  background: color.selvage,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
})
export const rulerTag = partStyle({ fill: color.selvage })
export const rulerLine = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 0.04 })
export const rulerText = partStyle({ direction: 'ltr', fill: color.ink })

export const things = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: space[2],
})
export const thing = partStyle({ margin: 0, minInlineSize: 0, fontSize: size.note })
globalStyle(`${thing} > figcaption`, { paddingBlockStart: space['1-half'], color: color['ink-2'] })
const picture = { display: 'block', inlineSize: '100%', blockSize: '168px' } as const
export const yard = partStyle(picture)
export const cushion = partStyle({ ...picture, background: color.sunk })
export const piping = partStyle({ fill: 'none', stroke: onPrint.quiet, strokeWidth: 0.25 })

export const repeats = partStyle({ minInlineSize: 0 })
globalStyle(`${repeats} fieldset > div`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
globalStyle(`${repeats} label`, {
  paddingInline: 0,
  paddingBlock: `0 ${space['2-half']}`,
  overflow: 'hidden',
  fontSize: size.note,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.upToTablet]: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[3],
      padding: `0 ${space['6-half']} 0 0`,
    },
  },
})
globalStyle(`${repeats} label > span:last-of-type`, {
  paddingBlockStart: space[2],
  paddingInline: space[2],
  '@media': { [media.upToTablet]: { paddingInline: 0, paddingBlock: space[2] } },
})
globalStyle(`${repeats} label input`, {
  insetBlockStart: space['1-half'],
  insetInlineEnd: space['1-half'],
  background: color.raised,
  '@media': {
    [media.upToTablet]: { insetBlock: 0, marginBlock: 'auto', insetInlineEnd: space[3] },
  },
})
globalStyle(`${repeats} label input:checked + span`, { color: color.ink })
globalStyle(`${repeats} label input + span`, { color: color['ink-2'] })
export const sketch = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '66px',
  background: color.selvage,
})
export const sketchTile = partStyle({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 0.7,
  strokeDasharray: '2 3',
})
export const sketchMiddle = partStyle({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 0.6,
  strokeDasharray: '5 2 1 2',
})
export const sketchFirst = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.2 })
