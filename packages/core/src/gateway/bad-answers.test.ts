import { expect, test } from 'vitest'
import { isShopError } from '../contract/shop-error.ts'
import { whoAmI } from '../session/session.contract.ts'
import { createGateway } from './create-gateway.ts'

/** Sends a call whose every answer is the same, and returns the error's code and the requests. */
async function codeOf(status: number, body: string) {
  const requests: string[] = []
  const gateway = createGateway({
    url: 'https://gateway.test',
    locale: 'en_US',
    fetch: async (input) => {
      requests.push(new URL(input instanceof Request ? input.url : input).pathname)
      return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
    },
  })
  const error: unknown = await gateway
    .send(whoAmI, { query: {} })
    .catch((reason: unknown) => reason)
  if (!isShopError(error)) throw new Error(`The call threw no error of the shop: ${error}`)
  return { code: error.code, refreshes: requests.filter((path) => path.includes('refresh')).length }
}

test.each([
  ['session-005', 401, '<html>'],
  ['session-011', 400, '{"errors":[{"code":"errors.__proto__"}]}'],
  ['session-012', 400, '{"errors":[]}'],
  ['session-013', 400, '{"errors":"x"}'],
])(
  '%s: an answer of %i with %j is a failed server, and refreshes nothing',
  async (_, status, body) => {
    expect(await codeOf(status, body)).toEqual({ code: 'SERVER_ERROR', refreshes: 0 })
  },
)
