import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle, recipe } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, motion, space } = vars

/** The width of the selvage along the cart's panel. */
const EDGE = space[6]

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
    // In a short view the foot would leave no room for the rest, so that all of it scrolls.
    '@media': { '(max-height: 44.9375em)': { overflowY: 'auto' } },
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
      /** A wide sheet with a selvage along its edge, which fills a phone's screen. */
      cart: {
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: 'min(528px, 100vw)',
        borderBlock: 0,
        borderInlineEnd: 0,
        animation: `${slide} ${motion.slide}`,
        selectors: { '[dir="rtl"] &': { vars: { '--selvage-slide-from': '-100%' } } },
        '@media': {
          [media.mobile]: { border: 0 },
          [`not all and ${media.mobile}`]: { paddingInlineStart: EDGE },
        },
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
      false: {
        overflowY: 'auto',
        paddingInline: space[5],
        paddingBlockEnd: space[5],
        '@media': { '(max-height: 44.9375em)': { flex: 'none', overflowY: 'visible' } },
      },
    },
  },
})
export const foot = partStyle({
  flex: 'none',
  marginBlockStart: 'auto',
  padding: space[5],
  background: color.sunk,
  borderBlockStart: `1px solid ${color.hair}`,
})
export const edge = partStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  inlineSize: EDGE,
  overflow: 'hidden',
  '@media': { [media.mobile]: { display: 'none' } },
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
