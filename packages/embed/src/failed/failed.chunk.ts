import type { Language } from '@selvage/core/locale'
import { brand, draw, h, panelStyles, selvageStrip } from '../design-card/design-card.chunk.ts'
import { failedMessages } from './failed-messages.generated.ts'
import { failedStyles } from './failed.styles.ts'
import { forgetFailures } from './report-failure.ts'

export { reportFailure } from './report-failure.ts'

/** The retry functions of all widgets that failed; one press calls all of them. */
const waiting = new Set<() => void>()

/**
 * Shows the host's own link and picture with a retry button in the place of a widget that could not
 * be read. A press retries all widgets of the page that failed.
 */
export function offerRetry(
  element: HTMLElement,
  lang: Language,
  signal: AbortSignal,
  retry: () => void,
): void {
  const { unavailable, tryAgain } = failedMessages[lang]
  const root = draw(
    element,
    h(
      'div',
      { class: 'panel', part: 'panel', dir: 'ltr', lang },
      h('div', { class: 'cloth' }, h('slot')),
      h(
        'div',
        { class: 'text', role: 'status' },
        unavailable,
        h('button', { type: 'button', part: 'retry' }, tryAgain),
      ),
      selvageStrip([], brand),
    ),
    panelStyles,
    failedStyles,
  )
  const again = (): void => {
    waiting.delete(again)
    if (!signal.aborted) retry()
  }
  waiting.add(again)
  signal.addEventListener('abort', () => waiting.delete(again))
  root.querySelector('button')?.addEventListener('click', () => {
    forgetFailures()
    for (const each of [...waiting]) each()
  })
}
