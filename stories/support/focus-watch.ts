/** The control that had the focus last, of the story that is played. */
let focused: Element | undefined
/** The first press for which the focus was nowhere. */
let lost: string | undefined

/**
 * Returns the name of the control that took the focus with it, as it was removed, hidden or
 * disabled, so that a keyboard starts again at the page's top.
 */
function lostFocus(): string | undefined {
  if (!focused) return undefined
  const active = document.activeElement
  if (active && active !== document.body && active !== focused) return undefined
  const isThere = focused.isConnected && focused.checkVisibility() && !focused.matches(':disabled')
  if (isThere) return undefined
  return `${focused.localName} "${focused.getAttribute('aria-label') ?? focused.textContent}"`
}

const onFocus = (event: Event): void => {
  const [target] = event.composedPath()
  if (target instanceof Element) focused = target
}
const onPress = (): void => {
  lost ??= lostFocus()
}

/** Follows the focus of a story until the returned function is called. */
export function watchFocus(): () => void {
  const options = { capture: true } as const
  focused = undefined
  lost = undefined
  document.addEventListener('focusin', onFocus, options)
  document.addEventListener('pointerdown', onPress, options)
  document.addEventListener('keydown', onPress, options)
  return () => {
    document.removeEventListener('focusin', onFocus, options)
    document.removeEventListener('pointerdown', onPress, options)
    document.removeEventListener('keydown', onPress, options)
  }
}

/** Throws when a press of a story's play left the focus nowhere. */
export function demandFocus({ title, name }: { readonly title: string; readonly name: string }) {
  const control = lost ?? lostFocus()
  if (control) throw new Error(`${title}, ${name}: the focus was lost with the ${control}.`)
}
