import type {
  LoadChunk,
  PageSettings,
  RegionPart,
  ShopContext,
  WidgetContext,
  WidgetPart,
} from '../page/widget-context.ts'
import { createFetchCards } from './fetch-cards.ts'
import { readElement } from './read-element.ts'
import { WIDGET_NAMES } from './widget-names.ts'

/** Elements that name a country, which brings its currency. */
const OWN_COUNTRY = '[country]:not([currency])'

export interface Widget extends HTMLElement {
  /**
   * Reads and draws the widget; called when the element comes near the viewport. A page that is
   * printed does not wait, so its cards are given the code that is there.
   */
  start(part?: WidgetPart): Promise<void>
}

/**
 * Defines the custom elements that the page does not have yet. Each is drawn when it comes near the
 * viewport, by a chunk that is fetched then.
 */
export function defineWidgets(shop: ShopContext, page: PageSettings, load: LoadChunk): void {
  let regionOf: RegionPart['regionOf'] = (settings) => settings
  const readIn = (element: Element) => readElement(element, regionOf(page, element))
  const fetchCards = createFetchCards(shop.gateway, readIn)
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) void (entry.target as Widget).start()
      }
    },
    // Near enough to be drawn before the reader arrives.
    { rootMargin: '600px' },
  )

  for (const name of WIDGET_NAMES) {
    const tag = 'selvage-' + name
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

        async start(part?: WidgetPart): Promise<void> {
          near.unobserve(this)
          const signal = (this.#lifetime = new AbortController()).signal
          try {
            // Most readers are in the United States, the region of an English page that names none.
            if (
              (!page.currency &&
                (!/^en.*US/.test(readIn(this).file + (page.country || navigator.language)) ||
                  // The button takes the money of another widget.
                  (name === 'cart-button' && document.querySelector('[design-id][country]')))) ||
              document.querySelector(OWN_COUNTRY)
            )
              ({ regionOf } = await load<RegionPart>('region'))
            const read = readIn(this)
            const context: WidgetContext = {
              ...read,
              ...shop,
              page,
              ask: (again) => fetchCards(read, again),
              restart: () => {
                this.#lifetime?.abort()
                // The observer also calls back for an element that is near the viewport already.
                near.observe(this)
              },
              load,
            }
            // Data, messages and code are fetched in parallel.
            if (read.designId) void context.ask()
            if (name !== 'design-card') load(read.file).catch(() => undefined)
            const widget = part ?? (await load<WidgetPart>(name))
            if (!signal.aborted) await widget.mount(this, context, signal)
          } catch (error) {
            console.error(tag, error)
          }
        }
      },
    )
  }
}
