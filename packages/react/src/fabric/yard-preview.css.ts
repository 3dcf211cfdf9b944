import { style, styleVariants } from '@vanilla-extract/css'
import { onPrint } from '../tokens/on-print.table.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, tracking } = vars

// Text is drawn in inches, so the width of the drawing, not of the screen, decides its size.
const narrow = '(max-width: 459px)'
const middle = '(min-width: 460px) and (max-width: 759px)'
const wide = '(min-width: 760px)'
const hidden = { display: 'none' } as const

export const room = style({ containerType: 'inline-size', background: color.sunk })
// A tape runs from left to right in every language.
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const folds = style({ pointerEvents: 'none' })
export const edge = style({ fill: color.selvage })
export const pinholes = style({ stroke: color.hole, strokeLinecap: 'round' })
export const dot = style({ stroke: color['dot-ring'] })
export const print = style({
  fill: color['ink-2'],
  fontFamily: font.text,
  letterSpacing: tracking.print,
  textTransform: 'uppercase',
  '@container': { [narrow]: hidden },
})
export const shade = style({ fill: 'rgb(30 20 5 / 0.42)' })

const { light, dark } = onPrint
const line = style({ fill: 'none' })
export const cutUnder = style([line, { stroke: dark, strokeOpacity: 0.7, strokeWidth: 3 }])
export const cut = style([line, { stroke: light, strokeWidth: 1.25, strokeDasharray: '5 4' }])
export const chosenUnder = style([line, { stroke: light, strokeWidth: 6 }])
export const chosen = style([line, { stroke: dark, strokeWidth: 3 }])

export const tag = style({ fill: color.selvage })
export const tagText = style({ fill: color.ink, fontFamily: font.text })
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
