import { expect, test } from 'vitest'
import { openQuestions } from '../../stories/support/open-questions.ts'

const found = (id: string, messageKey: string) => [
  { id, nodes: [{ html: '<p>Sold out</p>', target: ['p'], any: [{ data: { messageKey } }] }] },
]
const matching = (element: string) => () => ({
  matches: (selectors: string) => selectors.split(',').includes(element),
})

test('lists what axe leaves open outside the reviewed elements', () => {
  const gradient = found('color-contrast', 'bgGradient')
  expect(openQuestions(gradient, matching('select'))).toEqual([])
  expect(openQuestions(gradient, matching('main p'))).toEqual([
    'color-contrast bgGradient: <p>Sold out</p>',
  ])
})

test('lists a question that nobody has reviewed at any element', () => {
  const [open] = openQuestions(found('video-caption', 'missing'), matching('select'))
  expect(open).toBe('video-caption missing: <p>Sold out</p>')
})

test('leaves out an element that is gone', () => {
  expect(openQuestions(found('video-caption', 'missing'), () => null)).toEqual([])
})
