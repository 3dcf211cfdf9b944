type Root = Document | ShadowRoot

/**
 * The ref of a control that may be removed by its own press: when it is removed under the focus,
 * the nearest element around it that is left takes the focus, unless something else has taken it by
 * then. A keyboard would start again at the page's top else.
 */
export function keepFocusNear(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined
  return () => {
    const root = control.getRootNode() as Root
    const around: HTMLElement[] = []
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement)
      around.push(at)
    // Effects and dialogs that know a better place come first.
    if (root.activeElement === control) setTimeout(() => focusNearest(around, root))
  }
}

/** Gives a focus that is nowhere to the first of some elements that takes it. */
function focusNearest(around: readonly HTMLElement[], root: Root): void {
  for (const element of around) {
    if (root.activeElement && root.activeElement !== document.body) return
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
    // One that says 'Loading…' is itself replaced.
    element.onblur = () => setTimeout(() => element.isConnected || focusNearest(around, root))
  }
}
