import { shopError } from '../contract/shop-error.ts'
import type { ErrorDetail, ShopError } from '../contract/shop-error.ts'
import { knownCode } from '../errors/errors.ts'

type Bag = Readonly<Record<string, unknown>>
const bag = (value: unknown): Bag | undefined =>
  typeof value === 'object' && value !== null ? (value as Bag) : undefined

/**
 * Turns the error of a failed request into a {@link ShopError}. Every part of the answer is
 * checked.
 */
export function readFailure(thrown: unknown): ShopError {
  const failure = bag(thrown)
  const status = typeof failure?.status === 'number' ? failure.status : undefined
  const body = bag(failure?.data)
  const details = Array.isArray(body?.errors) ? body.errors.slice(0, 50).flatMap(readDetail) : []
  const [first] = details
  const redirectUrl = typeof body?.redirect_url === 'string' ? body.redirect_url : undefined
  const code = first?.code ?? 'SERVER_ERROR'
  return shopError(code, {
    // For a developer's console: the code alone does not say which call failed.
    ...(typeof failure?.message === 'string' && { message: `${code}: ${failure.message}` }),
    ...(status !== undefined && { status }),
    ...(first?.params && { params: first.params }),
    ...(first?.field && { field: first.field }),
    ...(details.length > 0 && { all: details }),
    ...(status === 409 && { current: body?.current }),
    ...(redirectUrl !== undefined && { redirectUrl }),
    cause: thrown,
  })
}

function readDetail(entry: unknown): ErrorDetail[] {
  const detail = bag(entry)
  if (!detail || typeof detail.code !== 'string') return []
  const params = Object.entries(bag(detail.params) ?? {}).filter(
    (pair): pair is [string, string | number] => ['string', 'number'].includes(typeof pair[1]),
  )
  return [
    {
      code: knownCode(detail.code),
      ...(typeof detail.field === 'string' && { field: detail.field }),
      ...(typeof detail.message === 'string' && { message: detail.message }),
      ...(params.length > 0 && { params: Object.fromEntries(params) }),
    },
  ]
}
