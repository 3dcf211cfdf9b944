import { MAX_QUANTITY, readQuantity } from '@selvage/core/cart'
import type { ErrorCode } from '@selvage/core/errors'
import type { FabricOffer, FabricSize } from '@selvage/core/fabric'
import { multiplyMoney } from '@selvage/core/money'
import type { AddLineOutcome, CartItemInput } from '@selvage/core/cart'
import type { ShopError } from '@selvage/core/contract'
import type { MessageKey } from '@selvage/i18n/messages'
import { formatMoney } from '../design-card/design-card.chunk.ts'
import { dispatchAdded } from '../page/added-event.ts'
import { cartMemory } from '../page/cart-memory.ts'
import { translatorIn } from './add-to-cart.tree.ts'
import type { BuyBox, BuyBoxModel } from './add-to-cart.tree.ts'
import type { BuyingContext, CartFlow } from './cart-flow.ts'

type FlowPart = typeof import('./cart-flow.ts')

/** Everything that a drawn buy box needs to work, and the signal that ends it. */
export interface BuyBoxOptions {
  readonly context: BuyingContext
  readonly model: BuyBoxModel
  readonly box: BuyBox
  readonly offer: FabricOffer
  readonly country: string
  readonly signal: AbortSignal
}

type ErrorKey = Extract<MessageKey, `errors.${ErrorCode}`>

/** The key of a code's message; undefined when the widget's language file lacks it. */
function knownErrorKey(model: BuyBoxModel, code: ErrorCode): ErrorKey | undefined {
  const key = `errors.${code}`
  const isKnown = (key: string): key is ErrorKey => Object.hasOwn(model.language.messages, key)
  return isKnown(key) ? key : undefined
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
  const form = root.querySelector('form') as HTMLFormElement
  const field = byId<HTMLInputElement>('quantity')
  const [problem, status, done, button, checkout] = [
    byId('problem'),
    byId('status'),
    byId('done'),
    byId('buy'),
    byId<HTMLAnchorElement>('checkout'),
  ]
  const memory = cartMemory(context.gateway)
  const chosen = (): FabricSize =>
    ((root.querySelector('[name=size]:checked') as HTMLInputElement | null)?.value ??
      box.size) as FabricSize
  const listen = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(type, heard, { signal })

  const showTotal = (): void => {
    const read = readQuantity(field.value)
    const unit = offer.pricing.sizes[chosen()]
    byId('total').textContent =
      unit && read.ok && !read.reset
        ? formatMoney(multiplyMoney(unit, read.quantity), model.locale)
        : ''
    field.setAttribute('aria-valuenow', read.ok ? String(read.quantity) : '')
  }
  /** Reads the quantity field; a value above 99 is reset to 1 with a message. @source spec 1 §4 */
  const readField = (): number | undefined => {
    const read = readQuantity(field.value)
    field.setAttribute('aria-invalid', String(!read.ok))
    problem.textContent = read.ok ? '' : t(`forms.${read.fieldError}`)
    if (read.ok) field.value = String(read.quantity)
    if (read.ok && read.reset)
      status.textContent = problem.textContent = t('form.quantityReset', {
        typed: read.reset,
        max: MAX_QUANTITY,
      })
    showTotal()
    return read.ok ? read.quantity : undefined
  }
  const step = (by: number): void => {
    const read = readQuantity(field.value)
    field.value = String(Math.min(MAX_QUANTITY, Math.max(1, (read.ok ? read.quantity : 1) + by)))
    readField()
    edited()
  }
  // The line that was sent last, and its key if the response was lost. An edit makes a new line.
  let sent: CartItemInput | undefined
  let lineKey: string | undefined
  const edited = (): void => {
    sent = lineKey = undefined
    byId('label').textContent = t('fabric.addToCart')
    showTotal()
  }
  listen(byId('less'), 'click', () => step(-1))
  listen(byId('more'), 'click', () => step(1))
  listen(field, 'input', edited)
  listen(field, 'change', () => void readField())
  listen(field, 'keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  })
  listen(form, 'change', edited)
  showTotal()

  let flow: Promise<CartFlow> | undefined
  const fetchFlow = (): Promise<CartFlow> => {
    flow ??= context
      .load<FlowPart>('cart-flow')
      .then(({ createCartFlow }) => createCartFlow(context, country))
    flow.catch(() => {
      flow = undefined
    })
    return flow
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const)
    form.addEventListener(intent, () => void fetchFlow().catch(() => undefined), {
      signal,
      once: true,
      passive: true,
    })

  /** Returns the message of an error; a code without one gets the message of SERVER_ERROR. */
  const sentenceOf = ({ code, params }: ShopError): string =>
    t(knownErrorKey(model, code) ?? 'errors.SERVER_ERROR', { limit: '', amount: '', ...params })
  const setBusy = (busy: boolean, label: 'adding' | 'added' | 'addToCart'): void => {
    button.setAttribute('aria-disabled', String(busy))
    byId('label').textContent = t(`fabric.${label}`)
  }
  const showHeld = (): void => {
    const count = memory.count() ?? 0
    done.hidden = count === 0
    byId('held').textContent = t('embed.inCart', { count })
  }
  memory.follow(showHeld, signal)
  showHeld()
  const added = (item: CartItemInput): void => {
    const count = memory.count() ?? 0
    problem.textContent = ''
    status.textContent = t('fabric.addedMessage', { title: box.card.title, count })
    dispatchAdded(element, { kind: 'fabric', ...item, items: [item] }, count)
  }
  const show = (outcome: AddLineOutcome, item: CartItemInput): void => {
    const isDone = outcome.kind === 'done'
    setBusy(false, isDone ? 'added' : 'addToCart')
    lineKey = outcome.kind === 'uncertain' && sent === item ? outcome.lineKey : undefined
    if (isDone) added(item)
    else problem.textContent = sentenceOf(outcome.error)
  }

  const add = async (quantity: number): Promise<void> => {
    setBusy(true, 'adding')
    const item = { designId: box.card.id, fabric: offer.code, size: chosen(), quantity }
    sent = item
    try {
      const { cart } = await fetchFlow()
      if (signal.aborted) return
      const outcome = await cart.add(item, lineKey, signal)
      if (!signal.aborted) show(outcome, item)
    } catch {
      setBusy(false, 'addToCart')
      showTotal()
      problem.textContent = t('errors.SERVER_ERROR')
    }
  }
  listen(form, 'submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    const quantity = readField()
    if (quantity === undefined) field.focus()
    else void add(quantity)
  })
  listen(checkout, 'click', (event) => {
    event.preventDefault()
    problem.textContent = ''
    status.textContent = t('embed.opening')
    const target = event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top'
    void fetchFlow()
      .then((each) => each.leave(context, target))
      .catch(() => {
        if (!signal.aborted) problem.textContent = t('embed.openFailed')
      })
  })
}
