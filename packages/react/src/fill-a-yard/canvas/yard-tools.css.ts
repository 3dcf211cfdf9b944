import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle } from '../../theme/layered.ts'
import { underYard } from './room.table.ts'

const { color, size, space } = vars

/**
 * The tools stand in the page. Where the palette is at the foot of the view they are over the page
 * while they are open; a browser without popovers shows them in the page there, too.
 */
export const panel = partStyle({
  position: 'static',
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  ...underYard({
    selectors: {
      '&:not(:popover-open)': { display: 'none' },
      '&:popover-open': {
        position: 'fixed',
        inset: 'auto 0 0',
        inlineSize: '100%',
        maxInlineSize: '100%',
        maxBlockSize: '94dvh',
        boxSizing: 'border-box',
        padding: `${space[4]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom))`,
        overflow: 'auto',
        background: color.paper,
        color: color.ink,
      },
      '&::backdrop': { background: color.veil },
    },
  }),
})
export const head = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
})
export const close = partStyle({ display: 'none', ...underYard({ display: 'block' }) })
globalStyle(`${panel} button`, underYard({ minBlockSize: '44px' }))
export const title = partStyle({
  fontSize: size.h4,
  marginBlockEnd: space[3],
})
export const groups = partStyle({ display: 'grid', gap: space[3] })
export const tools = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
/** The pressed tool has more than its color. */
globalStyle(`${tools} button[aria-pressed="true"]`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
})
export const hint = partStyle({ margin: 0, fontSize: size.small, color: color['ink-2'] })
export const links = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[3],
})
