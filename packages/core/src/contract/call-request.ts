import * as v from 'valibot'
import type { Call, CallInput, Schema } from './define-call.ts'
import type { PagePlace } from './page-place.ts'
import { shopError } from './shop-error.ts'

/**
 * Makes the URL of a call below the gateway's address: fills in the path's parameters and appends
 * the query. Every value is percent-encoded (space as %20, comma as %2C); empty values are left
 * out.
 */
export function callUrl(
  call: Pick<Call, 'path'>,
  input: { params?: Readonly<Record<string, string | number>> | undefined; query?: unknown } = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const pairs = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length ? `${path}?${pairs.join('&')}` : path
}

/** A call's input in the form that every call takes. */
interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: never
  readonly body?: never
}

/**
 * Encodes a call and its input for the wire: the path with its query, to which the page's locale is
 * added, and to a call for a cart its place, and the body. A call that has a body is always sent
 * with one.
 */
export function encodeCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  locale: string,
  place?: PagePlace,
): { readonly path: string; readonly body: unknown } {
  const { params, query = {}, body = {} } = input as unknown as AnyInput
  const wireQuery = (call.encodeQuery?.(query as never, locale) ?? query) as object
  return {
    path: callUrl(call, {
      params,
      query: {
        ...wireQuery,
        page_locale: locale,
        ...(call.auth === 'cart' && {
          page_country: place?.country,
          page_currency: place?.currency,
        }),
      },
    }),
    body: call.body && (call.encodeBody?.(body as never) ?? body),
  }
}

/**
 * Decodes an answer of the gateway into the domain's names. Throws SERVER_ERROR for an answer that
 * does not fit the contract.
 */
export function readAnswer<C extends Pick<Call, 'answer'>>(
  call: C,
  wire: unknown,
): v.InferOutput<C['answer']> {
  const parsed = v.safeParse(call.answer as Schema, wire)
  if (!parsed.success) throw shopError('SERVER_ERROR')
  return parsed.output as v.InferOutput<C['answer']>
}
