import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle, recipe } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, size, space, tracking } = vars

const pinhole = `radial-gradient(circle at 4px 4px, ${color.hole} 1px, transparent 1.4px)`
const threads = (angle: string) =>
  `repeating-linear-gradient(${angle}, transparent 0 2px, ${color.thread} 2px 3px)`

/** The woven edge: pinholes 9 px apart on the side of the cloth, over faint threads. */
export const wovenEdge = `${pinhole} 2px 0 / 9px 8px repeat-x, ${threads('90deg')}, ${color.selvage}`
const wovenSide = `${pinhole} right 2px / 8px 9px repeat-y, ${threads('0deg')}, ${color.selvage}`

export const strip = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: color['ink-2'],
    fontSize: size.print,
    letterSpacing: tracking.print,
    lineHeight: leading.title,
    textTransform: 'uppercase',
    overflow: 'hidden',
  },
  variants: {
    kind: {
      horizontal: {
        minBlockSize: '32px',
        paddingBlock: `${space['1-half']} ${space.half}`,
        paddingInline: space[3],
        background: wovenEdge,
      },
      /** Only as tall as its dots, for cart lines. */
      slim: {
        minBlockSize: '18px',
        paddingBlock: `${space[2]} ${space.half}`,
        paddingInline: space[1],
        background: wovenEdge,
      },
      vertical: {
        writingMode: 'vertical-rl',
        textOrientation: 'sideways',
        inlineSize: '100%',
        minBlockSize: '30px',
        minInlineSize: '100%',
        paddingBlock: `${space.half} ${space[2]}`,
        paddingInline: space['3-half'],
        background: wovenSide,
      },
    },
  },
})

export const dots = partStyle({ flex: 'none', display: 'block' })
export const ring = partStyle({ stroke: color['dot-ring'] })

export const print = partRecipe({
  // Text that has no room in one line takes a second, which has room beside the dots.
  base: { minInlineSize: 0, lineHeight: leading.heading, overflowWrap: 'anywhere' },
  variants: {
    /** Screens up to tablets show the dots alone: cards beside each other are narrow there. */
    onWide: { true: { '@media': { [`not all and ${media.fromLarge}`]: { display: 'none' } } } },
  },
})
