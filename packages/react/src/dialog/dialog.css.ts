import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle, recipe } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, motion, space } = vars

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(var(--selvage-slide-from, 100%))' } })

export const veil = partStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: color.veil,
  animation: `${fade} ${motion.slide}`,
})

export const content = recipe({
  base: {
    position: 'fixed',
    zIndex: 41,
    display: 'flex',
    flexDirection: 'column',
    background: color.paper,
    color: color.ink,
    border: `1px solid ${color.edge}`,
    overscrollBehavior: 'contain',
  },
  variants: {
    kind: {
      /** In the middle of the view. */
      window: {
        insetBlockStart: '50%',
        insetInline: space[4],
        marginInline: 'auto',
        transform: 'translateY(-50%)',
        maxInlineSize: '560px',
        maxBlockSize: 'calc(100dvh - 32px)',
        animation: `${fade} ${motion.slide}`,
      },
      /** In the middle, for a table; the whole view of a phone. */
      wide: {
        insetBlock: space[5],
        insetInline: space[4],
        marginInline: 'auto',
        maxInlineSize: '1120px',
        animation: `${fade} ${motion.slide}`,
        '@media': { [media.upToTablet]: { inset: 0, border: 0 } },
      },
      /** In from the edge, over the whole height. */
      sheet: {
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: 'min(440px, 100vw)',
        borderBlock: 0,
        borderInlineEnd: 0,
        animation: `${slide} ${motion.slide}`,
        selectors: { '[dir="rtl"] &': { vars: { '--selvage-slide-from': '-100%' } } },
      },
    },
  },
})

export const head = partStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: `${space[5]} ${space[4]}`,
  paddingInline: space[5],
})
export const body = partRecipe({
  variants: {
    wide: {
      true: { display: 'flex', flexDirection: 'column', minBlockSize: 0 },
      false: { overflowY: 'auto', paddingInline: space[5], paddingBlockEnd: space[5] },
    },
  },
})
export const close = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  margin: `calc(-1 * ${space['2-half']})`,
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
})
