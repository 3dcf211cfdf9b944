/**
 * Calls `restart` when one of the element's attributes gets another value, or the page another
 * language that the element speaks, until the signal aborts.
 */
export function followAttributes(
  element: HTMLElement,
  names: readonly string[],
  restart: () => void,
  signal: AbortSignal,
): void {
  const page = document.documentElement
  const concerns = ({ target, attributeName, oldValue }: MutationRecord): boolean =>
    (target as Element).getAttribute(attributeName ?? '') !== oldValue &&
    (target === element || element.closest('[lang]') === page)
  const observer = new MutationObserver((records) => {
    if (records.some(concerns)) restart()
  })
  observer.observe(element, { attributeFilter: [...names], attributeOldValue: true })
  observer.observe(page, { attributeFilter: ['lang'], attributeOldValue: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
