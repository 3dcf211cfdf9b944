import { ERROR_STATUSES, ERROR_CODES } from '@selvage/core/errors'
import { expect, it } from 'vitest'
import { httpError } from './http-error.ts'

const codes = ERROR_CODES

it('each code is answered with its status, which one table owns', () => {
  const answered = codes.map((code) => [code, httpError(code).status])
  expect(answered).toEqual(codes.map((code) => [code, ERROR_STATUSES[code] ?? 400]))
  expect(httpError('CARD_DELETE_FAILED').status).toBe(502)
  expect(httpError('NO_IMAGE_AVAILABLE', { field: 'design.id' }).status).toBe(400)
  expect(httpError('SERVER_ERROR', { status: 503 }).status).toBe(503)
  // @ts-expect-error Only a code that stands for several things may name a status.
  httpError('ORDER_NOT_FOUND', { status: 400 })
})
