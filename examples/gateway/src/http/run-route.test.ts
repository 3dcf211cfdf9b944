import { defineCall } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Deps } from '../app-deps.ts'
import type { CallContext } from './handle.ts'
import { handle } from './handle.ts'
import { httpError } from './http-error.ts'
import { runRoute } from './run-route.ts'

const call = defineCall({
  name: 'ribbons.add',
  method: 'POST',
  path: '/ribbons',
  answer: v.object({}),
  errors: ['ORDER_NOT_FOUND'],
})

const answerOf = (code: ErrorCode, checksAnswers: boolean) =>
  runRoute(
    handle(call, () => Promise.reject(httpError(code))),
    {} as CallContext<typeof call>,
    { config: { checksAnswers } } as Deps,
  ).catch((error: unknown) => error)

it('a code that the call does not list is a failure that names both, where answers are checked', async () => {
  expect(await answerOf('CART_VERSION_CONFLICT', true)).toMatchObject({
    status: 500,
    errors: [{ message: expect.stringMatching(/^ribbons\.add .* CART_VERSION_CONFLICT,/) }],
  })
  expect(await answerOf('CART_VERSION_CONFLICT', false)).toMatchObject({ status: 409 })
})

it.each([
  ['ORDER_NOT_FOUND', 404],
  ['SERVER_ERROR', 500],
  ['JWTExpired', 401],
] as const)('%s is the answer of a call that lists it, or of every call', async (code, status) => {
  expect(await answerOf(code, true)).toMatchObject({ status, errors: [{ code }] })
})
