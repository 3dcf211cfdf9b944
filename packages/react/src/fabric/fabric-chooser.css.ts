import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, line, size, space } = vars

export const chooser = style({ display: 'grid', gap: space[3] })
export const picture = style({ inlineSize: '56px', blockSize: '56px', objectFit: 'cover' })
export const more = style({ borderBlockEnd: `${line.hair} solid ${color.hair}` })
export const summary = style({ paddingBlock: space[3], fontSize: size.label, textDecoration: 'underline', textUnderlineOffset: '0.25em', textDecorationColor: color.edge })
export const tools = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: space[3], marginBlockEnd: space[5] })
export const group = style({ marginBlockEnd: space[5] })
export const none = style({ color: color['ink-2'], marginBlockEnd: space[5] })
