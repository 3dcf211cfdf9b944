/** An effect that knows a better place for the focus comes first; Preact's wait for a frame. */
const EFFECTS_MS = 100

/** The control that had the focus last, and the elements around it, the nearest first. */
let path: readonly HTMLElement[] = []

/**
 * Gives the focus to the nearest element that is left where a control is removed under it, as by
 * its own press, unless something else takes it. A keyboard would start again at the page's top
 * else. `shown` is the control that has the focus by now.
 */
export function keepFocus(shown: EventTarget | null): void {
  const follow = (target: EventTarget | null) => {
    path = elementsFrom(target instanceof HTMLElement ? target : null)
  }
  const look = () => {
    if (isLost()) setTimeout(focusNearest, EFFECTS_MS)
  }
  follow(shown)
  // It may have been removed while this file was on its way.
  look()
  document.addEventListener('focusin', ({ target }) => follow(target))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

const isLost = (): boolean =>
  path[0]?.isConnected === false && document.activeElement === document.body

function focusNearest(): void {
  if (!isLost()) return
  const main = document.querySelector('main') ?? document.body
  for (const element of [...path.filter(({ isConnected }) => isConnected), main]) {
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}

/** Returns an element and those around it, without the body. */
function elementsFrom(element: HTMLElement | null): HTMLElement[] {
  if (element === null || element === document.body) return []
  return [element, ...elementsFrom(element.parentElement)]
}
