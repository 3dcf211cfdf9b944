import { onPrint } from '../tokens/on-print.table.ts'
import { vars } from '../theme/contract.css.ts'
import { partStyle, style, styleVariants } from '../theme/layered.ts'

const { color, font, tracking } = vars

// Text is drawn in inches, so the width of the drawing, not of the screen, decides its size.
const narrow = '(max-width: 459px)'
const middle = '(min-width: 460px) and (max-width: 759px)'
const wide = '(min-width: 760px)'
const hidden = { display: 'none' } as const

export const room = style({ containerType: 'inline-size', background: color.sunk })
// A tape runs from left to right in every language.
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const folds = partStyle({ pointerEvents: 'none' })
/** Threads that are seen on light and on dark cloth. */
export const weave = partStyle({ fill: 'none', stroke: 'rgb(128 118 104 / 0.22)' })
export const edge = partStyle({ fill: color.selvage })
export const pinholes = partStyle({ stroke: color.hole, strokeLinecap: 'round' })
export const dot = style({ stroke: color['dot-ring'] })
export const print = partStyle({
  fill: color['ink-2'],
  fontFamily: font.text,
  letterSpacing: tracking.print,
  textTransform: 'uppercase',
  '@container': { [narrow]: hidden },
})
export const shade = partStyle({ fill: 'rgb(30 20 5 / 0.42)' })

const { light, dark } = onPrint
const line = partStyle({ fill: 'none' })
export const cutUnder = partStyle([line, { stroke: dark, strokeOpacity: 0.7, strokeWidth: 3 }])
export const cut = partStyle([line, { stroke: light, strokeWidth: 1.25, strokeDasharray: '5 4' }])
export const chosenUnder = partStyle([line, { stroke: light, strokeWidth: 6 }])
export const chosen = partStyle([line, { stroke: dark, strokeWidth: 3 }])

export const tag = partStyle({ fill: color.selvage })
export const tagText = partStyle({ fill: color.ink, fontFamily: font.text })
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
