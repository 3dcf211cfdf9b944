import { expect, test } from 'vitest'
import { WIDGET_NAMES } from '../loader/widget-names.ts'
import { reserveBelowHost, reserveStyles } from './reserve.styles.ts'

test.each(WIDGET_NAMES)(
  'the space of selvage-%s is reserved, below the rules of a host',
  (name) => {
    expect(reserveStyles).toContain(`selvage-${name}`)
    expect(reserveBelowHost).toContain(`:where(selvage-${name})`)
  },
)

test('every selector of the sheet that an application gets is without specificity', () => {
  const selectors = reserveBelowHost.match(/^[^{\n]+(?=\{)/gm) ?? []
  expect(selectors.length).toBeGreaterThan(4)
  for (const selector of selectors)
    for (const each of selector.split(','))
      expect(each).toMatch(/^:where\(selvage-[\w \-[\]]+\)(:before|>\*)?$/)
})

test('without a script every element is as high as its link', () => {
  expect(reserveStyles).toMatch(/@media \(scripting:none\)\{\s*selvage-design-card:before,/)
  expect(reserveBelowHost).not.toContain('scripting')
})
