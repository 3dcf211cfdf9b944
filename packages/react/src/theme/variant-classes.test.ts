import { expect, test } from 'vitest'
import { variantClasses } from './variant-classes.ts'

const classes = variantClasses(
  'base',
  { kind: { buy: 'buy', plain: 'plain' }, wide: { true: 'wide' } },
  { kind: 'plain' },
)

test('the base and the defaults stand where nothing is chosen', () => {
  expect(classes()).toBe('base plain')
  expect(classes({ kind: undefined, wide: undefined })).toBe('base plain')
})

test('a chosen variant has its class, a boolean one too', () => {
  expect(classes({ kind: 'buy', wide: true })).toBe('base buy wide')
})

test('a variant without a rule adds nothing', () => {
  expect(classes({ kind: 'none', wide: false })).toBe('base')
})
