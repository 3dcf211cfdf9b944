import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, line, size, space } = vars

export const quantity = partStyle({
  display: 'inline-grid',
  gridTemplateColumns: '44px 56px 44px',
  blockSize: '48px',
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  selectors: { '&:has([aria-invalid="true"])': { border: `2px solid ${color.rust}` } },
  // The step buttons need a script.
  '@media': {
    '(scripting: none)': { gridTemplateColumns: '88px' },
    print: { display: 'block', blockSize: 'auto', border: 0, background: 'none' },
  },
})
export const stepButton = partStyle({
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      color: color['ink-2'],
      opacity: 0.5,
      cursor: 'default',
    },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
export const quantityBox = partStyle({
  inlineSize: '100%',
  border: `solid ${color.hair}`,
  borderWidth: '0 1px',
  borderRadius: 0,
  padding: 0,
  background: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { border: 0, textAlign: 'start' } },
})
export const quantityNote = partStyle({
  margin: `${space['1-half']} 0 0`,
  fontSize: size.small,
  color: color.weld,
  scrollMarginBlockEnd: '112px',
})
