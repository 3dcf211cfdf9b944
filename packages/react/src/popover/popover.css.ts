import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'
import { anchoredPanel } from './anchored-panel.ts'

const { space } = vars

const OPENER = '--selvage-popover-opener'

export const anchor = style({ display: 'inline-block', anchorScope: OPENER })
export const opener = partStyle({
  anchorName: OPENER,
  border: 0,
  padding: `${space[2]} 0`,
  minBlockSize: '44px',
  background: 'none',
  font: 'inherit',
  fontSize: vars.size.label,
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
})
export const panel = partStyle(anchoredPanel(OPENER, '420px'))
