import { breakpoints, themes } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, line, size, space } = vars

export const pair = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
})
export const side = style({ display: 'flex', flexDirection: 'column', margin: 0, minInlineSize: 0 })
export const stage = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[5],
  background: color.sunk,
})
const caption = style({
  paddingBlock: space[3],
  fontSize: size.small,
  borderBlockStart: '3px solid',
})
export const good = style([caption, { borderColor: color.leaf }])
export const bad = style([caption, { borderColor: color.rust }])
globalStyle(`${good} b`, { color: color.leaf })
globalStyle(`${bad} b`, { color: color.rust })

export const card = style({ inlineSize: 'min(100%, 230px)' })
/** Rounded, tinted and floating, as no cloth is. */
export const spoiled = style([
  card,
  {
    overflow: 'hidden',
    borderRadius: space[4],
    boxShadow: `0 ${space[2]} ${space[5]} ${color.veil}`,
    filter: 'hue-rotate(60deg) saturate(0.6)',
  },
])
const pill = style({
  inlineSize: 'min(100%, 260px)',
  padding: space[3],
  borderRadius: space[6],
  border: 0,
  font: 'inherit',
  color: color['on-madder'],
})
export const pillBuy = style([pill, { background: color.madder }])
export const pillOther = style([pill, { background: color.leaf }])
export const buttons = style({
  display: 'grid',
  gap: space[3],
  inlineSize: 'min(100%, 300px)',
})

export const themed = style({ padding: space[4], background: color.paper, color: color.ink })
export const threeThemes = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
})
/** A partner's theme: three tokens, here of one that the house has. */
export const harbor = style({
  vars: {
    [color.paper]: themes.light['chalk-wash'],
    [color.ink]: themes.light.chalk,
    [font.display]: '"IBM Plex Serif", Georgia, serif',
  },
})

export const checker = style({ display: 'grid', gap: space[4], maxInlineSize: '720px' })
export const fields = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
})
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  margin: 0,
})
export const sample = style({
  inlineSize: '180px',
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: vars.weight.strong,
})

export const scrolling = style({ overflowX: 'auto' })
export const table = style({
  fontSize: size.small,
  '@media': { [`(max-width: ${breakpoints.tablet}px)`]: { inlineSize: 'max-content' } },
})
globalStyle(`${table} code`, { whiteSpace: 'nowrap' })
globalStyle(`${table} th[scope=row]`, { color: color.ink })
export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  borderWidth: line.hair,
})
