/** Closes the announcement bar without leaving the page. */
export function closeInPlace(): void {
  const bar = document.querySelector<HTMLElement>('[data-closed-cookie]')
  if (!bar) return
  document.cookie = bar.dataset['closedCookie'] ?? ''
  bar.remove()
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
}
