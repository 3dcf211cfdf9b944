import type { ErrorDetail } from '../../contract/shop-error.ts'
import type { ErrorCode } from '../../errors/catalogue.table.ts'
import { statusOfCode } from '../../errors/status-of-code.ts'
import type { OpenGateway, TestRunner } from './runner.ts'

/** Statuses of a request that came too often, or to a gateway that is too busy. */
const OF_NO_CODE = [429, 503]
/** A wrong value may be in the path, too long, of another type, or at odds with a former one. */
const OF_WRONG_VALUES = [400, 404, 413, 415, 422]
/** The gateway may fail, and has no call of a path, a method, a host or a very long address. */
const OF_NO_CALL = [404, 405, 414, 421, 500]

/**
 * Codes with a status of their own that a 400 has as well: those that lead to the login, that of a
 * payment provider's event without a good signature, and that of a declined attempt to pay.
 * @source spec 1 §7
 */
const OF_400_TOO: readonly ErrorCode[] = [
  'EXPIRED_SESSION',
  'JWTExpired',
  'JWTInvalid',
  'UNAUTHORIZED',
  'PAYMENT_TECHNICAL_FAILURE',
]

/** The fewest codes that the other rules are rejected with; with fewer, this one saw nothing. */
const LEAST_CODES = 45

interface Rejection {
  readonly errors?: readonly ErrorDetail[]
  readonly current?: { readonly version?: unknown }
}

function statusesOf({ code, field }: ErrorDetail): readonly number[] {
  if (code === 'FIELD_VALUE_INVALID') return OF_WRONG_VALUES
  if (code === 'SERVER_ERROR') return OF_NO_CALL
  const status = statusOfCode(code, field !== undefined)
  return OF_400_TOO.includes(code) ? [status, 400] : [status]
}

/** Says what is wrong with a rejection, whose code is seen; undefined where nothing is. */
async function problemOf(
  request: string,
  answer: Response,
  seen: Set<ErrorCode>,
): Promise<string | undefined> {
  if (answer.ok || OF_NO_CODE.includes(answer.status)) return undefined
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => ({}))
  const { errors, current } = body as Rejection
  const [error] = errors ?? []
  if (error === undefined) return `${request} is rejected without a code`
  seen.add(error.code)
  const statuses = statusesOf(error)
  if (!statuses.includes(answer.status))
    return `${request} is answered with ${error.code} and ${answer.status}, not ${statuses.join(' or ')}`
  return error.code === 'CART_VERSION_CONFLICT' && typeof current?.version !== 'number'
    ? `${request} is answered with ${error.code} and without the cart as it is`
    : undefined
}

/**
 * Watches the rejections that the visitors of a gateway get while other rules run, and brings the
 * rule of them, which is to run last.
 */
export function watchRejections(open: OpenGateway): {
  readonly open: OpenGateway
  readonly describe: (runner: TestRunner) => void
} {
  const problems = new Set<string>()
  const seen = new Set<ErrorCode>()
  const watched =
    (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const answer = await fetch(input, init)
      const problem = await problemOf(`${init?.method ?? 'GET'} ${String(input)}`, answer, seen)
      if (problem !== undefined) problems.add(problem)
      return answer
    }
  return {
    open: async () => {
      const under = await open()
      return {
        ...under,
        fetch: watched(under.fetch),
        partnerFetch: watched(under.partnerFetch),
      }
    },
    describe: ({ describe, test, expect }) => {
      describe('a rejection', () => {
        test('has the status of its code, and one of a newer cart has that cart', async () => {
          expect([...problems].toSorted()).toEqual([])
          expect({ codes: seen.size, isEnough: seen.size >= LEAST_CODES }).toMatchObject({
            isEnough: true,
          })
        })
      })
    },
  }
}
