import { wovenEdge } from '../strip/strip.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, recipe } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, measure, size, space, weight } = vars

export const steps = recipe({
  base: {
    background: wovenEdge,
    borderBlockEnd: `1px solid ${color.hair}`,
    paddingBlock: `${space[4]} ${space[2]}`,
  },
  variants: {
    /** Across the whole page, with the first dot below the header's brand. */
    bleed: {
      true: {
        paddingInline: `max(0px, calc((100vw - ${measure.page}) / 2 + ${measure.gutter} - ${space['3-half']}))`,
      },
    },
  },
})

export const list = partStyle({
  display: 'flex',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // The first and the last dot are aligned with the page's column.
  '@media': {
    [media.upToTablet]: {
      paddingInline: `calc(${measure.gutter} - ${space['1-half']}) ${measure.gutter}`,
    },
    [media.mobile]: { paddingInline: `${space['2-half']} ${space[4]}` },
  },
})

export const step = partStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: space['2-half'],
  minBlockSize: '32px',
  paddingInline: space[4],
  fontSize: size.small,
  color: color['ink-2'],
  whiteSpace: 'nowrap',
  selectors: {
    '&:last-child': { flexGrow: 0.6 },
    '&[aria-current]': { color: color.ink, fontWeight: weight.strong },
  },
  '@media': {
    [media.upToTablet]: {
      flex: '1 1 auto',
      paddingInline: `${space['1-half']} 0`,
      gap: space['1-half'],
      selectors: {
        '&[aria-current]': {
          flexGrow: 2,
          minInlineSize: 0,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        },
        '&:last-child': { flexGrow: 0 },
      },
    },
  },
})

// The dot and the name of a stage that is done; a finger has room beside the dot.
globalStyle(`${step} a`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['2-half'],
  textUnderlineOffset: '4px',
})
globalStyle(`${step} a::before`, {
  content: '""',
  position: 'absolute',
  inset: `calc(-1 * ${space['2-half']}) calc(-1 * ${space['1-half']})`,
})

export const dot = partStyle({
  flex: 'none',
  overflow: 'visible',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  fill: 'currentColor',
  // The ring around the dot of the current step reaches into the gap.
  selectors: {
    [`${step}[aria-current] > &`]: {
      '@media': { [media.upToTablet]: { marginInlineEnd: space[1] } },
    },
  },
})
export const hollow = partStyle({ fill: color.selvage, stroke: color.edge, strokeWidth: 1.5 })
export const current = partStyle({ fill: color.selvage, stroke: color.ink, strokeWidth: 2 })
/** A color may be as pale or as dark as the strip: the ring around it is seen on both. */
export const thinRing = partStyle({ stroke: color.edge })
export const outerRing = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.5 })

/** On small screens only the current name is visible; screen readers still read the others. */
export const hiddenOnSmall = partStyle({
  '@media': {
    [media.upToTablet]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

// A drawing without a width takes 300 px, which the names beside it need.
export const yarn = partStyle({
  flex: 1,
  inlineSize: 0,
  minInlineSize: '10px',
  blockSize: '3px',
  overflow: 'visible',
  '@media': { [media.mobile]: { minInlineSize: '4px' } },
})
export const dashed = partStyle({
  stroke: color.edge,
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
  opacity: 0.55,
})
