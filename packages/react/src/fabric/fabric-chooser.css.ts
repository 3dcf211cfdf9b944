import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, leading, line, size, space } = vars

export const chooser = style({ display: 'grid', gap: space[3] })
/** A piece of the picture in which the print can be made out. */
export const picture = partStyle({
  display: 'block',
  inlineSize: '58px',
  blockSize: '58px',
  overflow: 'hidden',
})
export const cloth = partStyle({ inlineSize: '112px', maxInlineSize: 'none', blockSize: 'auto' })
export const more = partStyle({ borderBlock: `${line.hair} solid ${color.hair}` })
export const summary = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '48px',
  fontSize: size.label,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+"', fontSize: size.lead, lineHeight: leading.flat },
    'details[open] > &::after': { content: '"–"' },
    'details[open] > &': { marginBlockEnd: space[3] },
  },
})
export const tools = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: space[3],
  marginBlockEnd: space[5],
})
export const group = style({ marginBlockEnd: space[5] })
export const none = partStyle({ color: color['ink-2'], marginBlockEnd: space[5] })
