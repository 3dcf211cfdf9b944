import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { style, partStyle } from './layered.ts'

/** The display face outside a heading: summaries, legends, totals. */
export const displayFace: StyleRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontVariationSettings: '"SOFT" 40, "WONK" 1',
  fontVariantLigatures: 'none',
}

/** Figures of equal width, for prices and measures in columns. */
export const figures = partStyle({ fontVariantNumeric: 'tabular-nums lining-nums' })

/** A price in a line of text. */
export const price = partStyle([figures, { fontWeight: vars.weight.strong }])

/** A total, or the price beside the buy button. */
export const bigPrice = partStyle([
  figures,
  {
    fontSize: vars.size.price,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.heading,
  },
])

/** Class of text in the second ink: still readable, less important. */
export const quiet = partStyle({ color: vars.color['ink-2'] })
/** Class of text one size below the body. */
export const small = partStyle({ fontSize: vars.size.small })
/** Class of the smallest text, such as a caption. */
export const note = partStyle({ fontSize: vars.size.note })
/** Class of the sentence under a title. */
export const lead = partStyle({ fontSize: vars.size.lead })

/** A quotation as it was typed; French marks stand apart from it. */
export const quoted = partStyle({
  whiteSpace: 'pre-line',
  selectors: { '&:lang(fr)': { quotes: '"«\\00a0" "\\00a0»"' } },
})

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
