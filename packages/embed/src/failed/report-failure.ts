/** The fields that an error of a failed read may have: ours, ofetch's, or the platform's. */
interface Failure {
  readonly name?: unknown
  readonly message?: unknown
  readonly status?: unknown
  readonly code?: unknown
  readonly data?: { readonly errors?: readonly Detail[] }
  readonly all?: readonly Detail[]
  readonly cause?: unknown
}
interface Detail {
  readonly code?: unknown
  readonly message?: unknown
}

const reported = new Set<string>()

/**
 * Logs why a gateway gave a widget nothing, and what to do; once for each cause until a retry.
 */
export function reportFailure(gateway: string, error: unknown, element?: Element): void {
  const cause = `The gateway ${gateway} ${causeOf(error)}`
  if (!reported.has(cause)) console.error(cause, ...(element ? [element] : []), error)
  reported.add(cause)
}

/** Lets every cause be logged again, because the reader tries again. */
export function forgetFailures(): void {
  reported.clear()
}

function causeOf(error: unknown): string {
  const failure = asFailure(error)
  const { status } = failure
  if (typeof status === 'number') {
    const { code, message } = (failure.all ?? failure.data?.errors)?.[0] ?? {}
    const advice = typeof message === 'string' ? message : 'Press “Try again” in a moment.'
    return `answered ${status}${typeof code === 'string' ? ` ${code}` : ''}. ${advice}`
  }
  const root = rootOf(failure)
  if (root.name === 'TimeoutError' || root.name === 'AbortError')
    return 'did not answer in time. Press “Try again” in a moment.'
  // Chromium and Firefox, and Safari, name a request without an answer like this.
  if (/fetch|network|load failed/i.test(String(root.message)))
    return 'gave no answer. Check that this page is online, that the gateway runs, that this is its address, and that the page’s content-security policy names it in connect-src.'
  return 'gave an answer that this script cannot read. Load selvage.js from the storefront’s own address, whose version fits the gateway, or update @selvage/embed.'
}

const asFailure = (value: unknown): Failure =>
  typeof value === 'object' && value !== null ? value : {}

/** The first cause of an error. */
function rootOf(failure: Failure, depth = 0): Failure {
  const { cause } = failure
  return cause === undefined || depth > 5 ? failure : rootOf(asFailure(cause), depth + 1)
}
