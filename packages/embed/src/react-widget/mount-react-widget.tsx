import { isCountry, isCurrency } from '@selvage/core/locale'
import type { Shop } from '@selvage/machines/shop'
import { LiveRegion } from '@selvage/react/live-region'
import '@selvage/react/theme'
import { useMessages, MessagesProvider } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cartMemory } from '../page/cart-memory.ts'
import { complain } from '../page/complain.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { sheetOf } from '../page/shadow.ts'
import { reactWidgetStyles } from './react-widget.styles.ts'
import type {
  ReactWidgetMessagesFile,
  ReactWidgetPaths,
  ReactWidgetName,
} from './react-widget-messages.ts'
import { shopOf } from './react-widget-shop.ts'

/** What a large widget is drawn from. */
export interface ReactWidgetContext {
  readonly shop: Shop
  readonly context: WidgetContext
  /** An address of the storefront's page in the widget's language, its parameters filled in. */
  hrefOf(
    route: keyof ReactWidgetPaths,
    params?: Readonly<Record<string, string | number>>,
    query?: string,
  ): string
}

/**
 * Draws a large widget into the element's shadow root until the signal ends it: the package's own
 * components over preact.
 */
export async function mountReactWidget(
  name: ReactWidgetName,
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
  draw: (model: ReactWidgetContext) => ReactNode | Promise<ReactNode>,
): Promise<void> {
  const { currency } = context
  if (!isCurrency(currency))
    return complain(element, ['currency', 'is not a currency of the shop', 'USD'])
  const country = element.getAttribute('country') ?? context.locale.slice(3)
  if (!isCountry(country)) return complain(element, ['country', 'is not a country', 'US'])
  const [{ messages, paths }, { css }] = await Promise.all([
    context.load<ReactWidgetMessagesFile>(`${name}-${context.lang}`),
    context.load<{ readonly css: string }>('react-styles'),
  ])
  if (signal.aborted) return
  const shop = shopOf(context, country, currency)
  const model: ReactWidgetContext = {
    shop,
    context,
    hrefOf: (route, params = {}, query = '') =>
      context.storefront +
      paths[route].replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(String(params[key])),
      ) +
      (query && `?${query}`),
  }
  const content = await draw(model)
  if (signal.aborted || content === null) return
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheetOf(css), sheetOf(reactWidgetStyles)]
  const panel = document.createElement('div')
  panel.className = 'large'
  panel.lang = context.lang
  panel.dir = 'ltr'
  shadow.replaceChildren(panel)
  followTheme(element, panel, signal)
  leadToTheCart(panel, model, signal)
  const root = createRoot(panel)
  signal.addEventListener('abort', () => root.unmount())
  root.render(
    <MessagesProvider
      lang={context.lang}
      catalogue={messages}
      locale={shop.locale}
      measurement={shop.measurement}
    >
      <LiveRegion>
        {content}
        <Signed storefront={context.storefront} />
      </LiveRegion>
    </MessagesProvider>,
  )
}

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
 * The element's theme, else the page's own colour scheme: a page without a dark theme gets no dark
 * panel.
 */
function followTheme(element: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const [dark, contrast] = [
    matchMedia('(prefers-color-scheme: dark)'),
    matchMedia('(prefers-contrast: more)'),
  ]
  const show = (): void => {
    const asked = element.getAttribute('theme')
    const scheme = getComputedStyle(element).colorScheme
    const own =
      scheme.includes('dark') && (dark.matches || !scheme.includes('light')) ? 'dark' : 'light'
    panel.dataset['theme'] = contrast.matches
      ? 'contrast'
      : asked === 'dark' || asked === 'light'
        ? asked
        : own
  }
  show()
  for (const query of [dark, contrast]) query.addEventListener('change', show, { signal })
}

/** A link to the cart carries the cart along: the storefront redeems its code once. */
function leadToTheCart(
  panel: HTMLElement,
  { shop, context, hrefOf }: ReactWidgetContext,
  signal: AbortSignal,
): void {
  const cart = hrefOf('cart')
  panel.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.href !== cart || cartMemory(context.gateway).token.get() === undefined) return
      event.preventDefault()
      const target = event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top'
      void shop.handOver().then(
        (code) =>
          open(hrefOf('cart-handover', {}, `to=cart&code=${encodeURIComponent(code)}`), target),
        () => open(cart, target),
      )
    },
    { signal },
  )
}
