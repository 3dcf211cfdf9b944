import { globalStyle, style } from '@vanilla-extract/css'
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
