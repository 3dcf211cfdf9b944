import { vars } from '@selvage/react/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** The breadth of a ruler. */
const breadth = vars.space[5]
const fixed = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1000,
  display: 'flex',
  overflow: 'hidden',
  pointerEvents: 'none',
  background: vars.color.selvage,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.print,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.flat,
  opacity: 0.94,
  '@media': { print: { display: 'none' } },
})
export const across = style([
  fixed,
  {
    boxSizing: 'border-box',
    paddingInlineStart: breadth,
    inlineSize: '100%',
    blockSize: breadth,
    borderBlockEnd: `1px solid ${vars.color.ink}`,
  },
])
export const down = style([
  fixed,
  {
    flexDirection: 'column',
    boxSizing: 'border-box',
    paddingBlockStart: breadth,
    inlineSize: breadth,
    blockSize: '100%',
    borderInlineEnd: `1px solid ${vars.color.ink}`,
  },
])

/** The page begins beside the rulers, and not under them. */
globalStyle(':root[data-ruled]', {
  '@media': { screen: { paddingBlockStart: breadth, paddingInlineStart: breadth } },
})

/** The length of a unit, and of its parts: eighths, millimeters, steps of 8 pixels. */
const units = {
  imperial: ['96px', '12px'],
  metric: ['10mm', '1mm'],
  pixels: ['64px', '8px'],
} as const
const ticks = (angle: string, part: string) =>
  `repeating-linear-gradient(${angle}, ${vars.color.edge} 0 1px, transparent 1px ${part})`

export const unitAcross = styleVariants(units, ([unit, part]) => ({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: unit,
  paddingInlineStart: vars.space[1],
  paddingBlockStart: vars.space.half,
  borderInlineStart: `1px solid ${vars.color.ink}`,
  background: `${ticks('to right', part)} 0 100% / 100% 6px no-repeat`,
}))
export const unitDown = styleVariants(units, ([unit, part]) => ({
  flex: 'none',
  boxSizing: 'border-box',
  blockSize: unit,
  paddingInlineStart: vars.space.half,
  paddingBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  background: `${ticks('to bottom', part)} 100% 0 / 6px 100% no-repeat`,
}))
