import { ofetch } from 'ofetch'
import * as v from 'valibot'

/** After this long without an answer the outcome is unknown, ms. */
const TIMEOUT_MS = 10_000

/** An answer of Afterpay's: its status and its JSON. */
export interface AfterpayAnswer {
  readonly status: number
  readonly json: unknown
}

const problem = v.object({ errorCode: v.string() })

/** The code of an answer that is an error; '' for one without. */
export function errorCodeOf({ json }: AfterpayAnswer): string {
  const read = v.safeParse(problem, json)
  return read.success ? read.output.errorCode : ''
}

/** Sends a request to Afterpay. Throws when there is no answer, or one that is no JSON. */
export type AfterpaySend = (path: string, body: object) => Promise<AfterpayAnswer>

/** Opens Afterpay's Online API v2. Nothing is repeated here: the caller does, under one key. */
export function afterpayClient({
  url,
  merchantId,
  secretKey,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly url: string
  readonly merchantId: string
  readonly secretKey: string
  readonly timeoutMs?: number
}): AfterpaySend {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${secretKey}`).toString('base64')}`
  return async (path, body) => {
    const answer = await ofetch.raw(path, {
      baseURL: url,
      method: 'POST',
      body,
      headers: {
        authorization,
        accept: 'application/json',
        'user-agent': `Selvage/1.0 (Merchant/${merchantId})`,
      },
      retry: 0,
      redirect: 'error',
      timeout: timeoutMs,
      ignoreResponseError: true,
      parseResponse: (text) => JSON.parse(text) as unknown,
    })
    return { status: answer.status, json: answer._data }
  }
}
