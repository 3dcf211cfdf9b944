import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

const { color, font, leading, line, measure, size, space, tracking, weight } = vars

/** Text where no other rule sets it: on a document's body, and around a component. */
export const bodyText = {
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.body,
  fontStyle: 'normal',
  fontWeight: weight.plain,
  letterSpacing: 'normal',
  lineHeight: leading.body,
  overflowWrap: 'break-word',
  textTransform: 'none',
  WebkitFontSmoothing: 'antialiased',
} as const satisfies GlobalStyleRule

/** The look of elements that have no class of their own, as selectors and rules in their order. */
export const elements: readonly (readonly [selectors: string, rule: GlobalStyleRule])[] = [
  ['*, *::before, *::after', { boxSizing: 'border-box' }],
  [
    'h1, h2, h3, h4',
    {
      margin: 0,
      fontFamily: font.display,
      fontWeight: weight.display,
      fontVariationSettings: '"SOFT" 40, "WONK" 1',
      fontOpticalSizing: 'auto',
      fontVariantLigatures: 'none',
      lineHeight: leading.heading,
      letterSpacing: tracking.heading,
      textWrap: 'balance',
      // A long word also breaks where a column would else grow with it.
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  ],
  ['h1', { fontSize: size.h1, letterSpacing: tracking.display }],
  ['h2', { fontSize: size.h2 }],
  ['h3', { fontSize: size.h3 }],
  [
    'h4',
    {
      fontSize: size.h4,
      letterSpacing: tracking.title,
      lineHeight: leading.title,
    },
  ],
  [
    'em',
    {
      fontFamily: font.display,
      fontVariationSettings: '"SOFT" 60, "WONK" 1',
      fontStyle: 'italic',
    },
  ],
  ['p', { marginBlock: `0 ${space[4]}`, maxInlineSize: measure.text }],
  [
    'a',
    {
      color: 'inherit',
      textUnderlineOffset: '0.22em',
      textDecorationThickness: '1px',
      textDecorationColor: color.edge,
    },
  ],
  ['a:hover', { textDecorationColor: 'currentColor' }],
  [
    'hr',
    { border: 0, borderBlockStart: `${line.hair} solid ${color.hair}`, marginBlock: space[5] },
  ],
  ['img, svg, picture', { display: 'block', maxInlineSize: '100%' }],
  [
    'button, input, select, textarea',
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ],
  ['button, summary, select, label[for]', { cursor: 'pointer' }],
  ['fieldset', { border: 0, padding: 0, margin: 0, minInlineSize: 0 }],
  ['figure', { margin: 0 }],
  [
    'table',
    {
      borderCollapse: 'collapse',
      inlineSize: '100%',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  ],
  [
    'th, td',
    {
      textAlign: 'start',
      paddingBlock: space[3],
      paddingInline: `0 ${space[4]}`,
      borderBlockEnd: `${line.hair} solid ${color.hair}`,
      verticalAlign: 'top',
    },
  ],
  [
    'th',
    {
      fontWeight: weight.medium,
      fontSize: size.small,
      color: color['ink-2'],
      borderColor: color.edge,
    },
  ],
  [':focus-visible', { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '3px' }],
  // A script moves the focus to these elements after an error or a step. They need no ring,
  // because the page scrolls to them.
  ['h1:focus, h2:focus, main:focus', { outline: 'none' }],
  ['*::selection', { background: color.chalk, color: color.paper }],
  [
    '*, *::before, *::after',
    {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          animationDelay: '0s !important',
          animationDuration: '0s !important',
          animationIterationCount: '1 !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  ],
  ['nav, dialog, [role="dialog"], [role="search"]', { '@media': { print: { display: 'none' } } }],
  ['a[href]', { '@media': { print: { textDecoration: 'none' } } }],
  // In forced-colors mode the system colors borders and text, but not the focus ring.
  [':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } } }],
]
