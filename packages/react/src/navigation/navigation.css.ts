import { vars } from '../theme/contract.css.ts'
import { partRecipe, partStyle, recipe, style } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, measure, size, space, weight } = vars

/** The elements below which the panels lie. */
const ROW = '--selvage-navigation'
const ACCOUNT = '--selvage-account'
const ANCHORS = '(anchor-scope: all) and (inset-block-start: anchor(end))'
/** The height of a header, for browsers that place nothing beside another element. */
const HEADER = `calc(${space[9]} + ${space[1]})`

const current = `inset 0 -2px currentColor`

export const row = style({
  anchorName: ROW,
  anchorScope: ROW,
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingInline: measure.gutter,
  '@media': { [media.upToTablet]: { display: 'none' } },
})
export const entries = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.fromLarge]: { columnGap: space[5] } },
})
export const entry = partRecipe({
  variants: {
    // The first of them stands after all the room that is left.
    atEnd: { true: { selectors: { ':not(&) + &': { marginInlineStart: 'auto' } } }, false: {} },
    wideOnly: {
      true: { '@media': { [`not all and ${media.fromLarge}`]: { display: 'none' } } },
      false: {},
    },
  },
})

export const disclosure = style({})
/** The button of a menu, or a link beside it. */
export const opener = partRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1-half'],
    minBlockSize: '44px',
    border: 0,
    padding: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: size.label,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      '&[aria-current], &[aria-expanded="true"], &:has(+ :popover-open)': { boxShadow: current },
    },
    '@media': {
      // Shadows are not drawn there.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current], &[aria-expanded="true"]': { textDecoration: 'underline' },
        },
      },
    },
  },
  variants: {
    kind: {
      row: { '@media': { [`not all and ${media.fromLarge}`]: { fontSize: size.small } } },
      account: {
        anchorName: ACCOUNT,
        selectors: {
          '&::after': {
            content: '""',
            inlineSize: '7px',
            blockSize: '7px',
            marginBlockEnd: space[1],
            border: 'solid currentColor',
            borderWidth: '0 1.5px 1.5px 0',
            transform: 'rotate(45deg)',
          },
        },
      },
    },
  },
})

/** The panel of a button: below the row over the whole width, or below the member's name. */
export const panel = partRecipe({
  base: {
    position: 'absolute',
    inset: 'auto',
    margin: 0,
    border: `0 solid ${color.edge}`,
    borderBlockWidth: line.hair,
    padding: 0,
    background: color.raised,
    color: color.ink,
    overflow: 'visible',
    '@media': { [media.upToTablet]: { display: 'none' }, print: { display: 'none' } },
  },
  variants: {
    kind: {
      row: {
        insetInline: 0,
        insetBlockStart: HEADER,
        inlineSize: 'auto',
        borderBlockStartColor: color.hair,
        '@supports': {
          [ANCHORS]: {
            positionAnchor: ROW,
            // The edge of an element is no distance.
            // eslint-disable-next-line house/tokens-only
            insetBlockStart: 'anchor(end)',
          },
        },
      },
      account: {
        insetInlineEnd: measure.gutter,
        insetBlockStart: space[8],
        inlineSize: 'min(19rem, calc(100vw - 2rem))',
        borderInlineWidth: line.hair,
        '@supports': {
          [ANCHORS]: {
            positionAnchor: ACCOUNT,
            // eslint-disable-next-line house/tokens-only
            insetBlockStart: 'anchor(end)',
            // eslint-disable-next-line house/tokens-only
            insetInlineEnd: 'anchor(end)',
          },
        },
      },
    },
  },
})
/**
 * Groups of links under each other, in as many columns as there is room for, and in no more than
 * they fill: a column that stays empty would make the others narrow.
 */
export const columns = recipe({
  base: { columnGap: space[5] },
  variants: {
    most: {
      4: { columns: '8.5rem 4' },
      5: { columns: '8.5rem 5' },
      6: { columns: '8.5rem 6' },
      // Few links leave room for long words.
      roomy: { columns: '11rem' },
    },
  },
})
export const group = partStyle({
  breakInside: 'avoid',
  marginBlockEnd: space[4],
  // A long group goes on in the next column.
  selectors: { '&:has(li:nth-child(19))': { breakInside: 'auto' } },
})
export const groupTitle = partStyle({
  breakAfter: 'avoid',
  margin: 0,
  marginBlockEnd: space[1],
  fontFamily: vars.font.text,
  fontVariationSettings: 'normal',
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: 0,
  color: color['ink-2'],
})
export const list = partRecipe({
  base: { listStyle: 'none', margin: 0, padding: 0 },
  variants: { dots: { true: { columns: '6rem', columnGap: space[3] }, false: {} } },
})
export const item = partRecipe({
  base: { breakInside: 'avoid' },
  variants: {
    separator: {
      true: { borderBlockStart: `1px solid ${color.hair}`, marginBlockStart: space[1] },
      false: {},
    },
  },
})
export const link = partRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '28px',
    paddingBlock: space.half,
    color: 'inherit',
    fontSize: size.label,
    lineHeight: vars.leading.title,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  variants: { emphasized: { true: { fontWeight: weight.strong }, false: {} } },
})

export const accountInside = partStyle({ padding: `${space['4-half']} ${space[5]} ${space[3]}` })
export const accountTitle = partStyle([
  displayFace,
  { margin: 0, marginBlockEnd: space[3], fontSize: size.h4, overflowWrap: 'anywhere' },
])
export const accountEnd = partStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  borderBlockStart: `1px solid ${color.hair}`,
  paddingBlockStart: space[3],
})
/** A member's name, of which a long one is cut. */
export const member = partStyle({
  display: 'block',
  maxInlineSize: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size.label,
  fontWeight: weight.medium,
})
