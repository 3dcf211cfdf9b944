import { expect, test } from 'vitest'
import { readFailure } from './read-failure.ts'

test('the message says on a developer’s console which call failed', () => {
  const message = '[GET] "https://api.test/designs/12": 404 Not Found'
  const data = { errors: [{ code: 'NO_IMAGE_AVAILABLE' }] }
  expect(readFailure(Object.assign(new Error(message), { status: 404, data }))).toMatchObject({
    code: 'NO_IMAGE_AVAILABLE',
    message: `NO_IMAGE_AVAILABLE: ${message}`,
  })
  expect(readFailure(undefined).message).toBe('SERVER_ERROR')
})

const read = (data: unknown, status?: number) =>
  readFailure(Object.assign(new Error('failed'), { data, ...(status && { status }) }))

test('every error of the answer is there with its field, message and values', () => {
  const errors = [
    { code: 'INVALID_ZIPCODE', field: 'zipcode', message: 'zip', params: { least: 5, name: 'a' } },
    { code: 'FIELD_CANNOT_BE_BLANK', field: 'city' },
    { code: 'CARD_DECLINED' },
  ]
  const failure = read({ errors }, 400)
  expect(failure).toMatchObject({
    ...errors[0],
    message: 'INVALID_ZIPCODE: failed',
    status: 400,
  })
  expect(failure.all).toEqual(errors)
})

test('what an error has of another kind is left out', () => {
  const odd = { code: 'CARD_DECLINED', field: 1, message: {}, params: { a: {}, b: null } }
  expect(read({ errors: [odd, { code: 'CARD_DECLINED', params: 'x' }] }).all).toEqual([
    { code: 'CARD_DECLINED' },
    { code: 'CARD_DECLINED' },
  ])
})

test.each([
  ['an error that is a text', ['CARD_DECLINED']],
  ['an error that is nothing', [null]],
  ['an error without a code', [{ field: 'city' }]],
  ['a code that is a number', [{ code: 7 }]],
  ['no list', { code: 'CARD_DECLINED' }],
])('%s is a failed server', (_, errors) => {
  const failure = read({ errors })
  expect(failure).toMatchObject({ code: 'SERVER_ERROR', message: 'SERVER_ERROR: failed' })
  expect(failure).not.toHaveProperty('all')
  expect(failure).not.toHaveProperty('field')
  expect(failure).not.toHaveProperty('params')
})

test('50 errors are read and no more', () => {
  const errors = Array.from({ length: 60 }, () => ({ code: 'CARD_DECLINED' }))
  expect(read({ errors }).all).toHaveLength(50)
})

test('a conflict has the body’s current, and no other status has one', () => {
  expect(read({ current: { id: 1 } }, 409).current).toEqual({ id: 1 })
  expect(read(undefined, 409).current).toBeUndefined()
  expect(read({ current: { id: 1 } }, 400)).not.toHaveProperty('current')
})

test('a URL to go to is there where the answer has one', () => {
  expect(read({ redirect_url: '/login' }).redirectUrl).toBe('/login')
  for (const data of [{ redirect_url: 7 }, {}, undefined, null, 'text'])
    expect(read(data)).not.toHaveProperty('redirectUrl')
})

test('whatever was thrown is its cause', () => {
  for (const thrown of [undefined, null, 'text', 7, { status: '401' }]) {
    const failure = readFailure(thrown)
    expect(failure).toMatchObject({ name: 'ShopError', code: 'SERVER_ERROR' })
    expect(failure.cause).toBe(thrown)
    expect(failure).not.toHaveProperty('status')
  }
})
