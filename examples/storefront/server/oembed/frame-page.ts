import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { renderDesignCard } from '@selvage/embed/server'
import type { StorefrontConfig } from '../config.ts'
import { CARD_GAP_PX, NARROWEST_CARD_PX } from './oembed-size.ts'
import { escapeMarkup } from './oembed-text.ts'
import type { OembedTarget } from './oembed-target.ts'
import type { Shown } from './read-shown.ts'

// The page around a frame sizes it by this message; see the README of @selvage/embed.
const SCRIPT = `new ResizeObserver(() => {
  parent.postMessage({ type: 'selvage-height', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*')
}).observe(document.body)`

const STYLES = `body{display:flow-root;margin:0;color:#1f1b17;font:16px/1.4 "Gill Sans",sans-serif}
.top{margin:0;padding:0 2px 14px}.top a{display:block;color:inherit;font:24px/1.3 Georgia,serif}
.cards{display:grid;gap:${CARD_GAP_PX}px;grid-template-columns:repeat(auto-fill,minmax(min(${NARROWEST_CARD_PX}px,100%),1fr))}`

/**
 * Returns the page inside another site's frame: cards that the server draws, which show without any
 * script, and a script that says how high they are. Its links open outside the frame.
 */
export function framePage(
  { lang, choices }: OembedTarget,
  { title, heading, cards, locale }: Shown,
  {
    nonce,
    origin,
    publicGatewayUrl,
  }: Pick<StorefrontConfig, 'origin' | 'publicGatewayUrl'> & { readonly nonce: string },
): string {
  const markup = {
    gateway: publicGatewayUrl,
    storefront: origin,
    lang,
    locale,
    country: choices.country,
    currency: choices.currency ?? DEFAULT_CURRENCY,
    stylesheet: `${origin}/embed/card.css`,
  }
  const top = heading
    ? `<p class="top"><a href="${escapeMarkup(heading.href)}">${escapeMarkup(heading.text)}</a> ${escapeMarkup(heading.by)}</p>`
    : ''
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<base target="_blank">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${origin}/embed/reserve.css">
<link rel="preload" as="style" href="${origin}/embed/card.css">
<style nonce="${nonce}">${STYLES}</style></head>
<body>${top}<main${heading ? ' class="cards"' : ''}>${cards.map((card) => renderDesignCard(markup, card)).join('')}</main>
<script nonce="${nonce}">${SCRIPT}</script></body></html>
`
}
