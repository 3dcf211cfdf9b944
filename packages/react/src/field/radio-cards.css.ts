import { vars } from '../theme/contract.css.ts'
import { globalStyle, partRecipe, partStyle } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media as viewport } from '../tokens/breakpoints.table.ts'
import { onPrint } from '../tokens/on-print.table.ts'

const { color, font, leading, line, size, space, weight } = vars

export const legend = partStyle([
  displayFace,
  {
    display: 'flex',
    inlineSize: '100%',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    padding: 0,
    marginBlockEnd: space[3],
    fontSize: size.lead,
    lineHeight: leading.title,
  },
])
globalStyle(`${legend} a`, {
  fontFamily: font.text,
  fontWeight: weight.plain,
  fontSize: size.small,
  letterSpacing: 0,
})

/** Cards under each other. */
export const cards = partStyle({ display: 'grid', gap: space[2] })
/** Cards side by side, for sizes. */
const across = partStyle({ display: 'grid', gap: space[2] })
/** As many columns as `count`, and fewer where one of them would be narrower than `least`. */
const fewer = (count: number, least = '5.5rem'): string =>
  `repeat(auto-fill, minmax(max(min(100%, ${least}), (100% - ${count - 1} * ${space[2]}) / ${count}), 1fr))`
export const cardsAcross = {
  many: partStyle([
    across,
    {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
      '@media': { [viewport.mobile]: { gridTemplateColumns: fewer(2) } },
    },
  ]),
  pairs: partStyle([across, { gridTemplateColumns: fewer(2, '9.5rem') }]),
  four: partStyle([
    across,
    {
      gridTemplateColumns: fewer(4),
      '@media': { [viewport.mobile]: { gridTemplateColumns: fewer(2) } },
    },
  ]),
}

/** A picture before or above the text. */
export const media = partStyle({ selectors: { 'label:has(input:disabled) > &': { opacity: 0.5 } } })

export const card = partRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space['3-half'],
    border: `1px solid ${color.edge}`,
    borderRadius: line.corner,
    background: color.raised,
    paddingBlock: space[2],
    paddingInline: `${space[3]} calc(${space[6]} + ${space[3]})`,
    fontSize: size.small,
    lineHeight: leading.control,
    overflowWrap: 'break-word',
    minBlockSize: '48px',
    cursor: 'pointer',
    selectors: {
      '&:has(input:checked)': {
        borderColor: color.ink,
        boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
      },
      '&:has(input:focus-visible)': {
        outline: `${line.focus} solid ${color.chalk}`,
        outlineOffset: '3px',
      },
      '&:has(input:disabled)': {
        borderStyle: 'dashed',
        color: color['ink-2'],
        background: 'none',
        cursor: 'default',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } },
      },
      // Paper shows what is chosen.
      print: {
        border: 0,
        background: 'none',
        padding: 0,
        selectors: {
          '&:has(input:checked)': { boxShadow: 'none' },
          '&:has(input:not(:checked))': { display: 'none' },
        },
      },
    },
  },
  variants: {
    layout: {
      /** A picture before the text. */
      picture: {},
      /** A picture before the text, and a price before the radio. */
      pictureAndEnd: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      /** Text, and a price before the radio. */
      text: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      /** Everything under each other, for cards side by side. */
      tall: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'stretch',
        padding: space[3],
        selectors: { [`&:has(> ${media})`]: { gridTemplateRows: 'auto 1fr' } },
      },
    },
  },
})
export const cardTitle = partStyle({
  display: 'block',
  fontSize: size.label,
  fontWeight: weight.strong,
})
export const cardDetail = partStyle({ display: 'block', fontVariantNumeric: 'tabular-nums' })
export const cardNote = partStyle({ display: 'block', color: color['ink-2'] })
export const cardEnd = partStyle({
  display: 'block',
  textAlign: 'end',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
// A quiet line below the price.
globalStyle(`${cardEnd} > small`, {
  display: 'block',
  marginBlockStart: space.half,
  color: color['ink-2'],
  fontSize: size.small,
  fontWeight: weight.plain,
  // Both lines would leave a phone's text too little room beside them.
  '@media': { [viewport.mobile]: { display: 'inline', marginInlineStart: space[2] } },
})
globalStyle(`label:has(> ${cardEnd} > small)`, {
  '@media': { [viewport.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${cardEnd}:has(> small)`, {
  '@media': { [viewport.mobile]: { marginBlockStart: space[1], textAlign: 'start' } },
})
/** At the foot of the card, so that prices stand in a line beside titles of more lines. */
export const cardEndBelow = partStyle([
  cardEnd,
  { marginBlockStart: 'auto', paddingBlockStart: space[2], textAlign: 'start' },
])
export const tallText = partStyle({ display: 'flex', flexDirection: 'column' })
/** Room for the radio in the corner, which a picture leaves where there is one. */
globalStyle(`:not(${media}) + ${tallText} > ${cardTitle}::before`, {
  content: '',
  float: 'inline-end',
  inlineSize: space[5],
  blockSize: space[5],
})

export const radio = partRecipe({
  base: {
    appearance: 'none',
    position: 'absolute',
    insetInlineEnd: space[3],
    inlineSize: '18px',
    blockSize: '18px',
    margin: 0,
    border: `1.5px solid ${color.edge}`,
    borderRadius: '50%',
    cursor: 'inherit',
    selectors: {
      '&:checked': { border: `5.5px solid ${color.ink}` },
      '&:focus-visible': { outline: 'none' },
      '&:disabled:not(:checked)': { borderStyle: 'dashed' },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' }, print: { display: 'none' } },
  },
  variants: {
    tall: {
      // In the same corner of every card.
      true: {
        insetBlockStart: space[3],
        // On a picture it is a light ring in every theme, and a light disc with a dot when it is
        // chosen: a disc without one reads as chosen, too.
        selectors: {
          [`&:has(+ ${media} img)`]: {
            border: `2px solid ${onPrint.light}`,
            boxShadow: `0 0 0 1px ${onPrint.dark}, inset 0 0 0 1px ${onPrint.dark}`,
          },
          [`&:checked:has(+ ${media} img)`]: {
            border: `5.5px solid ${onPrint.light}`,
            background: onPrint.dark,
            boxShadow: `0 0 0 1px ${onPrint.dark}`,
          },
        },
      },
      false: { insetBlock: 0, marginBlock: 'auto' },
    },
  },
})

// Four across: a picture over the whole width with the radio on it, and the text under it.
const { four } = cardsAcross
globalStyle(`${four} > label`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: line.hair,
  paddingBlockEnd: space[2],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
globalStyle(`${four} > label > span:last-of-type`, {
  paddingBlockStart: space[2],
  paddingInline: space['2-half'],
})
globalStyle(`${four} > label > input`, {
  insetBlockStart: space['1-half'],
  insetInlineEnd: space['1-half'],
})

// Two across: text close together, so that a form with many of them fits the view.
const { pairs } = cardsAcross
const compact = `${pairs} > label:not(:has(> ${media}))`
globalStyle(compact, {
  '@media': { [viewport.fromLarge]: { paddingBlock: space['1-half'] } },
})
globalStyle(`${compact} ${cardEndBelow}`, {
  '@media': { [viewport.fromLarge]: { paddingBlockStart: 0 } },
})
globalStyle(`${compact} > input`, {
  '@media': { [viewport.fromLarge]: { insetBlockStart: space[2] } },
})
