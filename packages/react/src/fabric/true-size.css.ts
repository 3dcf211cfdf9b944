import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'

const { color, font, line, size, space } = vars

/** The height of the cloth. */
export const BAND_PX = 340

export const band = style({ position: 'relative', marginBlock: vars.space[7] })
export const cloth = partStyle({ blockSize: `${BAND_PX}px`, overflow: 'hidden' })
/** The repeats of the print side by side; those past the edge of the screen are cut off. */
export const row = partStyle({ display: 'flex' })
globalStyle(`${row} > img`, { flex: 'none', maxInlineSize: 'none' })
export const tape = partStyle({
  display: 'block',
  maxInlineSize: 'none',
  background: color.selvage,
  borderBlockStart: `1px solid ${color.ink}`,
})
export const mark = partStyle({ stroke: color.ink, fill: 'none' })
export const number = partStyle({
  fill: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const caption = partStyle({
  position: 'absolute',
  insetBlockStart: vars.space[5],
  insetInlineStart: vars.measure.gutter,
  maxInlineSize: `min(46ch, calc(100% - 2 * ${vars.measure.gutter}))`,
  background: color.selvage,
  color: color.ink,
  paddingBlock: space['1-half'],
  paddingInline: vars.space[3],
  fontSize: size.small,
  borderRadius: line.corner,
})
