import { unprinted } from '../skeleton/skeleton.css.ts'
import { vars } from '../theme/contract.css.ts'
import { partStyle, recipe, style } from '../theme/layered.ts'

const { color, leading, line, size, space } = vars

/** Its title is read first and stands below its cloths. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
})
export const frame = partStyle({ order: -1, border: `${line.hair} solid ${color.hair}` })
export const edge = partStyle({ borderBlockStart: `${line.hair} solid ${color.hair}` })

const quarters = { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr 1fr' }
/**
 * Up to four cloths, each at the card's scale: a piece shows less of its print, not a smaller
 * print.
 */
export const mosaic = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    aspectRatio: '1 / 1.06',
    overflow: 'hidden',
    gap: space.half,
    background: color.sunk,
  },
  variants: {
    pieces: {
      0: unprinted,
      1: {},
      2: { gridTemplateColumns: '1fr 1fr' },
      3: quarters,
      4: quarters,
    },
  },
})
export const piece = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    minInlineSize: 0,
    minBlockSize: 0,
    background: color.hair,
  },
  variants: { shape: { whole: {}, half: {}, tall: { gridRow: '1 / span 2' } } },
})
export const print = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '200%',
    blockSize: 'auto',
    maxInlineSize: 'none',
  },
  variants: { shape: { whole: { inlineSize: '100%' }, half: {}, tall: {} } },
})

export const caption = partStyle({ paddingBlockStart: space['2-half'] })
export const title = partStyle({
  fontSize: size.h4,
  lineHeight: leading.title,
  overflowWrap: 'anywhere',
})
export const quiet = partStyle({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  color: color['ink-2'],
})

/** Above the link that covers the card. */
export const below = partStyle({ position: 'relative', zIndex: 1, marginBlockStart: space[2] })
