import { watchEarlyInput } from './early-input.client.ts'
import { fetchAhead } from './fetch-ahead.client.ts'
import { ISLAND_ELEMENT, WAKE_EVENT } from './island-marks.ts'
import type { IslandStrategy } from './island-marks.ts'
import { pageMessages } from './page-messages.client.ts'
import { pageModules } from './page-modules.client.ts'
import type { IslandModules } from './page-modules.client.ts'

/** How far outside the viewport an island starts to load. */
const NEAR = '300px'
/** The longest wait for an idle browser, milliseconds. */
const IDLE_LIMIT_MS = 2_000

/** Calls back when it is time to hydrate an island. */
const waits: Readonly<
  Record<IslandStrategy, (element: HTMLElement, wake: () => void, first: Promise<void>) => void>
> = {
  together: (element, wake, first) => {
    // Most pages are only read, and an act alone changes what the island shows of others.
    void first.then(() => {
      const acted = new AbortController()
      const once = (): void => {
        acted.abort()
        wake()
      }
      for (const type of ['pointerdown', 'click', 'keydown', 'focusin', 'input'])
        document.addEventListener(type, once, { passive: true, signal: acted.signal })
    })
    waits.intent(element, wake, first)
  },
  load: (_, wake) => wake(),
  idle: (_, wake) => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_LIMIT_MS })
    else setTimeout(wake, 1)
  },
  visible: (element, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: NEAR },
    )
    // The island's own element has no box (`display: contents`), so its first child is observed.
    observer.observe(element.firstElementChild ?? element)
  },
  intent: (element, wake) => {
    const controller = new AbortController()
    const once = (): void => {
      controller.abort()
      wake()
    }
    for (const type of ['pointerover', 'touchstart', 'focusin', WAKE_EVENT])
      element.addEventListener(type, once, { passive: true, signal: controller.signal })
  },
}

/**
 * Finds a page's islands and hydrates each at its time. One whose code does not come keeps the
 * server's HTML, which works without script, until it is touched again or the browser is back
 * online. One that fails later, while React draws it, shows the notice of its error boundary, and
 * what was pressed before that goes the way without script.
 */
export function startIslands(root: ParentNode, modules: IslandModules = pageModules(root)): void {
  const first = Promise.withResolvers<void>()
  const messages = pageMessages(root)
  const ahead = fetchAhead(root, messages)
  for (const element of root.querySelectorAll<HTMLElement>(ISLAND_ELEMENT)) {
    const { name = '', when = '', id = '' } = element.dataset
    const load = Object.hasOwn(modules, name) ? modules[name] : undefined
    if (!load) continue
    const wait = Object.hasOwn(waits, when) ? waits[when as IslandStrategy] : waits.load
    const early = watchEarlyInput(element)
    let isAwake = false
    const wake = (): void => {
      if (isAwake) return
      isAwake = true
      early.hold()
      ahead()
      first.resolve()
      Promise.all([import('./hydrate.client.tsx'), load(), messages()])
        .then(([{ hydrateIsland }, Component, catalogue]) =>
          hydrateIsland(element, id, Component, early, catalogue),
        )
        .catch((error: unknown) => {
          early.giveUp()
          reportError(error)
          isAwake = false
          waits.intent(element, wake, first.promise)
          addEventListener('online', wake, { once: true })
        })
    }
    if (early.isTouched()) wake()
    else wait(element, wake, first.promise)
  }
}
