const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

/** Focuses an element, or the first control near it where it is hidden, as at another width. */
export function focusAt(target: HTMLElement): void {
  target.focus()
  for (let near = target.parentElement; near !== null; near = near.parentElement) {
    if (document.activeElement !== document.body) return
    for (const control of near.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      control.focus()
      if (document.activeElement === control) return
    }
  }
}
