type Root = Document | ShadowRoot

/**
 * The ref of a control that may be removed by its own press: when it is removed under the focus,
 * the nearest element around it that is left takes the focus, unless something else has taken it by
 * then. A keyboard would start again at the page's top else.
 */
export function keepFocusNear(control: HTMLElement | null): (() => void) | undefined {
  if (control === null) return undefined
  return () => {
    const root = control.getRootNode() as Root
    if (root.activeElement !== control) return
    const around = elementsAround(control)
    // Effects and dialogs that know a better place come first.
    setTimeout(() => focusNearest(around, root))
  }
}

/** The elements around a control, the nearest first, without the body. */
function elementsAround({ parentElement }: HTMLElement): HTMLElement[] {
  if (parentElement === null || parentElement === document.body) return []
  return [parentElement, ...elementsAround(parentElement)]
}

/** Gives a focus that is nowhere to the first element that is drawn, and later to the next one. */
function focusNearest(around: readonly HTMLElement[], root: Root): void {
  if (root.activeElement !== null && root.activeElement !== document.body) return
  const at = around.findIndex((element) => element.isConnected && focusOn(element, root))
  const element = around[at]
  if (element === undefined) return
  // A sentence such as 'Loading…' is itself replaced.
  const watch = new MutationObserver(() => {
    if (element.isConnected && root.activeElement === element) return
    watch.disconnect()
    focusNearest(around.slice(at + 1), root)
  })
  watch.observe(root, { childList: true, subtree: true })
}

/** Focuses an element that is no control; returns false for one that is not drawn. */
function focusOn(element: HTMLElement, root: Root): boolean {
  const isOwn = !element.hasAttribute('tabindex')
  if (isOwn) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const hasFocus = root.activeElement === element
  const drop = () => element.removeAttribute('tabindex')
  if (isOwn && hasFocus) element.addEventListener('blur', drop, { once: true })
  else if (isOwn) drop()
  return hasFocus
}
