/** The control that had the focus last, of the story that is played. */
let focused: Element | undefined
/** The first control that lost the focus to nothing. */
let lost: string | undefined

/**
 * Returns the name of the control that took the focus with it, as it was hidden or disabled, so
 * that a keyboard starts again at the page's top.
 */
function lostFocus(): string | undefined {
  const active = document.activeElement
  if (!focused?.isConnected || (active && active !== document.body && active !== focused))
    return undefined
  if (focused.checkVisibility() && !focused.matches(':disabled')) return undefined
  return `${focused.localName} "${focused.getAttribute('aria-label') ?? focused.textContent}"`
}

const onFocus = (event: Event): void => {
  const [target] = event.composedPath()
  if (target instanceof Element) focused = target
}
const onPress = (): void => {
  lost ??= lostFocus()
}

const HANDLERS = { focusin: onFocus, pointerdown: onPress, keydown: onPress } as const

/** Follows the focus of a story until the returned function is called. */
export function watchFocus(): () => void {
  focused = undefined
  lost = undefined
  const handlers = Object.entries(HANDLERS)
  for (const [type, handler] of handlers) document.addEventListener(type, handler, true)
  return () => {
    for (const [type, handler] of handlers) document.removeEventListener(type, handler, true)
  }
}

/** Throws when a press of a story's play disabled or hid what had the focus. */
export function demandFocus({ title, name }: { readonly title: string; readonly name: string }) {
  const control = lost ?? lostFocus()
  if (control) throw new Error(`${title}, ${name}: the focus was lost with the ${control}.`)
}
