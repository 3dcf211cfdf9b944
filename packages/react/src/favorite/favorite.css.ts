import { ANCHORED, besideAnchor } from '../popover/anchored-panel.ts'
import { vars } from '../theme/contract.css.ts'
import { partStyle, recipe, style } from '../theme/layered.ts'

const { color, line, size, space } = vars

const FORM = '--selvage-favorite-form'

export const form = style({ display: 'inline-block', anchorName: FORM, anchorScope: FORM })
/** Alone it lies on a picture; with its count it stands in a line of text. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minInlineSize: '44px',
    minBlockSize: '44px',
    padding: space[2],
    border: 0,
    borderRadius: line.corner,
    color: color.ink,
    fontSize: size.small,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '2px' },
    },
  },
  variants: {
    kind: {
      picture: { backgroundColor: color.raised },
      text: { paddingInline: 0, background: 'none' },
    },
  },
})
export const heart = partStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  selectors: {
    '[aria-pressed="true"] > &': { fill: color['madder-text'], stroke: color['madder-text'] },
  },
})
/** Inside the viewport wherever the heart stands; without anchors at the end of its top. */
export const error = partStyle({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: `min(16rem, calc(100vw - 2 * ${space[2]}))`,
  margin: 0,
  padding: space[2],
  color: color.rust,
  fontSize: size.small,
  backgroundColor: color.raised,
  '@supports': { [ANCHORED]: besideAnchor(FORM) },
})
