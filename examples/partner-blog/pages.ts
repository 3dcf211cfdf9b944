import { html } from './html.ts'
import type { Html } from './html.ts'
import { posts, wishList } from './posts.ts'
import type { Post } from './posts.ts'
import type { Settings } from './settings.ts'
import {
  addToCart,
  cartButton,
  designCard,
  fillAYard,
  script,
  wallpaperCalculator,
} from './widgets.ts'

/** The values of one response that a page is rendered with. */
export interface Making {
  readonly settings: Settings
  readonly nonce: string
}

/** A page, with its own policy or without the shop's script when its path needs that. */
export interface Page {
  readonly title: string
  readonly main: (making: Making) => Html
  readonly side?: (settings: Settings) => Html
  readonly head?: (making: Making) => Html
  /** The number of script tags of the shop on the page. */
  readonly scripts?: number
  readonly lang?: string
  readonly dir?: 'rtl'
}

const strawberries = { id: 15, title: 'Strawberry Patch' }
const postPage = ({ title, posted, body, side }: Post): Page => ({
  title,
  ...(side && { side }),
  main: ({ settings }) =>
    html`<article>
      <h1>${title}</h1>
      <p class="date">${posted}</p>
      ${body(settings)}
    </article>`,
})
const both = ({ settings }: Making): Html =>
  html`<div class="pair">
      ${designCard(settings, { id: 4, title: 'Shoal' })}${designCard(settings, { id: 16, title: 'Swifts over Hove' })}
    </div>
    ${addToCart(settings, strawberries)}`

/**
 * Every page of the blog by its path. Those under `/hosts` have styles, policies or layouts that
 * disturb widgets.
 */
export const pages: Readonly<Record<string, Page>> = {
  '/': {
    title: 'plain_seams',
    main: () =>
      html`<ul class="posts">
        ${posts.map(
          ({ path, title, posted, intro }) =>
            html`<li>
              <h2><a href="${path}">${title}</a></h2>
              <p class="date">${posted}</p>
              <p>${intro}</p>
            </li>`,
        )}
        <li>
          <h2><a href="/fifty-cloths">Fifty cloths I am not allowed to buy</a></h2>
          <p class="date">Kept up to date by Odile</p>
          <p>A list, so that it is not a pile.</p>
        </li>
      </ul>`,
  },
  ...Object.fromEntries(posts.map((post) => [post.path, postPage(post)])),
  '/fifty-cloths': {
    title: 'Fifty cloths I am not allowed to buy',
    main: ({ settings }) =>
      html`<h1>Fifty cloths I am not allowed to buy</h1>
        <p>A list, so that it is not a pile. The cupboard is full and so am I.</p>
        <div class="wall">${wishList.map((design) => designCard(settings, design))}</div>`,
  },
  '/hosts/resets': {
    title: 'Resets with !important',
    main: both,
    head: () => html`<link rel="stylesheet" href="/resets.css" />`,
  },
  '/hosts/twice': { title: 'The script twice', main: both, scripts: 2 },
  '/hosts/no-script': { title: 'Without the script', main: both, scripts: 0 },
  '/hosts/right-to-left': { title: 'Right to left', main: both, lang: 'ar', dir: 'rtl' },
  '/hosts/german': { title: 'Auf Deutsch', main: both, lang: 'de' },
  '/hosts/single-page': {
    title: 'A page that draws itself',
    main: () =>
      html`<h1>A page that draws itself</h1>
        <div id="view"></div>`,
    head: ({ nonce }) =>
      html`<script type="module" nonce="${nonce}" src="/single-page.js"></script>`,
  },
  '/hosts/large': {
    title: 'Large widgets under resets, in German',
    lang: 'de',
    head: () => html`<link rel="stylesheet" href="/resets.css" />`,
    main: ({ settings }) =>
      html`${wallpaperCalculator(settings, { id: 16, title: 'Swifts over Hove' }, { country: 'DE', currency: 'EUR' })}${fillAYard(settings, { id: 10, title: 'Attic Trunk' }, { country: 'DE', currency: 'EUR' })}`,
  },
  '/hosts/mistakes': {
    title: 'Attributes with mistakes',
    main: ({ settings }) =>
      html`<div class="pair">
          ${designCard(settings, { id: 4, title: 'Shoal' }, { 'design-id': 'four' })}${designCard(settings, { id: 2_000_000_000, title: 'Nothing' })}
        </div>
        ${addToCart(settings, strawberries, { size: 'ell' })}
        ${fillAYard(settings, { id: 99_999_999, title: 'Nothing' })}`,
  },
  '/hosts/narrow': {
    title: 'A narrow column',
    main: (making) => html`<div class="narrow">${both(making)}</div>`,
  },
}

/** Returns a whole page as HTML. */
export function renderPage(page: Page, making: Making): string {
  const { settings, nonce } = making
  const scripts = Array.from({ length: page.scripts ?? 1 }, () => script(settings, nonce))
  return html`<!doctype html>
    <html lang="${page.lang ?? 'en'}" dir="${page.dir ?? 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="/blog.css" />
        ${page.head?.(making) ?? { html: '' }}${scripts}
      </head>
      <body>
        <header class="mast">
          <div class="column">
            <a href="/"><b>plain_seams</b></a
            ><span>a sewing diary, mostly aprons</span>${cartButton(settings)}
          </div>
        </header>
        <div class="column${page.side ? ' with-side' : ''}">
          <main>${page.main(making)}</main>
          ${page.side ? html`<aside class="side">${page.side(settings)}</aside>` : { html: '' }}
        </div>
      </body>
    </html>`.html
}
