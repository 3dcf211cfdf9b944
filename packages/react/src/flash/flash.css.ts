import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle, recipe, style } from '../theme/layered.ts'

const { color, leading, size, space, weight } = vars

export const list = style({
  display: 'grid',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const flash = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space['3-half'],
    paddingInline: `calc(${space[4]} + ${space.half})`,
    borderInlineStart: '4px solid',
    fontSize: size.label,
    lineHeight: leading.body,
    overflowWrap: 'anywhere',
  },
  variants: {
    severity: {
      info: { borderColor: color.chalk, background: color['chalk-wash'] },
      success: { borderColor: color.leaf, background: color['leaf-wash'] },
      attention: { borderColor: color.weld, background: color['weld-wash'] },
      error: { borderColor: color.rust, background: color['rust-wash'] },
    },
  },
})

/** The color of the mark and of the first words. */
const severity = {
  info: { color: color.chalk },
  success: { color: color.leaf },
  attention: { color: color.weld },
  error: { color: color.rust },
}
export const mark = partRecipe({
  base: { flex: 'none', marginBlockStart: space.half, fill: 'none', stroke: 'currentColor' },
  variants: { severity },
})
export const title = partRecipe({
  base: { fontWeight: weight.strong, marginInlineEnd: space[1] },
  variants: { severity },
})
export const body = partStyle({ flex: 1, minInlineSize: 0 })
export const close = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  marginBlock: `calc(-1 * ${space['1-half']})`,
  marginInlineEnd: `calc(-1 * ${space['2-half']})`,
  border: 0,
  padding: 0,
  background: 'none',
  color: color['ink-2'],
})
