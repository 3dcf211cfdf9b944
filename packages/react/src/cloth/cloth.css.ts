import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, space } = vars

const threads =
  'repeating-linear-gradient(0deg, rgb(60 45 25 / 0.05) 0 1px, transparent 1px 2px), repeating-linear-gradient(90deg, rgb(60 45 25 / 0.03) 0 1px, transparent 1px 2px)'

/** Cloth has square corners and no tint; only the weave lies over the print. */
export const cloth = partStyle({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: color.sunk,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      mixBlendMode: 'multiply',
      background: threads,
    },
  },
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
})

/** Lies under its cloth's picture, in a box that is isolated. */
export const ground = partStyle({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
})

/** The card's window of cloth. @source the gateway's `card` view, 12 by 12.72 in */
export const cardWindow = style([cloth, { aspectRatio: '1 / 1.06' }])
export const filled = style([cloth, { blockSize: '100%' }])
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'left top',
})
export const surface = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const ruler = partStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: space[4],
  insetInlineStart: space[4],
  overflow: 'visible',
})
export const tag = partStyle({ fill: color.selvage, stroke: color.selvage, strokeWidth: 14 })
export const scale = partStyle({ stroke: color.ink, strokeWidth: 1, shapeRendering: 'crispEdges' })
// The tape's figures run from left to right in every language.
export const label = partStyle({
  direction: 'ltr',
  fill: color.ink,
  fontVariantNumeric: 'tabular-nums',
})
