import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'
import { media } from '../../tokens/breakpoints.table.ts'
import { onPrint } from '../../tokens/on-print.table.ts'
import { onPhone, underYard } from './room.table.ts'

const { color, leading, line, size, space, weight } = vars
/** Hides a part in print, where only the cutting guide is needed. */
const offPaper = { print: { display: 'none' } } as const

export const flow = style({ containerType: 'inline-size', minInlineSize: 0 })
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[5]}`,
  marginBlockEnd: space[5],
  '@media': offPaper,
})
export const intro = partStyle({ marginBlock: `0 ${space[5]}`, '@media': offPaper })
export const counted = partStyle({ margin: 0, fontVariantNumeric: 'tabular-nums lining-nums' })
export const links = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  '@media': { [media.mobile]: { gap: space[2] } },
})
export const quiet = partStyle({ color: color['ink-2'] })

/**
 * The squares need the room that a title and an introduction would take. The count has a line of
 * its own, so that no count moves the yard.
 */
export const canvasTop = partStyle({})
globalStyle(
  `${canvasTop} ${head}`,
  underYard({ display: 'block', marginBlockEnd: 0, fontSize: size.small }),
)
globalStyle(`${canvasTop} :is(h1, h2)`, {
  fontSize: size.h2,
  ...underYard({ fontSize: size.h4 }),
})
globalStyle(`${canvasTop} ${intro}`, underYard({ marginBlockEnd: space[2] }))
globalStyle(`${canvasTop} ${intro} > p`, underYard({ display: 'none' }))
// On a phone it is a bar of two rows, whose height no count changes.
const ROW = '44px'
globalStyle(
  canvasTop,
  onPhone({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: `minmax(${ROW}, auto) minmax(${ROW}, auto)`,
    alignItems: 'center',
    columnGap: space[2],
    fontSize: size.small,
  }),
)
globalStyle(
  [head, intro, links].map((part) => `${canvasTop} ${part}`).join(),
  onPhone({ display: 'contents' }),
)
globalStyle(`${canvasTop} :is(h1, h2)`, onPhone({ gridArea: '1 / 2 / auto / 4' }))
globalStyle(
  `${canvasTop} ${head} > p`,
  onPhone({ gridArea: '2 / 1 / auto / 3', lineHeight: leading.title }),
)
globalStyle(`${canvasTop} ${links} > span`, onPhone({ gridArea: '2 / 3' }))
globalStyle(
  `${canvasTop} :is(a, button)`,
  onPhone({ fontSize: size.small, minBlockSize: ROW, alignContent: 'center' }),
)
// The way back is an arrow there, whose name is the text in it.
globalStyle(
  `${canvasTop} a`,
  onPhone({
    gridArea: '1 / 1',
    position: 'relative',
    inlineSize: ROW,
    marginInlineStart: `calc(${space[3]} * -1)`,
    overflow: 'hidden',
    fontSize: 0,
  }),
)
globalStyle(
  `${canvasTop} a::before`,
  onPhone({
    content: '""',
    position: 'absolute',
    inset: `${space[4]} ${space[3]} ${space[4]} ${space['4-half']}`,
    border: 'solid currentColor',
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(45deg)',
  }),
)

export const canvas = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 372px)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"yard side" "more side"',
  gap: `${space[6]} ${space[7]}`,
  alignItems: 'start',
  // No grid, whose areas would not let the bar stick.
  ...underYard({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[5] }),
  '@media': { print: { display: 'block' } },
})
export const yard = partStyle({
  gridArea: 'yard',
  minInlineSize: 0,
  // The bar with the palette stands at the foot of a tall screen, too.
  ...onPhone({ minBlockSize: 'calc(100dvh - 300px)' }),
  '@media': offPaper,
})
export const side = partStyle({
  gridArea: 'side',
  minInlineSize: 0,
  display: 'grid',
  gap: space[5],
  ...underYard({ display: 'contents' }),
  '@media': offPaper,
})
// Nothing in it answers a press without a script.
globalStyle(`${yard} ~ ${side}`, { '@media': { '(scripting: none)': { display: 'none' } } })
export const more = partStyle({
  gridArea: 'more',
  minInlineSize: 0,
  display: 'grid',
  gap: space[6],
})
export const rule = partStyle({ inlineSize: '100%', marginBlock: 0 })
export const keys = partStyle({
  '@media': { '(hover: none), (pointer: coarse)': { display: 'none' } },
})
export const hint = partStyle({
  margin: `${space[3]} 0 0`,
  fontSize: size.small,
  color: color['ink-2'],
})
/** How the squares are filled, which takes a script. */
export const howTo = partStyle([hint, { '@media': { '(scripting: none)': { display: 'none' } } }])
const CLOSE_UP = '118px'
/** Reserves its place, so that nothing moves when the first announcement appears. */
export const announcement = partStyle({
  margin: `${space[1]} 0 0`,
  fontSize: size.small,
  fontWeight: weight.medium,
  minBlockSize: '1.55em',
  ...underYard({ display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: CLOSE_UP }),
})
// Without a script no bar stands at the foot, and nothing is announced.
globalStyle(`${canvas} > ${yard}`, { '@media': { '(scripting: none)': { minBlockSize: 0 } } })
globalStyle(`${yard} > ${announcement}`, {
  '@media': { '(scripting: none)': { display: 'none' } },
})
/** Cloth is white in every theme. */
export const closeUp = partStyle({
  display: 'none',
  background: onPrint.light,
  ...underYard({ display: 'block', flex: 'none', blockSize: CLOSE_UP }),
})

export const finished = partStyle({ minInlineSize: 0, '@media': offPaper })
export const title = partStyle({ fontSize: size.h3 })
export const guide = style({
  borderBlock: `${line.hair} solid ${color.hair}`,
  '@media': { print: { border: 0 } },
})
export const summary = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '48px',
  fontSize: size.label,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+"', fontSize: size.lead, lineHeight: leading.flat },
    'details[open] > &::after': { content: '"–"' },
    'details[open] > &': { marginBlockEnd: space[4] },
  },
  '@media': offPaper,
})

export const buying = style({ display: 'grid', gap: space[4] })
/** Keeps the place of a button that works once the script runs, so that nothing moves then. */
export const reserved = style({ visibility: 'hidden' })
export const keeping = style({ display: 'grid', gap: space[4] })
export const partTitle = partStyle({ fontSize: size.h4 })
export const loading = style({ display: 'grid', gap: space[3] })
