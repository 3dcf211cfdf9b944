import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readInput } from './read-input.ts'

const schema = v.strictObject({
  quantity: v.pipe(v.number(), v.integer()),
  note: v.optional(v.pipe(v.string(), v.maxLength(3, 'at most 3 letters'))),
  currency: v.optional(v.picklist(['USD', 'EUR'])),
})
const errorsOf = (value: unknown, messages?: readonly string[]) => {
  const read = readInput(schema, value, messages)
  return read.ok ? [] : read.errors
}

test('gives the input that fits', () => {
  expect(readInput(schema, { quantity: 2 })).toEqual({ ok: true, output: { quantity: 2 } })
})

test('leaves controls of writing direction out of every text, and nothing else', () => {
  const texts = v.object({ note: v.string(), names: v.array(v.string()) })
  const sent = { note: '\u202eemag\u202c \u200fשלום\u200f', names: ['\u2066Ada\u2069', '👩‍💻\n'] }
  expect(readInput(texts, sent)).toEqual({
    ok: true,
    output: { note: 'emag \u200fשלום\u200f', names: ['Ada', '👩‍💻\n'] },
  })
})

test('finds the number of a card behind controls of writing direction', () => {
  expect(errorsOf({ quantity: 1, note: '4242\u202e4242\u202c42424242' })).toContainEqual({
    code: 'FIELD_VALUE_INVALID',
    field: 'note',
    message: 'card_number',
  })
})

test.each([
  [{}, { code: 'FIELD_CANNOT_BE_BLANK', field: 'quantity', message: 'required' }],
  [
    { quantity: 1.5 },
    { code: 'FIELD_VALUE_INVALID', field: 'quantity', message: 'must be an integer' },
  ],
  [
    { quantity: 1, size: 2 },
    {
      code: 'FIELD_NAME_INVALID_OR_INEDITABLE',
      field: 'size',
      message: 'The request may not have this property. It may have quantity, note, currency here.',
    },
  ],
  [
    { quantity: 1, currency: 'BTC' },
    {
      code: 'CURRENCY_INVALID',
      field: 'currency',
      message: 'The value must be "USD" or "EUR".',
    },
  ],
  [
    { quantity: 1, note: -1 },
    { code: 'FIELD_VALUE_INVALID', field: 'note', message: 'The value must be a string.' },
  ],
])('names the error of %j', (value, error) => {
  expect(errorsOf(value)).toEqual([error])
})

test.each([
  ['x', 'The body must be an object.'],
  [[], 'The body must be an object.'],
  [[1], 'The body must be an object.'],
])('says that %j is no object', (value, message) => {
  expect(errorsOf(value)).toEqual([{ code: 'FIELD_VALUE_INVALID', message }])
})

test('does not call an object that breaks a rule of its own none', () => {
  const ruled = v.pipe(
    v.object({}),
    v.check(() => false),
  )
  expect(readInput(ruled, {})).toEqual({
    ok: false,
    errors: [{ code: 'FIELD_VALUE_INVALID', message: 'The value is none that this call takes.' }],
  })
})

test('rejects a list in the place of an object at any depth, and within another list', () => {
  const line = v.object({ id: v.optional(v.number()) })
  const deep = v.object({ design: v.optional(line), lines: v.array(line), any: v.unknown() })
  const read = readInput(deep, { design: [], lines: [{}, [1]], any: [1] })
  const message = 'The value must be an object.'
  expect(read.ok ? [] : read.errors).toEqual([
    { code: 'FIELD_VALUE_INVALID', field: 'design', message },
    { code: 'FIELD_VALUE_INVALID', field: 'lines.1', message },
  ])
})

test('repeats the messages that it is given, and describes every other rule', () => {
  const long = { quantity: 1, note: 'four' }
  const error = { code: 'FIELD_VALUE_INVALID', field: 'note' }
  expect(errorsOf(long)).toEqual([
    { ...error, message: 'The value must have at most 3 characters.' },
  ])
  expect(errorsOf(long, ['at most 3 letters'])).toEqual([
    { ...error, message: 'at most 3 letters' },
  ])
})

test('answers at most twenty errors', () => {
  const names = Array.from({ length: 30 }, (_, at) => `field${at}`)
  const many = v.object(Object.fromEntries(names.map((name) => [name, v.string()])))
  const read = readInput(many, {})
  expect(read.ok ? [] : read.errors.map(({ field }) => field)).toEqual(names.slice(0, 20))
})

test('answers a code once for a field that breaks several rules', () => {
  const twice = v.object({ code: v.pipe(v.string(), v.minLength(5), v.regex(/^z/)) })
  const read = readInput(twice, { code: 'a' })
  expect(read.ok ? [] : read.errors).toEqual([
    {
      code: 'FIELD_VALUE_INVALID',
      field: 'code',
      message: 'The value must have at least 5 characters.',
    },
  ])
})

test('rejects a card number in any field, however deep, and not in a telephone or an id', () => {
  const open = v.object({ phone: v.optional(v.string()), gift: v.unknown() })
  const card = '4242 4242 4242 4242'
  expect(
    readInput(open, { phone: '+14155552671999', gift: { lines: ['', `For ${card}`] } }),
  ).toEqual({
    ok: false,
    errors: [{ code: 'FIELD_VALUE_INVALID', field: 'gift.lines.1', message: 'card_number' }],
  })
  expect(readInput(open, { phone: card, gift: '' })).toMatchObject({ errors: [{ field: 'phone' }] })
  expect(readInput(open, { gift: '42424242-4242-4242-8242-424242424242' }).ok).toBe(true)
})
