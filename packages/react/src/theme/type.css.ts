import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The display face outside a heading: summaries, legends, totals. */
export const displayFace: StyleRule = {
  fontFamily: vars.font.display,
  fontVariationSettings: '"SOFT" 40, "WONK" 1',
  fontVariantLigatures: 'none',
}

/** Figures of equal width, for prices and measures in columns. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

/** A price in a line of text. */
export const price = style([figures, { fontWeight: vars.weight.strong }])

/** A total, or the price beside the buy button. */
export const bigPrice = style([
  figures,
  {
    fontSize: vars.size.price,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.heading,
  },
])

export const quiet = style({ color: vars.color['ink-2'] })
export const small = style({ fontSize: vars.size.small })
export const note = style({ fontSize: vars.size.note })
export const lead = style({ fontSize: vars.size.lead })

/** For screen readers only: invisible and without space on the page. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: `calc(-1 * ${vars.line.hair})`,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
