import { MAX_QUANTITY } from '@selvage/core/cart'
import type { AddLineOutcome, CartItemInput, LineRequest } from '@selvage/core/cart'
import { asShopError } from '@selvage/core/contract'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { measurementOf } from '@selvage/core/locale'
import { randomKey } from '@selvage/core/session'
import { createAddToCart, fabricRules, productFormView } from '@selvage/machines/cart'
import type { AddedLine, ProductFormView } from '@selvage/machines/cart'
import { formatMoney } from '../design-card/design-card.chunk.ts'
import { dispatchAdded } from '../page/added-event.ts'
import { cartMemory } from '../page/cart-memory.ts'
import { errorSentence } from '../page/error-sentence.ts'
import { fetchOnIntent } from '../page/fetch-on-intent.ts'
import { recountLater } from '../page/recount-later.ts'
import { translatorIn } from './add-to-cart.tree.ts'
import type { BuyBox, BuyBoxModel } from './add-to-cart.tree.ts'
import type { BuyingContext, CartFlow } from './cart-flow.ts'

type FlowPart = typeof import('./cart-flow.ts')
type FabricView = ProductFormView<FabricCode, FabricSize, FabricOffer>

/** Everything that a drawn buy box needs to work, and the signal that ends it. */
export interface BuyBoxOptions {
  readonly context: BuyingContext
  readonly model: BuyBoxModel
  readonly box: BuyBox
  readonly offer: FabricOffer
  readonly country: string
  readonly signal: AbortSignal
}

/**
 * Makes a drawn buy box interactive. Size and quantity respond at once; the code of the cart is
 * fetched when the shopper shows an intent to buy.
 */
export function mountBuyBox(
  element: HTMLElement,
  root: ShadowRoot,
  { context, model, box, offer, country, signal }: BuyBoxOptions,
): void {
  const t = translatorIn(model)
  const byId = <T extends HTMLElement = HTMLElement>(id: string) => root.getElementById(id) as T
  const drawn = root.querySelector('form') as HTMLFormElement
  const sizes = [...root.querySelectorAll<HTMLInputElement>('[name=size]')]
  const field = byId<HTMLInputElement>('quantity')
  const [problem, status, done, button, checkout] = [
    'problem',
    'status',
    'done',
    'buy',
    'checkout',
  ].map((id) => byId(id)) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  const memory = cartMemory(context.gateway)
  const listen = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(type, heard, { signal })

  const fetchFlow = fetchOnIntent(
    drawn,
    async (): Promise<CartFlow> =>
      (await context.load<FlowPart>('cart-flow')).createCartFlow(context, country),
    signal,
  )

  const add = async (request: LineRequest<CartItemInput>): Promise<AddLineOutcome> => {
    try {
      const { cart } = await fetchFlow()
      request.signal?.throwIfAborted()
      return await cart.add(request)
    } catch (error) {
      return { kind: 'rejected', error: asShopError(error) }
    }
  }
  /** The pieces in the cart after the last add; 0 once some were removed. */
  let held = 0
  const added = ({ item }: AddedLine<CartItemInput>): void => {
    const count = (held = memory.count() ?? 0)
    status.textContent = t('fabric.addedMessage', { title: box.card.title, count })
    dispatchAdded(element, { kind: 'fabric', ...item, items: [item] }, count)
  }
  const form = createAddToCart(
    { add, makeKey: randomKey },
    fabricRules,
    {
      designId: box.card.id,
      offers: [offer],
      variant: offer.code,
      measurement: measurementOf(country),
      size: box.size,
      quantity: box.quantity,
    },
    added,
  )
  const viewNow = (): FabricView => productFormView(fabricRules, form.get())

  const problemIn = ({ fieldError, reset, error }: FabricView): string => {
    if (fieldError) return t(fieldError)
    if (error) return errorSentence(t, model.language.messages, error)
    return reset ? t('form.quantityReset', { typed: reset, max: MAX_QUANTITY }) : ''
  }
  const show = (): void => {
    const view = viewNow()
    if (field.value !== view.typed) field.value = view.typed
    for (const size of sizes) size.checked = size.value === view.size
    field.setAttribute('aria-invalid', String(view.fieldError !== undefined))
    field.setAttribute('aria-valuenow', view.total ? String(view.quantity) : '')
    byId('total').textContent = view.total ? formatMoney(view.total, model.locale) : ''
    byId('label').textContent = t(view.label)
    button.setAttribute('aria-disabled', String(view.busy))
    const sentence = problemIn(view)
    if (problem.textContent === sentence) return
    problem.textContent = sentence
    if (view.reset && !view.error) status.textContent = sentence
  }
  form.subscribe(show)
  show()
  signal.addEventListener('abort', form.stop)

  const step = (by: number): void => {
    const quantity = Math.min(MAX_QUANTITY, Math.max(1, viewNow().quantity + by))
    form.send({ type: 'TYPE_QUANTITY', typed: String(quantity) })
  }
  listen(byId('less'), 'click', () => step(-1))
  listen(byId('more'), 'click', () => step(1))
  listen(field, 'input', () => form.send({ type: 'TYPE_QUANTITY', typed: field.value }))
  // A number above the most stays until it is sent: the 1 in its place is to be seen first.
  listen(field, 'change', () => {
    if (Number(field.value) <= MAX_QUANTITY) form.send({ type: 'LEAVE_QUANTITY' })
  })
  listen(field, 'keydown', (event) => {
    // The browser's own Enter leaves the field first, which is to be seen before anything is added.
    if (event.key === 'Enter') {
      event.preventDefault()
      drawn.requestSubmit()
    }
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  })
  for (const size of sizes)
    listen(size, 'change', () => form.send({ type: 'CHOOSE_SIZE', size: size.value as FabricSize }))
  listen(drawn, 'submit', (event) => {
    event.preventDefault()
    form.send({ type: 'ADD' })
    if (viewNow().fieldError) field.focus()
  })

  const showHeld = (): void => {
    const count = memory.count() ?? 0
    done.hidden = count === 0
    byId('held').textContent = t('embed.inCart', { count })
    if (count >= held) return
    // The line that was added may be gone: the quantity typed anew begins another one.
    held = 0
    status.textContent = ''
    form.send({ type: 'TYPE_QUANTITY', typed: viewNow().typed })
  }
  memory.follow(showHeld, signal)
  recountLater(memory, async () => (await fetchFlow()).cart.readCount(), signal)
  showHeld()
  listen(checkout, 'click', (event) => {
    event.preventDefault()
    problem.textContent = ''
    status.textContent = t('embed.opening')
    const target = event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top'
    void fetchFlow()
      .then((each) => each.leave(context, element, target))
      .catch(() => {
        if (!signal.aborted) problem.textContent = t('embed.openFailed')
      })
      .finally(() => {
        status.textContent = ''
      })
  })
}
