import type { DesignCard } from '@selvage/core/design'
import { cardMessagesOf } from './design-card/card-keys.ts'
import { cardMessages } from './design-card/card-messages.computed.ts'
import { pictureForAnyWidth } from './design-card/card-picture.ts'
import { designCardTree } from './design-card/design-card.tree.ts'
import type { CardModel } from './design-card/design-card.tree.ts'
import type { OwnMessages } from './own-messages/own-messages.types.ts'
import { placeholders } from './own-messages/placeholders.computed.ts'
import { readOwnMessages } from './own-messages/read-own-messages.ts'
import { toHtml } from './tree/to-html.ts'

export type { CardModel } from './design-card/design-card.tree.ts'
export type { OwnMessages, WidgetMessageKey } from './own-messages/own-messages.types.ts'

/** Options of a card that is drawn on a server. */
export interface CardMarkup extends CardModel {
  /** URL of `card.css`, which is built beside `selvage.js`. */
  readonly stylesheet: string
  /**
   * The host's own HTML inside the element, for readers without scripts and without declarative
   * shadow roots. It is not escaped.
   */
  readonly fallback?: string
  /**
   * Messages of yours in place of the card's, as `defineElements` takes them; one that cannot be
   * shown is one message on the console.
   */
  readonly messages?: OwnMessages | undefined
}

const logged = new Set<string>()

/** Returns the own messages of a card, and logs once what cannot be shown. */
function ownMessagesOf({ lang, messages }: CardMarkup): ReturnType<typeof cardMessagesOf> {
  if (messages === undefined) return {}
  const { byLanguage, problems } = readOwnMessages(messages, placeholders)
  for (const problem of problems) {
    if (!logged.has(problem)) console.error(problem)
    logged.add(problem)
  }
  return cardMessagesOf(byLanguage.get(lang) ?? {})
}

/** Draws with other messages than those of the card's file, which are back when it returns. */
function withMessages(markup: CardMarkup, draw: () => string): string {
  const current = cardMessages[markup.lang]
  const ours = { ...current }
  try {
    Object.assign(current, ownMessagesOf(markup))
    return draw()
  } finally {
    Object.assign(current, ours)
  }
}

/**
 * Returns a design's card as HTML with a declarative shadow root. It shows without any script, and
 * `selvage.js` takes it over. The same function draws it in the browser.
 */
export function renderDesignCard(markup: CardMarkup, card: DesignCard): string {
  const shadow =
    toHtml({
      tag: 'link',
      attributes: { rel: 'stylesheet', href: markup.stylesheet },
      children: [],
    }) +
    withMessages(markup, () =>
      toHtml(designCardTree(markup, card, pictureForAnyWidth(markup, card))),
    )
  // The script draws it again with the same unit.
  const country = /^[A-Z]{2}$/.test(markup.country ?? '') ? ` country="${markup.country}"` : ''
  return `<selvage-design-card design-id="${card.id}" lang="${markup.lang}" currency="${card.priceFrom.currency}"${country}><template shadowrootmode="open">${shadow}</template>${markup.fallback ?? ''}</selvage-design-card>`
}
