import type { DesignCard } from '@selvage/core/design'
import { pictureForAnyWidth } from './design-card/card-picture.ts'
import { designCardTree } from './design-card/design-card.tree.ts'
import type { CardModel } from './design-card/design-card.tree.ts'
import { toHtml } from './tree/to-html.ts'

export type { CardModel } from './design-card/design-card.tree.ts'

/** How a card drawn on a server gets its style. */
export interface CardMarkup extends CardModel {
  /** Address of `card.css`, which is built beside `selvage.js`. */
  readonly stylesheet: string
  /**
   * What stands in the element for readers without scripts and without declarative shadow roots;
   * HTML of the host's own.
   */
  readonly fallback?: string
}

/**
 * A design's card as HTML with a declarative shadow root: it shows without any script, and
 * `selvage.js` takes it over. It is drawn by the same function as in the browser.
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
