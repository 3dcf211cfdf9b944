import { expect, test } from 'vitest'
import { likeness } from './designs-like.ts'

const design = {
  style: 'floral',
  topics: ['flowers', 'garden'],
  colours: ['blue', 'white', 'green'],
}

test.each([
  ['the same motif on another ground', { ...design, colours: ['black', 'white', 'green'] }],
  ['another pattern of the same subjects and colors', { ...design, style: 'folk' }],
  ['other subjects', { ...design, topics: ['birds'] }],
  ['nothing in common', { style: 'stripe', topics: [], colours: ['red'] }],
])('a design is more like itself than one with %s', (_, other) => {
  expect(likeness(design, other)).toBeLessThan(likeness(design, design))
})

test('the ground counts more than a color that is printed on it', () => {
  const sameGround = { ...design, colours: ['blue', 'red', 'pink'] }
  const sameInk = { ...design, colours: ['red', 'pink', 'blue'] }
  expect(likeness(design, sameGround)).toBeGreaterThan(likeness(design, sameInk))
})
