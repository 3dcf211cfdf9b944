import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, font, leading, line, size, space, weight } = vars

export const panel = style({ minInlineSize: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  borderBlockEnd: `1px solid ${color.edge}`,
})
globalStyle(`${head} > fieldset`, { minInlineSize: 0 })
/** On a phone the button stands at the foot of the screen, above the code that it copies. */
export const copyBar = style({
  flex: 'none',
  '@media': {
    [media.upToTablet]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'grid',
      padding: `${space[2]} ${vars.measure.gutter}`,
      borderBlockStart: `1px solid ${color.hair}`,
      background: color.paper,
    },
  },
})
const copyButton = style({
  minBlockSize: '44px',
  minInlineSize: '168px',
  margin: 0,
  paddingInline: space[5],
  border: `1px solid ${color.ink}`,
  borderRadius: line.corner,
  background: color.ink,
  color: color.paper,
  fontFamily: font.text,
  fontSize: size.label,
  fontWeight: weight.strong,
})
export const copy = styleVariants({
  ready: [copyButton],
  copied: [copyButton, { background: color.leaf, borderColor: color.leaf }],
})
export const frame = style({ border: `1px solid ${color.hair}`, borderBlockStart: 0 })
export const code = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  paddingBlock: space[4],
  paddingInline: 0,
  border: 0,
  borderRadius: 0,
  background: color.sunk,
  color: color.ink,
  fontSize: size.note,
  lineHeight: leading.body,
  overflowX: 'auto',
  whiteSpace: 'pre',
  resize: 'none',
  tabSize: 2,
  selectors: {
    'textarea&': { paddingInline: space[5] },
    '&:focus-visible': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: `calc(-1 * ${line.focus})`,
    },
  },
})
const plainLine = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: space[5],
})
export const lines = styleVariants({
  same: [plainLine],
  changed: [
    plainLine,
    {
      background: color['weld-wash'],
      boxShadow: `inset ${line.focus} 0 0 ${color.weld}`,
    },
  ],
})
export const quoted = style({ color: color.chalk })
export const status = style({
  margin: 0,
  padding: `${space[3]} ${space[5]}`,
  fontSize: size.small,
  color: color['ink-2'],
})
