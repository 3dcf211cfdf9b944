/**
 * Returns a function that fetches something once, and again after a failure. It is fetched as soon
 * as somebody is about to use the target, until the signal aborts.
 */
export function fetchOnIntent<Fetched>(
  target: HTMLElement,
  fetchIt: () => Promise<Fetched>,
  signal: AbortSignal,
): () => Promise<Fetched> {
  let fetched: Promise<Fetched> | undefined
  const fetchOnce = (): Promise<Fetched> => {
    fetched ??= fetchIt()
    fetched.catch(() => {
      fetched = undefined
    })
    return fetched
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const)
    target.addEventListener(intent, () => void fetchOnce().catch(() => undefined), {
      signal,
      once: true,
      passive: true,
    })
  return fetchOnce
}
