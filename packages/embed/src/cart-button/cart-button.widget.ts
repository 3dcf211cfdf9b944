import { isCurrency } from '@selvage/core/locale'
import { createTranslator } from '@selvage/i18n/messages'
import type { CartFlow } from '../add-to-cart/cart-flow.ts'
import type { CartPanel } from '../cart-panel/cart-panel.chunk.ts'
import {
  checkAttributes,
  followAttributes,
  draw,
  h,
  panelStyles,
  takeOwnMessages,
} from '../design-card/design-card.chunk.ts'
import { cartButtonAttributes } from '../page/attribute-names.computed.ts'
import { cartMemory } from '../page/cart-memory.ts'
import { countryOf } from '../page/country.ts'
import { openOrTab } from '../page/open-or-tab.ts'
import { fetchOnIntent } from '../page/fetch-on-intent.ts'
import { recountLater } from '../page/recount-later.ts'
import type { LanguageFile, WidgetContext } from '../page/widget-context.ts'
import { cartButtonStyles } from './cart-button.styles.ts'

type PanelPart = typeof import('../cart-panel/cart-panel.chunk.ts')
type PanelFile = Pick<LanguageFile, 'messages'>

/**
 * Shows the number of pieces in the page's cart. A press opens a panel with its lines. Its code is
 * fetched with the first intent; where that fails, the press opens the storefront.
 */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, cartButtonAttributes, context, signal)
  const { currency } = context
  if (!(await checkAttributes(element, context)) || !isCurrency(currency)) return
  const language = await context.load<LanguageFile>(context.file)
  await takeOwnMessages(context, language.messages)
  if (signal.aborted) return
  const { messages, paths } = language
  const t = createTranslator({ catalogue: messages, locale: context.locale })
  const memory = cartMemory(context.gateway)
  const root = draw(
    element,
    h(
      'div',
      { class: 'panel badge', dir: 'ltr', lang: context.lang },
      h(
        'button',
        { type: 'button', part: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
        h('span', {}, t('navigation.cart')),
        h('b', { part: 'count', 'aria-hidden': 'true', hidden: true }),
      ),
    ),
    panelStyles,
    cartButtonStyles,
  )
  const button = root.querySelector('button') as HTMLButtonElement
  const badge = button.lastChild as HTMLElement

  const show = (): void => {
    const count = memory.count() ?? 0
    badge.hidden = count === 0
    badge.textContent = String(count)
    if (count > 0) button.setAttribute('aria-label', t('cart.badge', { count }))
    else if (memory.wasHandedOver()) button.setAttribute('aria-label', t('embed.badgeMoved'))
    else button.removeAttribute('aria-label')
  }
  const fetchFlow = async (): Promise<CartFlow> => {
    const { createCartFlow } =
      await context.load<typeof import('../add-to-cart/cart-flow.ts')>('cart-flow')
    return createCartFlow({ ...context, currency }, countryOf(context))
  }
  const recount = async (): Promise<void> => {
    // A visitor without a token has no cart, so no request is sent.
    if (memory.token.get() === undefined) return
    const flow = await fetchFlow()
    await flow.cart.readCount()
  }
  /** Counts, again each time the reader retries a widget of the page that failed as well. */
  const recountUntilKnown = async (): Promise<void> => {
    const begun = performance.now()
    await recount().catch(async () => {
      const { onRetry } = await context.load<typeof import('../failed/failed.chunk.ts')>('failed')
      onRetry(recountUntilKnown, signal, begun)
    })
  }
  memory.follow(show, signal)
  show()
  if (memory.count() === undefined) await recountUntilKnown()
  const leave = async (): Promise<void> => (await fetchFlow()).leave(context, element)
  let panel: CartPanel | undefined
  const fetchPanel = fetchOnIntent(
    button,
    async (): Promise<CartPanel> => {
      const [{ createCartPanel }, { messages: panelMessages }] = await Promise.all([
        context.load<PanelPart>('cart-panel'),
        context.load<PanelFile>(`cart-panel-${context.file}`),
      ])
      await takeOwnMessages(context, panelMessages)
      panel = createCartPanel({
        context: { ...context, currency },
        messages: panelMessages,
        root,
        button,
        cartHref: context.storefront + paths.cart,
        leave,
        signal,
      })
      return panel
    },
    signal,
  )
  button.addEventListener(
    'click',
    () =>
      void fetchPanel().then(
        (each) => each.open(),
        () => openOrTab(context.storefront + paths.cart),
      ),
    { signal },
  )
  recountLater(memory, recount, signal)
  window.addEventListener('pageshow', ({ persisted }) => persisted && panel?.close(), { signal })
}
