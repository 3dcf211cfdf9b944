import { globalStyle as unlayeredStyle } from '@vanilla-extract/css'
import { component } from './component.ts'
import { bodyText, elements } from './elements.table.ts'
import { documentStyle, elementStyle, withinComponents } from './layered.ts'
import { colorScheme } from './theme.css.ts'

for (const [selectors, rule] of elements) elementStyle(selectors, rule)

/** Elements that stand in a line of text, whose size and color they take. */
const inline = 'a, b, em, img, label, small, span, strong, svg, time'
// The outermost element of a component sets its text, whatever a page sets around it.
documentStyle(`.${component}:where(:not(.${component} *, ${inline}), [data-theme])`, {
  ...bodyText,
  // The theme is in a custom property, because a host's own color scheme is the host's.
  colorScheme: colorScheme as 'light',
})

// A page's own rules for elements (`button {}`, `main h2 {}`, `* {}`) are in no layer, so they
// would win over every layer. This one rule is in no layer either and goes back to the layers: it
// is more specific than any likely number of element names and less than one class.
const elementNames = 'x x x x x x x x'
unlayeredStyle(
  withinComponents(
    ['', '::before', '::after'].map((part) => `*:not(${elementNames})${part}`).join(', '),
  ),
  { all: 'revert-layer' },
)
