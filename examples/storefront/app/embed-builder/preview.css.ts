import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars

export const preview = style({ minInlineSize: 0 })
const anyStage = style({
  display: 'grid',
  alignItems: 'center',
  // One height for all kinds, so that the button below keeps its place; a higher widget scrolls in
  // its frame.
  blockSize: '548px',
  overflow: 'hidden',
  border: `1px solid ${color.hair}`,
  borderBlockStartColor: color.edge,
  background: 'Canvas',
  color: 'CanvasText',
})
// The pages of the preview look the same in every theme of the shop.
export const stage = styleVariants({
  plain: [anyStage, { colorScheme: 'light' }],
  dark: [anyStage, { colorScheme: 'dark' }],
  narrow: [anyStage, { colorScheme: 'light' }],
})
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '100%',
  border: 0,
  colorScheme: 'normal',
})
export const unscripted = style({ padding: space[5], fontSize: size.small })
