import { keyframes } from '@vanilla-extract/css'
import { displayFace, figures } from '../theme/type.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'
import { slideInDelayMs } from '../tokens/scales.table.ts'

const { color, leading, line, measure, motion, size, space, tracking, weight } = vars

export const top = style({
  borderBlockEnd: `1px solid ${color.hair}`,
  background: color.paper,
  '@media': { print: { display: 'none' } },
})
export const bar = partStyle({
  display: 'flex',
  // Enlarged text does not fit in one row, at whatever width.
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `0 ${space[4]}`,
  minBlockSize: '72px',
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingInline: measure.gutter,
  paddingBlock: space[1],
  '@media': {
    [media.upToTablet]: {
      minBlockSize: '60px',
      flexWrap: 'nowrap',
      gap: space[3],
      justifyContent: 'space-between',
    },
    [media.fromLarge]: { columnGap: space[6] },
  },
})

export const brand = partStyle([
  displayFace,
  {
    display: 'inline-grid',
    gap: space['1-half'],
    flex: 'none',
    color: 'inherit',
    fontSize: size.brand,
    lineHeight: leading.flat,
    letterSpacing: tracking.brand,
    textDecoration: 'none',
  },
])
export const brandDots = partStyle({ filter: `brightness(${vars.brand.brightness})` })

export const find = partStyle({
  // The longest of its texts fits where the row is narrowest.
  flex: '1 1 8.5rem',
  maxInlineSize: '35rem',
  marginInline: 'auto',
  '@media': { [media.upToTablet]: { display: 'none' } },
})
export const findBox = partStyle({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '44px',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  fontSize: size.label,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color['ink-2'], opacity: 1 } },
})

export const tools = partStyle([
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: `0 ${space[3]}`,
    listStyle: 'none',
    margin: 0,
    marginInlineStart: 'auto',
    padding: 0,
    '@media': {
      [media.upToTablet]: {
        gap: `0 ${space[3]}`,
        minInlineSize: 0,
      },
      [media.fromLarge]: { columnGap: space[5] },
    },
  },
])
export const onlyWide = partStyle({ '@media': { [media.upToTablet]: { display: 'none' } } })
export const onlySmall = partStyle({ '@media': { [media.fromDesktop]: { display: 'none' } } })

const slide = keyframes({ from: { transform: 'translateX(100%)' } })
const slideRtl = keyframes({ from: { transform: 'translateX(-100%)' } })

/**
 * The menu of small screens. It opens without a script, slides in after 350 ms, and is not shown on
 * desktops.
 */
export const drawer = partStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  inlineSize: 'min(360px, 100vw)',
  margin: 0,
  border: 0,
  borderInlineStart: `1px solid ${color.edge}`,
  background: color.paper,
  color: color.ink,
  padding: `${space[4]} ${space[5]}`,
  overflowY: 'auto',
  selectors: {
    '&:popover-open': { animation: `${slide} ${motion.slide} ${slideInDelayMs}ms backwards` },
    '[dir="rtl"] &:popover-open': { animationName: slideRtl },
    '&::backdrop': { background: color.veil },
  },
  '@media': { [media.fromDesktop]: { display: 'none !important' } },
})
export const drawerHead = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '44px',
  marginBlockEnd: space[4],
})
export const drawerLinks = partStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.hair}`,
})
globalStyle(`${drawerLinks} > li`, { borderBlockEnd: `1px solid ${color.hair}` })
globalStyle(
  `${drawerLinks} > li > a, ${drawerLinks} > li > form > button, ${drawerLinks} > li > span:last-child`,
  {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: 'none',
    textAlign: 'start',
    paddingBlock: space['3-half'],
    fontSize: size.lead,
    textDecoration: 'none',
  },
)
globalStyle(`${drawerLinks} > li > a[aria-current="page"]`, {
  fontWeight: weight.strong,
  boxShadow: 'none',
})
/** Log in and Join, or a member's name and Log out, side by side. */
export const accountRow = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  alignItems: 'center',
  gap: space[3],
})
export const drawerFind = partStyle({ marginBlock: `${space[2]} ${space[5]}` })

/** The checkout's header has the brand in the middle. @source spec 2 §2.3 */
export const checkoutBar = partStyle([
  bar,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    fontSize: size.small,
    color: color['ink-2'],
  },
])
export const checkoutBrand = partStyle({ color: color.ink })
export const checkoutEnd = partStyle({
  textAlign: 'end',
  '@media': { [media.mobile]: { display: 'none' } },
})
