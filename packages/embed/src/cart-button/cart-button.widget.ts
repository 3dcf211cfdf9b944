import { isCurrency } from '@selvage/core/locale'
import { createTranslator } from '@selvage/i18n/messages'
import type { CartFlow } from '../add-to-cart/cart-flow.ts'
import {
  followAttributes,
  reportAttribute,
  draw,
  h,
  panelStyles,
} from '../design-card/design-card.chunk.ts'
import { cartButtonAttributes } from '../page/attribute-names.generated.ts'
import { cartMemory } from '../page/cart-memory.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { cartButtonStyles } from './cart-button.styles.ts'

/** Shows the number of pieces in the page's cart; a press opens the storefront with that cart. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, cartButtonAttributes, context.restart, signal)
  const { currency } = context
  if (!isCurrency(currency))
    return reportAttribute(element, ['currency', 'is not a currency of the shop', 'USD'])
  const language = await context.loadMessages()
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
        'a',
        { href: context.storefront + paths.cart, part: 'button' },
        h('span', {}, t('navigation.cart')),
        h('b', { part: 'count', 'aria-hidden': 'true', hidden: true }),
      ),
      h('span', { class: 'vh', role: 'status' }),
    ),
    panelStyles,
    cartButtonStyles,
  )
  const link = root.querySelector('a') as HTMLAnchorElement
  const badge = root.querySelector('b') as HTMLElement
  const status = root.querySelector('[role=status]') as HTMLElement

  const show = (): void => {
    const count = memory.count() ?? 0
    badge.hidden = count === 0
    badge.textContent = String(count)
    if (count > 0) link.setAttribute('aria-label', t('cart.badge', { count }))
    else link.removeAttribute('aria-label')
  }
  const fetchFlow = async (): Promise<CartFlow> => {
    const { createCartFlow } =
      await context.load<typeof import('../add-to-cart/cart-flow.ts')>('cart-flow')
    return createCartFlow({ ...context, currency }, context.country ?? context.locale.slice(3))
  }
  const recount = async (): Promise<void> => {
    // A visitor without a token has no cart, so no request is sent.
    if (memory.token.get() === undefined) return
    const flow = await fetchFlow()
    await flow.cart.readCount()
  }
  memory.follow(show, signal)
  show()
  if (memory.count() === undefined) await recount().catch(() => undefined)
  // The cart may have changed at the storefront before the reader came back, or in another tab.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) void recount().catch(() => undefined)
    },
    { signal },
  )
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key?.startsWith('selvage:cart:')) void recount().catch(() => undefined)
    },
    { signal },
  )
  link.addEventListener(
    'click',
    (event) => {
      if (memory.token.get() === undefined || !memory.count()) return
      event.preventDefault()
      status.textContent = t('embed.opening')
      const target = event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top'
      void fetchFlow()
        .then((flow) => flow.leave(context, target))
        .catch(() => {
          if (!signal.aborted) status.textContent = t('embed.openFailed')
        })
    },
    { signal },
  )
}
