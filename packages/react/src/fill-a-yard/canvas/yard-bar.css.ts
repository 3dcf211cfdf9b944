import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle } from '../../theme/layered.ts'
import { bleed } from '../../theme/layout.css.ts'
import { inHand, legend, swatch, tray } from './palette.css.ts'
import { underYard, withLargeText } from './room.table.ts'

const { color, line, space } = vars
/** Room for the button of the tools, which stands beside the name of the design. */
const OPENER = '11rem'

export const bar = partStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  ...underYard({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 3,
    gap: space['1-half'],
    marginInline: `calc(var(${bleed}, 0px) * -1)`,
    paddingInline: `max(var(${bleed}, 0px), ${space[3]})`,
    paddingBlock: `${space['1-half']} max(${space['2-half']}, env(safe-area-inset-bottom))`,
    background: color.raised,
    borderBlockStart: `${line.hair} solid ${color.ink}`,
  }),
})
export const opener = partStyle({
  display: 'none',
  ...underYard({
    display: 'block',
    position: 'absolute',
    insetBlockStart: space['1-half'],
    insetInlineEnd: `max(var(${bleed}, 0px), ${space[3]})`,
    maxInlineSize: OPENER,
  }),
})
// The button does not fit beside the name there.
globalStyle(`${bar} > ${opener}`, withLargeText({ position: 'static', maxInlineSize: 'none' }))
export const quick = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
})
globalStyle(`${bar} button`, underYard({ minBlockSize: '44px', paddingInline: space[3] }))
globalStyle(`${quick} > :last-child`, underYard({ flex: '1 1 auto' }))

// The palette is one row that scrolls sideways, under the name of the design.
globalStyle(
  `${bar} fieldset`,
  underYard({
    display: 'grid',
    gridTemplateRows: 'minmax(52px, auto) auto',
    gap: space['1-half'],
  }),
)
globalStyle(`${bar} ${legend}`, underYard({ position: 'absolute', clipPath: 'inset(50%)' }))
globalStyle(
  `${bar} ${inHand}`,
  underYard({
    order: -1,
    alignSelf: 'center',
    marginBlock: 0,
    maxInlineSize: `calc(100% - ${OPENER})`,
    lineHeight: vars.leading.title,
  }),
)
globalStyle(`${bar} fieldset > ${inHand}`, withLargeText({ maxInlineSize: 'none' }))
globalStyle(
  `${bar} ${tray}`,
  underYard({
    display: 'flex',
    gap: space['2-half'],
    overflowX: 'auto',
    padding: space['1-half'],
    marginInline: `calc(${space['1-half']} * -1)`,
    scrollbarWidth: 'none',
  }),
)
globalStyle(`${bar} ${swatch}`, underYard({ flex: '0 0 52px' }))
