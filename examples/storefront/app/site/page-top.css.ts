import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

/** The head of a page: where it is, its title, and what it is about. */
export const pageTop = style({ paddingBlock: `${vars.space[5]} ${vars.space[6]}` })
globalStyle(`${pageTop} h1`, {
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
  overflowWrap: 'anywhere',
})

/** Where a page is, above an island that brings its own title. */
export const yardTop = style({ paddingBlock: `${vars.space[5]} ${vars.space[4]}` })

/** A part of a page with a title of its own. */
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
/** Beside a plan that is printed: on the screen only, with room above. */
export const besidePlan = style({
  marginBlockStart: vars.space[6],
  '@media': { print: { display: 'none' } },
})
/** Room under the last part. */
export const pageEnd = style({ paddingBlockEnd: vars.space[7] })
