import { style, styleVariants } from '@vanilla-extract/css'
import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, font } = vars

// Text is drawn in inches, so the width of the drawing, not of the screen, decides its size.
const narrow = '(max-width: 459px)'
const middle = '(min-width: 460px) and (max-width: 759px)'
const wide = '(min-width: 760px)'
const hidden = { display: 'none' } as const

export const room = style({ containerType: 'inline-size' })
export const tallRoom = style([room, { maxInlineSize: '480px' }])
// A tape runs from left to right in every language.
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const edge = style({ fill: color.selvage })
export const pinholes = style({ stroke: color.hole, strokeLinecap: 'round' })
export const dot = style({ stroke: color['dot-ring'] })
export const plain = style({ fill: onPrint.light, stroke: color.edge, strokeWidth: 1 })
const path = style({ fill: 'none' })
export const seamUnder = style([
  path,
  { stroke: onPrint.light, strokeOpacity: 0.85, strokeWidth: 3 },
])
export const seam = style([path, { stroke: onPrint.dark, strokeWidth: 1, strokeDasharray: '5 4' }])
export const tick = style([path, { stroke: color['ink-2'], strokeWidth: 1 }])
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
