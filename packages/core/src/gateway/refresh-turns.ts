/** How the tabs of one browser, which share their cookies, take turns at refreshing a session. */
export interface RefreshTurns {
  /**
   * Runs alone among the tabs. `waited` is true where another tab had its turn meanwhile, which has
   * refreshed the session then.
   */
  alone<T>(run: (waited: boolean) => Promise<T>): Promise<T>
  /** When a tab last refreshed the session, milliseconds; 0 before, and where it is not known. */
  last(): number
  mark(at: number): void
}

/** After this long a tab that has the turn is taken for frozen, milliseconds. */
const PATIENCE_MS = 15_000

/**
 * Returns the turns of the tabs of this browser at one gateway, by Web Locks and localStorage, each
 * of which may be missing. On a server, whose visitors share nothing, there are none.
 */
export function browserTurns(gatewayUrl: string): RefreshTurns | undefined {
  if (!('document' in globalThis)) return undefined
  const name = `selvage:refreshed:${gatewayUrl}`
  const { locks } = globalThis.navigator as { readonly locks?: LockManager }
  return {
    async alone(run) {
      let isBegun = false
      const begin = (waited: boolean) => {
        isBegun = true
        return run(waited)
      }
      if (!locks) return begin(false)
      try {
        const free = await locks.request(
          name,
          { ifAvailable: true },
          async (lock) => lock && { answer: await begin(false) },
        )
        if (free) return free.answer
        const signal = AbortSignal.timeout(PATIENCE_MS)
        return await locks.request(name, { signal }, () => begin(true))
      } catch (error) {
        // Locks are blocked here, or the tab that has it is frozen.
        if (isBegun) throw error
        return begin(false)
      }
    },
    last: () => Number(attempt((storage) => storage.getItem(name))) || 0,
    mark: (at) => void attempt((storage) => storage.setItem(name, `${at}`)),
  }
}

interface Stamps {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Uses the storage, whose very name throws where it is blocked. */
function attempt<T>(use: (storage: Stamps) => T): T | undefined {
  try {
    const { localStorage } = globalThis as { readonly localStorage?: Stamps }
    return localStorage && use(localStorage)
  } catch {
    return undefined
  }
}
