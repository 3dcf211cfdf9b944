import type { WidgetContext, LanguageFile, WidgetPart } from '../page/widget-context.ts'
import { createFetchCards } from './fetch-cards.ts'
import { readElement } from './read-element.ts'
import { chooseShop } from './settings.ts'
import type { ShopAddress } from './settings.ts'
import { WIDGET_NAMES } from './widget-names.ts'

/**
 * The build defines the shops that this script may talk to, the hash in the file names, and the
 * files that each chunk imports.
 */
declare const SELVAGE_SHOPS: readonly [ShopAddress, ...ShopAddress[]]
declare const SELVAGE_BUILD: string
declare const SELVAGE_NEEDS: Readonly<Record<string, readonly string[]>>

type Widget = HTMLElement & {
  /** Reads and draws the widget; called when the element comes near the viewport. */ start(
    widthPx: number,
  ): void
}

/** Distance from the viewport at which a widget is fetched. */
const NEAR = '600px'

const running = document.currentScript as HTMLScriptElement | null
const script = running ?? document.querySelector<HTMLScriptElement>('script[src*="/selvage.js"]')
const wanted = script?.dataset ?? {}
const shop = chooseShop(SELVAGE_SHOPS, wanted, location.origin)

// A module resolves './x' relative to itself. A classic script does not, so it uses its own URL.
const base = running ? new URL('.', running.src).href : './'
const fetchPart = <Part>(name: string): Promise<Part> => {
  for (const needed of SELVAGE_NEEDS[name] ?? []) fetchPart(needed).catch(() => undefined)
  return import(/* @vite-ignore */ `${base}${name}-${SELVAGE_BUILD}.js`) as Promise<Part>
}

if (shop) {
  const fetchCards = createFetchCards(shop.gateway, () =>
    [...document.querySelectorAll('selvage-design-card,selvage-add-to-cart')].map((each) =>
      readElement(each, wanted),
    ),
  )
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (isIntersecting) (target as Widget).start(boundingClientRect.width)
      }
    },
    { rootMargin: NEAR },
  )

  for (const name of WIDGET_NAMES) {
    const tag = `selvage-${name}`
    if (customElements.get(tag)) continue
    customElements.define(
      tag,
      class extends HTMLElement {
        #lifetime: AbortController | undefined

        connectedCallback(): void {
          near.observe(this)
        }

        disconnectedCallback(): void {
          near.unobserve(this)
          this.#lifetime?.abort()
        }

        start(widthPx: number): void {
          near.unobserve(this)
          const lifetime = (this.#lifetime = new AbortController())
          const read = readElement(this, wanted)
          if (wanted['theme'] && !this.hasAttribute('theme'))
            this.setAttribute('theme', wanted['theme'])
          const context: WidgetContext = {
            ...read,
            ...shop,
            widthPx,
            ask: (again) => fetchCards(read, again),
            restart: () => {
              lifetime.abort()
              // The observer also calls back for an element that is near the viewport already.
              near.observe(this)
            },
            loadMessages: () => fetchPart<LanguageFile>(read.lang),
            load: fetchPart,
          }
          // Data, messages and code are fetched in parallel.
          if (read.designId) void context.ask()
          if (name !== 'design-card') context.loadMessages().catch(() => undefined)
          fetchPart<WidgetPart>(name)
            .then(({ mount }) => {
              if (!lifetime.signal.aborted) return mount(this, context, lifetime.signal)
            })
            .catch((error: unknown) => console.error(`<${tag}> could not be fetched.`, error))
        }
      },
    )
  }
} else {
  console.error('selvage.js: unknown data-gateway or data-storefront. Leave both out.')
}
