import { globalStyle, style } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

/** The top of a page: breadcrumb, title and lead. */
export const pageTop = style({ paddingBlock: `${vars.space[5]} ${vars.space[6]}` })
globalStyle(`${pageTop} h1`, {
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
  overflowWrap: 'anywhere',
})

/** The messages of the last page, above the page's own content. */
export const pageMessages = style({
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  // They take the focus as a heading does, and a ring would run over the whole width of the page.
  ':focus': { outline: 'none' },
})

/** The number of the request, below an error's text. */
export const reference = style({
  display: 'block',
  marginBlockStart: vars.space[3],
  fontSize: vars.size.small,
})

/** The breadcrumb above an island that has its own title. */
export const yardTop = style({
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.mobile]: { paddingBlock: vars.space[2] } },
})
/** A phone's screen with squares to fill: the yard's own bar is its head. */
const yardOnPhone = `${media.mobile} and (scripting: enabled)`
/** The breadcrumb above the squares of a yard. */
export const squaresTop = style([yardTop, { '@media': { [yardOnPhone]: { display: 'none' } } }])
globalStyle(`body:has(${squaresTop}) > header`, {
  '@media': { [yardOnPhone]: { display: 'none' } },
})
// The part above the squares is then a bar of two rows, whose height no count changes.
const ROW = '44px'
const yardBar = `${squaresTop} + div > :first-child`
const onPhone = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { [media.mobile]: rule } })
globalStyle(
  yardBar,
  onPhone({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: `minmax(${ROW}, auto) minmax(${ROW}, auto)`,
    alignItems: 'center',
    columnGap: vars.space[2],
  }),
)
// The bar with the palette stands at the foot of a tall screen, too.
globalStyle(`${yardBar} + div > :first-child`, onPhone({ minBlockSize: 'calc(100dvh - 300px)' }))
globalStyle(`${yardBar} div`, onPhone({ display: 'contents' }))
globalStyle(`${yardBar} h1`, onPhone({ gridArea: '1 / 2 / auto / 4' }))
globalStyle(
  `${yardBar} p`,
  onPhone({ gridArea: '2 / 1 / auto / 3', lineHeight: vars.leading.title }),
)
globalStyle(`${yardBar} div > span`, onPhone({ gridArea: '2 / 3' }))
globalStyle(
  `${yardBar} :is(a, p, button)`,
  onPhone({ fontSize: vars.size.small, minBlockSize: ROW, alignContent: 'center' }),
)
// The way back is an arrow there, whose name is the text in it.
globalStyle(
  `${yardBar} a`,
  onPhone({
    gridArea: '1 / 1',
    position: 'relative',
    inlineSize: ROW,
    marginInlineStart: `calc(${vars.space[3]} * -1)`,
    overflow: 'hidden',
    fontSize: 0,
  }),
)
globalStyle(
  `${yardBar} a::before`,
  onPhone({
    content: '""',
    position: 'absolute',
    inset: `${vars.space[4]} ${vars.space[3]} ${vars.space[4]} ${vars.space['4-half']}`,
    border: 'solid currentColor',
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(45deg)',
  }),
)

/** A section of a page with its own title. */
export const section = style({
  paddingBlock: vars.space[6],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hair}`,
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[5],
})
globalStyle(`${sectionHead} p`, { margin: `${vars.space[2]} 0 0` })
/** A part that is not printed with a plan, with space above. */
export const besidePlan = style({
  marginBlockStart: vars.space[6],
  '@media': { print: { display: 'none' } },
})
/** Space under the last section. */
export const pageEnd = style({ paddingBlockEnd: vars.space[7] })
/** The header's way to the cart and to the checkout. */
export const cartLinks = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })
// A phone's row has no room for the cart's link to its own page beside the checkout.
globalStyle(`${cartLinks} > a:not(:last-child)`, {
  '@media': { [media.mobile]: { display: 'none' } },
})
globalStyle(`${cartLinks} > a + a`, {
  '@media': { '(max-width: 350px)': { paddingInline: vars.space[1] } },
})
