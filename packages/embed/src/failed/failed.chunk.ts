import {
  cardMessages,
  draw,
  h,
  panelStyles,
  selvageStrip,
  takeOwnMessages,
} from '../design-card/design-card.chunk.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { failedMessages } from './failed-messages.computed.ts'
import { failedStyles } from './failed.styles.ts'
import { forgetFailures } from './report-failure.ts'

export { reportFailure } from './report-failure.ts'

/** The retry functions of all widgets that failed; one press calls all of them. */
const waiting = new Set<() => void>()

/** When a retry button was last pressed, as `performance.now()` counts. */
let pressedAt = 0

/**
 * Shows the host's own link and picture with a retry button, on plain cloth, in the place of a
 * widget that could not be read. A press retries all widgets of the page that failed.
 */
export async function offerRetry(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
  retry: () => void,
): Promise<void> {
  const { lang } = context
  const messages = failedMessages[lang]
  // The page's own may be what could not be fetched.
  await takeOwnMessages(context, messages).catch(() => undefined)
  if (signal.aborted) return
  const { height } = element.getBoundingClientRect()
  const root = draw(
    element,
    h(
      'div',
      { class: 'panel', part: 'panel', dir: 'ltr', lang },
      h(
        'div',
        { class: 'cloth' },
        h(
          'div',
          { class: 'note' },
          h('slot'),
          h('p', { role: 'status' }, messages['embed.unavailable']),
          h('button', { type: 'button', part: 'retry' }, messages['common.tryAgain']),
        ),
      ),
      selvageStrip([], cardMessages[lang].brand),
    ),
    panelStyles,
    failedStyles,
  )
  leaveOutBrokenPictures(element, signal)
  // As high as it was, so that nothing below it moves.
  const panel = root.querySelector<HTMLElement>('.panel')
  if (panel) panel.style.minBlockSize = `${height}px`
  onRetry(() => {
    if (root.activeElement) focusWhatFollows(root, signal)
    retry()
  }, signal)
  root.querySelector('button')?.addEventListener('click', () => {
    forgetFailures()
    pressedAt = performance.now()
    for (const each of [...waiting]) each()
  })
}

/**
 * Calls a function with the first press of a retry button of the page after a time, which may have
 * been already, unless the signal aborts.
 */
export function onRetry(retry: () => void, signal: AbortSignal, after = performance.now()): void {
  if (pressedAt > after) return retry()
  const again = (): void => {
    waiting.delete(again)
    retry()
  }
  waiting.add(again)
  signal.addEventListener('abort', () => waiting.delete(again))
}

/** Focuses the first control that is drawn in place of a note whose button had the focus. */
function focusWhatFollows(root: ShadowRoot, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    const next = root.querySelector<HTMLElement>('a,button:not([tabindex]),input,select')
    if (!next) return
    observer.disconnect()
    if (!root.activeElement) next.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Leaves out the host's own pictures that cannot be fetched either; its link stays. */
function leaveOutBrokenPictures(element: HTMLElement, signal: AbortSignal): void {
  for (const picture of element.querySelectorAll('img')) {
    const leaveOut = (): void => picture.style.setProperty('display', 'none', 'important')
    if (picture.complete && picture.naturalWidth === 0) leaveOut()
    else picture.addEventListener('error', leaveOut, { signal })
  }
}
