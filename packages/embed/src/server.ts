import type { DesignCard } from '@selvage/core/design'
import { pictureForAnyWidth } from './design-card/card-picture.ts'
import { designCardTree } from './design-card/design-card.tree.ts'
import type { CardModel } from './design-card/design-card.tree.ts'
import { toHtml } from './tree/to-html.ts'

export type { CardModel } from './design-card/design-card.tree.ts'

/** Options of a card that is drawn on a server. */
export interface CardMarkup extends CardModel {
  /** URL of `card.css`, which is built beside `selvage.js`. */
  readonly stylesheet: string
  /**
   * The host's own HTML inside the element, for readers without scripts and without declarative
   * shadow roots. It is not escaped.
   */
  readonly fallback?: string
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
    }) + toHtml(designCardTree(markup, card, pictureForAnyWidth(markup, card)))
  return `<selvage-design-card design-id="${card.id}" lang="${markup.lang}" currency="${card.priceFrom.currency}"><template shadowrootmode="open">${shadow}</template>${markup.fallback ?? ''}</selvage-design-card>`
}
