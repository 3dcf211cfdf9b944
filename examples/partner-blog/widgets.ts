import { html } from './html.ts'
import type { Html } from './html.ts'
import type { Settings } from './settings.ts'

/**
 * A design or collection in a post: its id at the shop, and the text for readers without scripts.
 */
export interface Mentioned {
  readonly id: number
  readonly title: string
}

type Attributes = Readonly<Record<string, string | number>>

function widget(tag: string, attributes: Attributes, inside: Html): Html {
  const written = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`)
  return html`<${{ html: tag }}${written}>${inside}</${{ html: tag }}>`
}

const link = ({ storefront }: Settings, { id, title }: Mentioned): Html =>
  html`<a href="${storefront}/en/fabric/${id}">${title} at Selvage</a>`

/** Returns a design card as in the shop's snippet, with a link for readers without scripts. */
export function designCard(
  settings: Settings,
  design: Mentioned,
  attributes: Attributes = {},
): Html {
  return widget(
    'selvage-design-card',
    { 'design-id': design.id, ...attributes },
    link(settings, design),
  )
}

export function addToCart(
  settings: Settings,
  design: Mentioned,
  attributes: Attributes = {},
): Html {
  const picture = html`<img
    src="${settings.gateway}/images/designs/${design.id}/card-300.webp"
    width="300"
    height="318"
    alt=""
    loading="lazy"
  />`
  return widget(
    'selvage-add-to-cart',
    { 'design-id': design.id, ...attributes },
    html`${link(settings, design)}${picture}`,
  )
}

/** Returns the wallpaper calculator of a design, with a link for readers without scripts. */
export function wallpaperCalculator(
  settings: Settings,
  design: Mentioned,
  attributes: Attributes = {},
): Html {
  return widget(
    'selvage-wallpaper-calculator',
    { 'design-id': design.id, ...attributes },
    html`<a href="${settings.storefront}/en/wallpaper/${design.id}"
      >${design.title} as wallpaper at Selvage</a
    >`,
  )
}

/** Returns Fill-A-Yard for a collection, with a link for readers without scripts. */
export function fillAYard(
  { storefront }: Settings,
  collection: Mentioned,
  attributes: Attributes = {},
): Html {
  return widget(
    'selvage-fill-a-yard',
    { 'collection-id': collection.id, ...attributes },
    html`<a href="${storefront}/en/fill-a-yard/options?collection_id=${collection.id}"
      >Fill a yard from ${collection.title} at Selvage</a
    >`,
  )
}

/** Returns the designs of a collection in a row, with a link for readers without scripts. */
export function collectionStrip({ storefront }: Settings, collection: Mentioned): Html {
  return widget(
    'selvage-collection-strip',
    { 'collection-id': collection.id },
    html`<a href="${storefront}/en/collections/${collection.id}"
      >${collection.title} at Selvage</a
    >`,
  )
}

export function cartButton({ storefront }: Settings): Html {
  return widget(
    'selvage-cart-button',
    {},
    html`<a href="${storefront}/en/cart">Cart at Selvage</a>`,
  )
}

/**
 * Returns the script tag. It names the shop's addresses because the reference shop has no fixed
 * ones.
 */
export function script({ storefront, gateway }: Settings, nonce: string): Html {
  return html`<script
    type="module"
    async
    nonce="${nonce}"
    src="${storefront}/embed/selvage.js"
    data-gateway="${gateway}"
    data-storefront="${storefront}"
  ></script>`
}
