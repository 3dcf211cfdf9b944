import { isCountry, isCurrency } from '@selvage/core/locale'
import type { Shop } from '@selvage/machines/shop'
import { LiveRegion } from '@selvage/react/live-region'
import '@selvage/react/theme'
import { useWords, WordsProvider } from '@selvage/react/words'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cartMemory } from '../page/cart-memory.ts'
import { complain } from '../page/complain.ts'
import type { Kit } from '../page/kit.ts'
import { sheetOf } from '../page/shadow.ts'
import { largeStyles } from './large.styles.ts'
import type { LargeLanguageFile, LargePaths, LargeWidgetName } from './large-language.ts'
import { shopOf } from './large-shop.ts'

/** What a large widget is drawn from. */
export interface LargeScene {
  readonly shop: Shop
  readonly kit: Kit
  /** An address of the storefront's page in the widget's language, its parameters filled in. */
  hrefOf(
    route: keyof LargePaths,
    params?: Readonly<Record<string, string | number>>,
    query?: string,
  ): string
}

/**
 * Draws a large widget into the element's shadow root until the signal ends it: the package's own
 * components over preact.
 */
export async function showLarge(
  name: LargeWidgetName,
  element: HTMLElement,
  kit: Kit,
  signal: AbortSignal,
  draw: (scene: LargeScene) => ReactNode | Promise<ReactNode>,
): Promise<void> {
  const { currency } = kit
  if (!isCurrency(currency))
    return complain(element, ['currency', 'is not a currency of the shop', 'USD'])
  const country = element.getAttribute('country') ?? kit.locale.slice(3)
  if (!isCountry(country)) return complain(element, ['country', 'is not a country', 'US'])
  const [{ words, paths }, { css }] = await Promise.all([
    kit.load<LargeLanguageFile>(`${name}-${kit.lang}`),
    kit.load<{ readonly css: string }>('large-styles'),
  ])
  if (signal.aborted) return
  const shop = shopOf(kit, country, currency)
  const scene: LargeScene = {
    shop,
    kit,
    hrefOf: (route, params = {}, query = '') =>
      kit.storefront +
      paths[route].replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(String(params[key])),
      ) +
      (query && `?${query}`),
  }
  const content = await draw(scene)
  if (signal.aborted || content === null) return
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheetOf(css), sheetOf(largeStyles)]
  const panel = document.createElement('div')
  panel.className = 'large'
  panel.lang = kit.lang
  panel.dir = 'ltr'
  shadow.replaceChildren(panel)
  followTheme(element, panel, signal)
  leadToTheCart(panel, scene, signal)
  tellOfAdds(element, scene, signal)
  const root = createRoot(panel)
  signal.addEventListener('abort', () => root.unmount())
  root.render(
    <WordsProvider
      lang={kit.lang}
      catalogue={words}
      locale={shop.locale}
      measurement={shop.measurement}
    >
      <LiveRegion>
        {content}
        <Signed storefront={kit.storefront} />
      </LiveRegion>
    </WordsProvider>,
  )
}

function Signed({ storefront }: { readonly storefront: string }): ReactNode {
  const { t } = useWords()
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
  { shop, kit, hrefOf }: LargeScene,
  signal: AbortSignal,
): void {
  const cart = hrefOf('cart')
  panel.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.href !== cart || cartMemory(kit.gateway).token() === undefined) return
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

/** Tells the host's page when something went into the cart. */
function tellOfAdds(element: HTMLElement, { shop }: LargeScene, signal: AbortSignal): void {
  let before = shop.cart.get().count ?? 0
  const unsubscribe = shop.cart.subscribe(() => {
    const { count = 0 } = shop.cart.get()
    if (count > before)
      element.dispatchEvent(
        new CustomEvent('selvage-added', { bubbles: true, composed: true, detail: { count } }),
      )
    before = count
  })
  signal.addEventListener('abort', unsubscribe)
}
