import { expect, test } from 'vitest'
import { formKey } from './form-key.server.ts'

const formOf = (key: string) => {
  const form = new FormData()
  form.set('line_key', key)
  return form
}

test('is the same for the same form and what it asks, and another one for anything else', () => {
  const form = formOf('0123456789abcdef')
  const key = formKey(form, { stock: 'GIFT_CERTIFICATE', size: '50' })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(formKey(form, { stock: 'GIFT_CERTIFICATE', size: '50' })).toBe(key)
  expect(formKey(form, { stock: 'GIFT_CERTIFICATE', size: '100' })).not.toBe(key)
  expect(formKey(formOf('0123456789abcdeg'), { stock: 'GIFT_CERTIFICATE', size: '50' })).not.toBe(
    key,
  )
})

test.each(['', 'short', `${'x'.repeat(65)}`, '0123456789 abcdef'])('%j is none', (key) => {
  expect(formKey(formOf(key), {})).toBeUndefined()
})
