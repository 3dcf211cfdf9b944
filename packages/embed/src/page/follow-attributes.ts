import type { WidgetContext } from './widget-context.ts'

/**
 * Gives the element the page's theme unless it has its own, and calls `restart` when one of its
 * attributes gets another value, or the page another language that the element speaks, until the
 * signal aborts.
 */
export function followAttributes(
  element: HTMLElement,
  names: readonly string[],
  { restart, page: { theme } }: Pick<WidgetContext, 'restart' | 'page'>,
  signal: AbortSignal,
): void {
  if (theme && !element.hasAttribute('theme')) element.setAttribute('theme', theme)
  const root = document.documentElement
  const concerns = ({ target, attributeName, oldValue }: MutationRecord): boolean =>
    (target as Element).getAttribute(attributeName as string) !== oldValue &&
    (target === element || element.closest('[lang]') === root)
  const observer = new MutationObserver((records) => {
    if (records.some(concerns)) restart()
  })
  // The DOM's types want a list that may be changed, and nothing changes it.
  observer.observe(element, { attributeFilter: names as string[], attributeOldValue: true })
  observer.observe(root, { attributeFilter: ['lang'], attributeOldValue: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
