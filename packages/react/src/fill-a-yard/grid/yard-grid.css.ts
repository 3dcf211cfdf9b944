import { lightColors } from '../../tokens/colors.table.ts'
import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'
import { bleed } from '../../theme/layout.css.ts'
import { short, underYard } from '../canvas/room.table.ts'
import { onPrint } from '../../tokens/on-print.table.ts'
import { media } from '../../tokens/breakpoints.table.ts'

const { color, font, line, size, space } = vars

/** A phone of 320 px has room for ten squares of 30 px and nothing beside them. */
const narrowest = '(max-width: 340px)'
const phone = '(max-width: 520px)'

/** The cutting table. On a phone it extends over the page's column to the whole width. */
export const table = style({
  containerType: 'inline-size',
  background: color.sunk,
  '@media': {
    [media.mobile]: { marginInline: `calc(var(${bleed}, 0px) * -1)` },
    print: { background: 'none' },
  },
})
// Cloth is never mirrored, so the arrow keys move in their own direction in every language.
export const yard = partStyle({
  direction: 'ltr',
  display: 'grid',
  // Larger text takes a wider edge.
  gridTemplateColumns: 'max(30px, 4rem - 34px) minmax(0, max-content)',
  justifyContent: 'center',
  padding: space['5-half'],
  marginInline: 'auto',
  '@container': {
    [phone]: { gridTemplateColumns: '24px minmax(0, max-content)', padding: space[3] },
    [narrowest]: { gridTemplateColumns: 'minmax(0, max-content)', padding: space[2] },
  },
})
/** Limits the height of an upright yard of two yards to about a screen. */
export const tallYard = partStyle([yard, { maxInlineSize: '560px' }])
export const edge = partStyle({
  position: 'relative',
  '@container': { [narrowest]: { display: 'none' } },
})
// The strip takes the yard's height; its print never makes the yard taller.
globalStyle(`${edge} > *`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  paddingBlock: space['3-half'],
  paddingInline: `${space.half} ${space[2]}`,
  overflow: 'visible',
})
globalStyle(`${edge} > * > svg`, { maxInlineSize: 'none' })

const threads =
  'repeating-linear-gradient(0deg, rgb(60 45 25 / 0.05) 0 1px, transparent 1px 2px), repeating-linear-gradient(90deg, rgb(60 45 25 / 0.03) 0 1px, transparent 1px 2px)'
export const sheet = partStyle({
  position: 'relative',
  display: 'grid',
  isolation: 'isolate',
  minInlineSize: 0,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      pointerEvents: 'none',
      mixBlendMode: 'multiply',
      background: threads,
    },
  },
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
})
const together = { gridArea: '1 / 1' } as const
export const fit = partStyle({
  ...together,
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  pointerEvents: 'none',
  // The yard is seen together with the bars above and under it.
  ...underYard({ maxBlockSize: 'max(220px, 100dvh - 312px)' }),
  '@media': { [short]: { maxBlockSize: 'calc(100dvh - 32px)' } },
})
// A finger paints, in every direction; the page is scrolled beside the yard, and two fingers zoom.
export const grid = partStyle({
  ...together,
  display: 'grid',
  alignContent: 'start',
  contain: 'inline-size',
  touchAction: 'pinch-zoom',
  selectors: { '&[aria-readonly="true"]': { touchAction: 'auto' } },
})
export const row = style({ display: 'flex' })

export const cell = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  cursor: 'pointer',
  // The bar at the foot does not cover the square that has the focus.
  scrollMarginBlockEnd: '212px',
  // Cloth is white in every theme.
  background: onPrint.light,
  boxShadow: 'inset 0 0 0 0.5px rgb(0 0 0 / 0.12)',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.chalk}`, outlineOffset: '-3px', zIndex: 2 },
    // A white line inside the blue ring keeps it visible on any cloth.
    '&:focus-visible::before, &[aria-selected="true"]::before': {
      content: '""',
      position: 'absolute',
      inset: line.focus,
      border: '3px solid #fff',
      pointerEvents: 'none',
      zIndex: 1,
    },
    '&[aria-selected="true"]': {
      outline: `3px dashed ${color.ink}`,
      outlineOffset: '-3px',
      zIndex: 1,
    },
    '&[aria-selected="true"]:focus-visible': {
      outlineStyle: 'dashed',
      outlineColor: color.chalk,
      zIndex: 2,
    },
    '[aria-readonly="true"] &': { cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const plainCell = style([cell, { boxShadow: `inset 0 0 0 0.5px ${color.edge}` }])
export const cellCloth = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  pointerEvents: 'none',
})
/**
 * The number is generated content, so that a cell's accessible name is its row, column and design
 * alone.
 */
export const cellNumber = partStyle({
  selectors: { '&::before': { content: 'attr(data-number)' } },
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: lightColors['ink-2'],
  fontFamily: font.text,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  pointerEvents: 'none',
  '@container': { [phone]: { fontSize: size.note } },
})

globalStyle(`${cell}:not(${plainCell}) > ${cellNumber}`, { display: 'none' })

/** Lines for cutting and sewing: dark dashes on a light line, visible on any cloth. */
export const sheetWithSeams = partStyle([sheet])
globalStyle(`${sheetWithSeams} ${cell}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  boxShadow: 'inset 0 0 0 1px rgb(255 254 250 / 0.85)',
  border: '1px dashed rgb(31 27 23 / 0.85)',
})
