/** The parts of a browser by which its tabs, which share their cookies, take turns. */
export interface Browser {
  /** Web Locks; undefined where there are none. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** The storage that all tabs share; its very name throws where it is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'> | undefined
  readonly now: () => number
}

const NAME = 'selvage-refreshed'
/** After this long a tab that has the turn is taken for frozen, milliseconds. */
const PATIENCE_MS = 15_000

const own: Browser = {
  locks: globalThis.navigator?.locks,
  storage: () => globalThis.localStorage,
  now: Date.now,
}

/**
 * Sends the request that refreshes the session when it is this tab's turn, unless another tab has
 * refreshed it after `since`, when the call with the expired token was sent: the cookies are new
 * then. Each part of the browser may be missing; the gateway bears a refresh too many.
 * @source spec 1 §7
 */
export async function refreshInTurn(
  since: number,
  send: () => Promise<Response>,
  browser: Browser = own,
): Promise<Response> {
  const { storage, now } = browser
  return alone(browser, async () => {
    const last = attempt(() => storage()?.getItem(NAME))
    if (Number(last ?? 0) > since) return new Response(null, { status: 204 })
    const answer = await send()
    if (answer.ok) attempt(() => storage()?.setItem(NAME, `${now()}`))
    return answer
  })
}

/** Runs alone among the tabs, or at once where there is no lock to be had. */
async function alone<T>({ locks }: Browser, run: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined
  const begin = () => (begun = run())
  if (!locks) return begin()
  try {
    return await locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MS) }, begin)
  } catch {
    // Locks are blocked here, or the tab that has it is frozen; else it is the error of the run.
    return begun ?? begin()
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
