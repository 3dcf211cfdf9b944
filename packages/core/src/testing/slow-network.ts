/** The page that a public network answers with before its user has logged in. */
export function loginPage(): Response {
  return new Response('<!doctype html><title>Wi-Fi login</title>', {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
  })
}

/** Waits, or rejects as fetch does when it is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      const { reason } = signal
      reject(reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError'))
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
