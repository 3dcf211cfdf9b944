/** Has the button of the announcement bar close it without leaving the page. */
export function closeInPlace(): void {
  const bar = document.querySelector<HTMLElement>('[data-closed-cookie]')
  bar?.addEventListener('submit', (event) => {
    event.preventDefault()
    document.cookie = bar.dataset['closedCookie'] ?? ''
    bar.remove()
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
}
