import type { PagePlace } from '@selvage/core/contract'
import { isCountry, isCurrency } from '@selvage/core/locale'
import type { Shop } from '@selvage/machines/shop'
import '@selvage/react/document.css'
import '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { SelvageProvider } from '@selvage/react/provider'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cartMemory } from '../page/cart-memory.ts'
import { countryOf, namedPlace } from '../page/country.ts'
import { moneyQuery } from '../page/money-query.ts'
import { takeOwnMessages } from '../page/own-messages.ts'
import { openOrTab } from '../page/open-or-tab.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { sheetOf } from '../page/shadow.ts'
import { reactWidgetStyles } from './react-widget.styles.ts'
import type {
  ReactWidgetMessagesFile,
  ReactWidgetPaths,
  ReactWidgetName,
} from './react-widget-messages.ts'
import { shopOf } from './react-widget-shop.ts'

/** The shop and the addresses from which a React widget is drawn. */
export interface ReactWidgetContext {
  readonly shop: Shop
  readonly context: WidgetContext
  /** Returns the URL of a storefront page in the widget's language, with its parameters. */
  hrefOf(
    route: keyof ReactWidgetPaths,
    params?: Readonly<Record<string, string | number>>,
    query?: string,
  ): string
}

/**
 * Draws a React widget into the element's shadow root until the signal aborts. The bundle replaces
 * React with preact.
 */
export async function mountReactWidget(
  name: ReactWidgetName,
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
  draw: (model: ReactWidgetContext) => ReactNode | Promise<ReactNode>,
): Promise<void> {
  const { currency } = context
  if (!isCurrency(currency)) return
  const known = countryOf(context)
  const country = isCountry(known) ? known : context.locale.slice(3)
  const [{ messages, paths }, { css }] = await Promise.all([
    context.load<ReactWidgetMessagesFile>(`${name}-${context.file}`),
    context.load<{ readonly css: string }>('react-styles'),
  ])
  await takeOwnMessages(context, messages)
  if (signal.aborted) return
  const shop = shopOf(context, country, currency)
  const money = moneyQuery(currency, context.country)
  const model: ReactWidgetContext = {
    shop,
    context,
    hrefOf: (route, params = {}, query = '') =>
      context.storefront +
      paths[route].replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(String(params[key])),
      ) +
      withQuery(route === 'cart' || route === 'cart-handover' ? '' : money, query),
  }
  const content = await draw(model)
  if (signal.aborted || content === null) return
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheetOf(css), sheetOf(reactWidgetStyles)]
  const panel = document.createElement('div')
  panel.className = 'widget'
  panel.lang = context.lang
  panel.dir = 'ltr'
  shadow.replaceChildren(panel)
  followTheme(element, panel, signal)
  leadToTheCart(panel, model, namedPlace(element, context), signal)
  const root = createRoot(panel)
  signal.addEventListener('abort', () => root.unmount())
  root.render(
    <SelvageProvider shop={shop} catalogue={messages}>
      {content}
      <Signed storefront={context.storefront} />
    </SelvageProvider>,
  )
}

const withQuery = (money: string, query: string): string =>
  query === '' ? money : `${money === '' ? '?' : `${money}&`}${query}`

function Signed({ storefront }: { readonly storefront: string }): ReactNode {
  const { t } = useMessages()
  return (
    <p className="signed">
      <a href={storefront} target="_top">
        {t('embed.soldBy')}
      </a>
    </p>
  )
}

/**
 * Follows the reader's contrast preference, the element's `theme` and the page's color scheme, in
 * this order. A page without a dark color scheme gets no dark panel.
 */
function followTheme(element: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const [dark, contrast] = [
    matchMedia('(prefers-color-scheme: dark)'),
    matchMedia('(prefers-contrast: more)'),
  ]
  const currentTheme = (): string => {
    if (contrast.matches) return 'contrast'
    const attribute = element.getAttribute('theme')
    if (attribute === 'dark' || attribute === 'light') return attribute
    const scheme = getComputedStyle(element).colorScheme
    return scheme.includes('dark') && (dark.matches || !scheme.includes('light')) ? 'dark' : 'light'
  }
  const show = (): void => {
    panel.dataset['theme'] = currentTheme()
  }
  show()
  for (const query of [dark, contrast]) query.addEventListener('change', show, { signal })
  // A page may change its color scheme by a class or an attribute of its own.
  const observer = new MutationObserver(show)
  for (const part of [document.documentElement, document.body])
    observer.observe(part, { attributes: true })
  observer.observe(element, { attributeFilter: ['theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Makes links to the cart hand over the embed's cart with a one-time code. */
function leadToTheCart(
  panel: HTMLElement,
  { shop, context, hrefOf }: ReactWidgetContext,
  named: PagePlace,
  signal: AbortSignal,
): void {
  const cart = hrefOf('cart')
  panel.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const memory = cartMemory(context.gateway)
      if (link?.href !== cart || memory.token.get() === undefined) return
      event.preventDefault()
      const target = event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top'
      void shop.handOver(named).then(
        (code) => {
          memory.handedOver()
          openOrTab(hrefOf('cart-handover', {}, `to=cart&code=${encodeURIComponent(code)}`), target)
        },
        () => openOrTab(cart, target),
      )
    },
    { signal },
  )
}
