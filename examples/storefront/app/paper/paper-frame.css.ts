import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { lightColors } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars
const print = 'print'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  '@media': { [print]: { display: 'none' } },
})
/** Hides a part of a page on paper. */
export const onScreen = style({ '@media': { [print]: { display: 'none' } } })
/** A button below an invoice, which is as wide as the invoice. */
export const belowInvoice = style([onScreen, { maxInlineSize: '860px', marginInline: 'auto' }])
/** The sheet of paper: ink on white in every theme, and all that prints. */
export const sheet = style({
  vars: assignVars(color, lightColors),
  display: 'grid',
  gap: space[4],
  maxInlineSize: '816px',
  marginInline: 'auto',
  padding: space[6],
  background: '#fff',
  color: color.ink,
  border: `1px solid ${color.hair}`,
  fontSize: size.small,
  '@media': {
    '(max-width: 600px)': { padding: space[4] },
    [print]: { maxInlineSize: 'none', border: 0, fontSize: size.paper },
  },
})
export const a4 = style({ maxInlineSize: '794px' })
/** The address of a sheet, which may break anywhere. */
export const address = style({ overflowWrap: 'anywhere' })
/** A part of a sheet. */
export const sheetPart = style({ display: 'grid', gap: space[4] })
/** A part that begins a sheet of its own. */
export const nextSheet = style({ '@media': { [print]: { breakBefore: 'page' } } })
/** Repeats the head or the foot of a sheet, on paper alone. */
export const onPaper = style({
  display: 'none',
  '@media': { [print]: { display: 'block' } },
})
globalStyle(`${sheet} svg[role=img]`, { maxBlockSize: '105mm' })
/** A row of a plan, of which a sheet has several. */
export const rowOfPlan = style({})
globalStyle(`${sheet} ${rowOfPlan} svg[role=img]`, { maxBlockSize: '90mm' })
globalStyle(`${sheet} :is(h1, h2)`, { color: color.ink })
globalStyle(`${sheet} :is(li, figure)`, { breakInside: 'avoid' })
