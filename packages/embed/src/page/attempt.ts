import type { WidgetContext } from './widget-context.ts'

type FailedPart = typeof import('../failed/failed.chunk.ts')

/**
 * Reads and draws a widget; when that fails, another try is offered in the widget's place, until
 * the signal ends it.
 */
export async function attempt(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
  show: (again?: boolean) => Promise<void>,
  again?: boolean,
): Promise<void> {
  try {
    await show(again)
  } catch {
    const { offerRetry } = await context.load<FailedPart>('failed')
    if (!signal.aborted)
      offerRetry(
        element,
        context.lang,
        signal,
        () => void attempt(element, context, signal, show, true),
      )
  }
}
