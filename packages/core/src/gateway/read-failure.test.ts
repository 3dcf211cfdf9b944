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
