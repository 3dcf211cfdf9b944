import { findScript } from './find-script.ts'
import type { WidgetContext } from './widget-context.ts'

/**
 * The partner key of the page: its application's own, else the one in the tag of the page's script.
 * The tag is read when a guest is made, because the loader has no room for it and no read of the
 * catalog needs it.
 */
export function partnerKey({ partner }: Pick<WidgetContext, 'partner'>): string | undefined {
  return (partner ?? findScript('[data-partner]')?.dataset['partner']) || undefined
}
