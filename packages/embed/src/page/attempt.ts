import type { WidgetContext } from './widget-context.ts'

export type FailedPart = typeof import('../failed/failed.chunk.ts')

/**
 * Draws a widget with `show`; when that fails, says why on the console and draws a retry button in
 * its place.
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
  } catch (error) {
    const { offerRetry, reportFailure } = await context.load<FailedPart>('failed')
    if (signal.aborted) return
    reportFailure(context.gateway, error, element)
    await offerRetry(
      element,
      context,
      signal,
      () => void attempt(element, context, signal, show, true),
    )
  }
}
