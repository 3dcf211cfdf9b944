import { errorStatus } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import { isErrorCode } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import type { GatewayConfig } from '../config.ts'
import { HttpError } from './http-error.ts'

/** The codes that calls answer with on purpose, by the call's name. */
export type Rehearsal = ReadonlyMap<string, ErrorCode>

/**
 * Reads which calls answer with which code: `CARD_DECLINED@checkout.place`, several with commas.
 * Throws where one is no code of the catalog or names no call.
 */
export function readRehearsal(value: string | undefined): Rehearsal {
  const pairs = (value ?? '').split(',').filter((each) => each.trim() !== '')
  return new Map(
    pairs.map((pair): [string, ErrorCode] => {
      const [code = '', call = ''] = pair.trim().split('@')
      if (!isErrorCode(code) || call === '')
        throw new Error(
          `REHEARSE_ERRORS must be codes of the errors catalog with the name of a call, such as CARD_DECLINED@checkout.place, but "${pair}" is not.`,
        )
      return [call, code]
    }),
  )
}

/** Stops the start where a call is named that the gateway has not, which would rehearse nothing. */
export function assertRehearsable(
  { rehearsal }: Pick<GatewayConfig, 'rehearsal'>,
  calls: readonly string[],
): void {
  const unknown = [...rehearsal.keys()].find((call) => !calls.includes(call))
  if (unknown !== undefined)
    throw new Error(
      `REHEARSE_ERRORS names the call "${unknown}", which the gateway has not. /openapi.json lists its calls.`,
    )
}

/** Answers a call with the code that is rehearsed for it, before anything is done. */
export function rehearse(call: Call, { rehearsal, orderItemLimit }: GatewayConfig): void {
  const code = rehearsal.get(call.name)
  if (code === undefined) return
  const params = { limit: orderItemLimit, amount: 'US$0.50' }
  throw new HttpError(errorStatus(call, code), [{ code, params }])
}
