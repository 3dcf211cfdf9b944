import type { StorefrontConfig } from './config.ts'

const MAX_TARGET_LENGTH = 8_000
const MAX_COOKIE_LENGTH = 16_000
const METHODS = ['GET', 'HEAD', 'POST']

/** The request that the guard checks, with its target exactly as it was sent. */
export interface RawRequest {
  readonly method: string
  /** Path and query of the request line. */
  readonly target: string
  readonly host: string | null
  readonly cookie: string | null
}

/** Returns the status that rejects a request before any routing; undefined when it may pass. */
export function rejectionStatus(
  request: RawRequest,
  config: Pick<StorefrontConfig, 'hosts'>,
): 400 | 405 | 414 | 431 | undefined {
  if (request.host === null || !config.hosts.has(request.host.toLowerCase())) return 400
  if (!METHODS.includes(request.method)) return 405
  if (request.target.length > MAX_TARGET_LENGTH) return 414
  if ((request.cookie?.length ?? 0) > MAX_COOKIE_LENGTH) return 431
  const path = pathOf(request.target)
  // An encoded control character could only serve to split a header or cut a name.
  if (/[\u0000-\u001f\u007f]/.test(path) || /%(?:[01][0-9a-f]|7f)/i.test(path) || !decodes(path))
    return 400
  return undefined
}

/**
 * Whether no page can have the path: empty segments, backslashes, a router's own data endpoints.
 */
export function isNoPage(target: string): boolean {
  const path = pathOf(target)
  return (
    path.includes('//') ||
    /\\|%5c|%2f/i.test(path) ||
    path.endsWith('.data') ||
    /\/\.{1,2}(?:\/|$)/.test(path)
  )
}

/**
 * Returns the path to redirect to when only its spelling differs: language in lower case, no slash
 * at the end. Always on our own host.
 */
export function canonicalPath(path: string, languages: readonly string[]): string | undefined {
  const [, first = '', ...rest] = path.split('/')
  const language = languages.includes(first.toLowerCase()) ? first.toLowerCase() : first
  const canonical = `/${[language, ...rest].join('/')}`.replace(/(.)\/$/, '$1')
  return canonical === path ? undefined : canonical
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}

function decodes(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed()
  } catch {
    return false
  }
}
