import type { Kit } from './kit.ts'

type FailedPart = typeof import('../failed/failed.part.ts')

/**
 * Reads and draws a widget; when that fails, another try is offered in the widget's place, until
 * the signal ends it.
 */
export async function attempt(
  element: HTMLElement,
  kit: Kit,
  signal: AbortSignal,
  show: (again?: boolean) => Promise<void>,
  again?: boolean,
): Promise<void> {
  try {
    await show(again)
  } catch {
    const { offerRetry } = await kit.load<FailedPart>('failed')
    if (!signal.aborted)
      offerRetry(element, kit.lang, signal, () => void attempt(element, kit, signal, show, true))
  }
}
