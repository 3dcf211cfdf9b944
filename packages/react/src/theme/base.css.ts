import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import './theme.css.ts'

const { color, font, leading, line, measure, size, space, tracking, weight } = vars
const displayAxes = '"SOFT" 40, "WONK" 1'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', { textSizeAdjust: '100%', scrollPaddingBlockStart: space[7] })

globalStyle('body', {
  margin: 0,
  background: color.paper,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.body,
  lineHeight: leading.body,
  WebkitFontSmoothing: 'antialiased',
})

globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: font.display,
  fontWeight: weight.heading,
  fontVariationSettings: displayAxes,
  fontOpticalSizing: 'auto',
  fontVariantLigatures: 'none',
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
  textWrap: 'balance',
})
globalStyle('h1', {
  fontSize: size.h1,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
})
globalStyle('h2', { fontSize: size.h2 })
globalStyle('h3', { fontSize: size.h3 })
globalStyle('h4', {
  fontSize: size.h4,
  fontWeight: weight.title,
  letterSpacing: tracking.title,
  lineHeight: leading.title,
})
globalStyle('em', {
  fontFamily: font.display,
  fontVariationSettings: '"SOFT" 60, "WONK" 1',
  fontStyle: 'italic',
})

globalStyle('p', { marginBlock: `0 ${space[4]}`, maxInlineSize: measure.text })
globalStyle('a', {
  color: 'inherit',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  textDecorationColor: color.edge,
})
globalStyle('a:hover', { textDecorationColor: 'currentColor' })
globalStyle('hr', {
  border: 0,
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  marginBlock: space[5],
})
globalStyle('img, svg, picture', { display: 'block', maxInlineSize: '100%' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button, summary, select, label[for]', { cursor: 'pointer' })
globalStyle('fieldset', { border: 0, padding: 0, margin: 0, minInlineSize: 0 })
globalStyle('figure', { margin: 0 })
globalStyle('table', {
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle('th, td', {
  textAlign: 'start',
  paddingBlock: space[3],
  paddingInline: `0 ${space[4]}`,
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  verticalAlign: 'top',
})
globalStyle('th', {
  fontWeight: weight.medium,
  fontSize: size.small,
  color: color['ink-2'],
  borderColor: color.edge,
})

globalStyle(':focus-visible', {
  outline: `${line.focus} solid ${color.chalk}`,
  outlineOffset: '3px',
})
// A script moves the focus to these elements after an error or a step. They need no ring, because
// the page scrolls to them.
globalStyle('h1:focus, h2:focus, main:focus', { outline: 'none' })
globalStyle('::selection', { background: color.chalk, color: color.paper })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

globalStyle('body', {
  '@media': { print: { background: '#fff', color: '#000', fontSize: size.paper } },
})
globalStyle('nav, dialog, [role="dialog"], [role="search"]', {
  '@media': { print: { display: 'none' } },
})
globalStyle('a[href]', { '@media': { print: { textDecoration: 'none' } } })

// In forced-colors mode the system colors borders and text, but not the focus ring.
globalStyle(':focus-visible ', {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
})
