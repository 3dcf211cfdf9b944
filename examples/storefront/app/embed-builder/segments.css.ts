import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, font, leading, line, size, space, weight } = vars

export const group = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({
  padding: 0,
  marginBlockEnd: space[3],
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.display,
  lineHeight: leading.title,
})
export const segmentsLegend = styleVariants({
  segments: {
    padding: 0,
    marginBlockEnd: space['1-half'],
    fontSize: size.small,
    fontWeight: weight.medium,
  },
  tabs: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
export const segments = styleVariants({
  segments: {
    display: 'flex',
    flexWrap: 'wrap',
    border: `1px solid ${color.edge}`,
    borderRadius: line.corner,
  },
  tabs: { display: 'flex', minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'thin' },
})
/** The radio covers its label, so that it scrolls into view with it. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
const anySegment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  fontSize: size.small,
  lineHeight: leading.title,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: `calc(-1 * ${line.focus})`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } },
    },
  },
})
export const segment = styleVariants({
  segments: [
    anySegment,
    {
      flex: 1,
      minBlockSize: '48px',
      paddingInline: space[2],
      background: color.raised,
      selectors: {
        '&:has(input:checked)': {
          boxShadow: `inset 0 0 0 ${line.chosen} ${color.ink}`,
          fontWeight: weight.strong,
        },
      },
    },
  ],
  tabs: [
    anySegment,
    {
      flex: 'none',
      minBlockSize: '44px',
      paddingInline: space[4],
      fontSize: size.label,
      color: color['ink-2'],
      whiteSpace: 'nowrap',
      selectors: {
        '&:has(input:checked)': {
          boxShadow: `inset 0 calc(-1 * ${line.focus}) 0 ${color.ink}`,
          color: color.ink,
          fontWeight: weight.strong,
        },
      },
    },
  ],
})
export const hint = style({
  marginBlock: `${space['1-half']} 0`,
  fontSize: size.small,
  color: color['ink-2'],
})
export const error = style([hint, { color: color.rust, fontWeight: weight.medium }])
