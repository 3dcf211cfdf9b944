import { anchoredPanel } from '../popover/anchored-panel.ts'
import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'
import { figures } from '../theme/type.css.ts'

const { color, line, size, space, weight } = vars

const BOX = '--selvage-search-box'

export const anchor = style({ anchorName: BOX, anchorScope: BOX })
export const panel = partStyle([
  anchoredPanel(BOX, '35rem'),
  {
    padding: `${space[2]} 0`,
    background: color.raised,
    '@media': { [media.mobile]: { padding: `${space[2]} 0` } },
  },
])
export const group = partStyle({
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `${line.hair} solid ${color.hair}` } },
})
export const label = partStyle({
  margin: 0,
  paddingInline: space[4],
  fontSize: size.small,
  fontWeight: weight.medium,
  color: color['ink-2'],
})
export const option = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minBlockSize: '44px',
  paddingBlock: space[1],
  paddingInline: space[4],
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-selected="true"]': {
      background: color.sunk,
      boxShadow: `inset 3px 0 ${color.ink}`,
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -3px 0 ${color.ink}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
})
export const title = partStyle({ flex: '1 1 9rem', overflowWrap: 'anywhere' })
export const under = partStyle({
  display: 'block',
  fontSize: size.small,
  color: color['ink-2'],
})
export const quiet = partStyle([figures, { fontSize: size.small, color: color['ink-2'] }])
export const swatch = partStyle({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '52px',
  overflow: 'hidden',
})
export const print = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
