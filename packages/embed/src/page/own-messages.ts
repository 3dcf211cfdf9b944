import type { Catalogue } from '@selvage/i18n/messages'
import type { WidgetContext } from './widget-context.ts'

type OwnMessagesPart = typeof import('../own-messages/own-messages.chunk.ts')

/**
 * Writes the page's own messages over those of a file and of the cards. A page that has none
 * fetches nothing for it.
 */
export async function takeOwnMessages(context: WidgetContext, messages?: Catalogue): Promise<void> {
  if (context.ownMessages ?? document.querySelector('[data-selvage-messages]'))
    (await context.load<OwnMessagesPart>('own-messages')).writeOwnMessages(context, messages)
}
