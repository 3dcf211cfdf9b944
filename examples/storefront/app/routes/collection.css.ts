import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, line, space, weight } = vars

export const top = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'end',
  paddingBlock: space[5],
  marginBlockEnd: space[5],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)' } },
})
globalStyle(`${top} h1`, { marginBlock: `${space[4]} ${space[3]}`, overflowWrap: 'anywhere' })
export const curator = style({ color: color.ink, fontWeight: weight.medium })

/** The link to a filled yard of the collection: a piece of fabric with its palettes on the edge. */
export const fill = style({ border: `${line.hair} solid ${color.hair}`, background: color.raised })
export const fillText = style({ display: 'grid', gap: space[3], padding: space[4] })
globalStyle(`${fillText} p`, { margin: 0 })
