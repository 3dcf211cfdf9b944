import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'
import { partStyle, style, styleVariants } from '../../theme/layered.ts'

const { color, font } = vars

// Text is drawn in inches, so the width of the drawing, not of the screen, decides its size.
const narrow = '(max-width: 459px)'
const middle = '(min-width: 460px) and (max-width: 759px)'
const wide = '(min-width: 760px)'
const hidden = { display: 'none' } as const

export const room = style({ containerType: 'inline-size' })
export const tallRoom = partStyle([room, { maxInlineSize: '480px' }])
// A tape runs from left to right in every language.
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const edge = partStyle({ fill: color.selvage })
export const pinholes = partStyle({ stroke: color.hole, strokeLinecap: 'round' })
export const dot = style({ stroke: color['dot-ring'] })
export const plain = partStyle({ fill: onPrint.light, stroke: color.edge, strokeWidth: 1 })
const path = partStyle({ fill: 'none' })
export const seamUnder = style([
  path,
  { stroke: onPrint.light, strokeOpacity: 0.85, strokeWidth: 3 },
])
export const seam = partStyle([
  path,
  { stroke: onPrint.dark, strokeWidth: 1, strokeDasharray: '5 4' },
])
export const tick = partStyle([path, { stroke: color['ink-2'], strokeWidth: 1 }])
export const tape = style({
  fill: color['ink-2'],
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const shownIn = styleVariants({
  wide: { '@container': { [narrow]: hidden, [middle]: hidden } },
  middle: { '@container': { [narrow]: hidden, [wide]: hidden } },
  narrow: { '@container': { [middle]: hidden, [wide]: hidden } },
})
