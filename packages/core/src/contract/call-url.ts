import type { Call } from './define-call.ts'

/**
 * Fills a path's parameters in and appends the query; every value is percent-encoded (space as %20,
 * comma as %2C).
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
