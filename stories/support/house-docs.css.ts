import { vars } from '@selvage/react/vars'
import { globalStyle } from '@vanilla-extract/css'
import { codeFamily } from './code-family.ts'

const { color, font, leading, measure, size, space, tracking, weight } = vars

// Storybook's own rules for docs pages have one class and an element; these have one class more.
const page = '.sbdocs.sbdocs-content'
const heading = {
  fontFamily: font.display,
  fontWeight: weight.display,
  fontVariationSettings: '"SOFT" 40, "WONK" 1',
  fontVariantLigatures: 'none',
  letterSpacing: tracking.heading,
  lineHeight: leading.heading,
  color: color.ink,
  border: 0,
  paddingBlockEnd: 0,
} as const

globalStyle(`${page}`, { maxInlineSize: '1000px', fontFamily: font.text, color: color.ink })
globalStyle(`${page} :is(h1, h2, h3).sbdocs`, heading)
globalStyle(`${page} :is(h1, h2, h3)[id]`, heading)
// The tokens have no face for code, because no component shows any.
// eslint-disable-next-line house/tokens-only
globalStyle(`${page} :is(code, pre)`, { fontFamily: codeFamily })
globalStyle(`${page} h1`, {
  ...heading,
  fontSize: size.h1,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
})
globalStyle(`${page} h2:where(:not(.sb-unstyled *))`, {
  fontSize: size.h2,
  marginBlock: `${space[7]} ${space[4]}`,
})
globalStyle(`${page} h3:where(:not(.sb-unstyled *))`, {
  fontSize: size.h3,
  marginBlock: `${space[6]} ${space[3]}`,
})
globalStyle(`${page} > p.sbdocs`, {
  fontSize: size.body,
  lineHeight: leading.body,
  color: color.ink,
  maxInlineSize: measure.text,
})
globalStyle(`${page} > h1 + p.sbdocs`, {
  fontSize: size.lead,
  color: color['ink-2'],
})

globalStyle(`${page} table:where(:not(.sb-unstyled *, .docblock-argstable))`, { border: 0 })
globalStyle(`${page} tr:nth-of-type(2n):where(:not(.sb-unstyled *, .docblock-argstable *))`, {
  background: 'transparent',
})
globalStyle(`${page} :is(th, td).sbdocs`, {
  borderInline: 0,
  borderBlockStart: 0,
  borderBlockEnd: `1px solid ${color.hair}`,
  paddingInlineStart: 0,
})
globalStyle(`${page} .docblock-source`, { background: color.sunk, boxShadow: 'none' })
globalStyle(`${page} :is(p, li, td) > code`, { background: color.sunk, borderColor: color.hair })
