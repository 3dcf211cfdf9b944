import { CHECKOUT_STEPS, SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import { checkoutMachine } from '../checkout/checkout.machine.ts'
import { readStoredCheckout, toStoredCheckout } from '../checkout/stored-checkout.ts'
import { session } from './checkout-driver.ts'
import { drive, invoked } from './run.ts'
import type { Driver, Step } from './run.ts'
import { ORDER_ID, sampleCheckout, sampleForm } from './samples.ts'

type Machine = typeof checkoutMachine

/** The end of the call that is under way. `charge` is what the provider did with a charge. */
interface Ending {
  readonly heard: 'done' | 'failed'
  readonly error: ShopError
  readonly charge: PaymentAttempt['state'] | 'absent'
}
/** `next` does what a shopper would do to buy, `reload` opens the page anew. */
export type ModelEvent = Step<Machine> | Ending | { readonly action: 'next' | 'reload' }

/**
 * A shopper at a gateway as small as a test can make it: it knows how each attempt ended, and
 * charges a key once.
 */
export interface Model {
  drive: Driver<Machine>
  readonly ends: Map<string, PaymentAttempt['state']>
  form: ShippingForm
  keys: number
  version: number
  readonly needsShipping: boolean
}

const begin = (checkout: Checkout, stored?: ReturnType<typeof readStoredCheckout>) =>
  drive(checkoutMachine, { orderId: ORDER_ID, guest: true, country: 'US', checkout, stored })

/** A checkout that nothing was typed into. */
export function beginModel(needsShipping: boolean): Model {
  const driver = begin(sampleCheckout({ needsShipping }))
  const form = driver.snapshot.context.shipping
  return { drive: driver, ends: new Map(), form, keys: 0, version: 1, needsShipping }
}

export const formFields = Object.keys(SHIPPING_FIELDS) as (keyof ShippingForm)[]
export const textFields = formFields.filter(
  (field) => field !== 'newsletter' && field !== 'saveAddress',
)

/** Throws unless a claim about the checkout holds. */
export function claim(holds: boolean, statement: string): void {
  if (!holds) throw new Error(statement)
}

/** Lets one event happen, and checks that it begins no charge that it must not begin. */
export function happen(model: Model, event: ModelEvent): void {
  if ('heard' in event) {
    const end = finish(model, event)
    if (end) act(model, end)
    return
  }
  if (!('action' in event)) return act(model, event)
  if (event.action === 'reload') return reload(model)
  continueAsShopper(model)
}

/** Opens the page anew: only the stored part survives, and the gateway is asked again. */
function reload(model: Model): void {
  const text = JSON.stringify(toStoredCheckout(model.drive.snapshot))
  model.drive = begin(checkoutOf(model), readStoredCheckout(JSON.parse(text), ORDER_ID))
}

function continueAsShopper(model: Model): void {
  const { snapshot } = model.drive
  if (snapshot.matches({ shipping: 'editing' }))
    for (const field of textFields) act(model, { type: 'TYPE', field, value: sampleForm[field] })
  if (snapshot.matches({ payment: 'tokenizing' }))
    return act(model, { type: 'CARD_TOKENIZED', token: 'tok_0123456789abcdef' })
  if (snapshot.matches('review')) return act(model, { type: 'PLACE' })
  act(model, { type: snapshot.matches({ payment: 'openFailed' }) ? 'RETRY' : 'NEXT' })
}

function act(model: Model, step: Step<Machine>): void {
  const before = model.drive.snapshot
  const wasPlacing = invoked(before).includes('placeOrder')
  model.drive = model.drive.send(step)
  const { snapshot } = model.drive
  if ('type' in step && step.type === 'TYPE' && before.matches({ shipping: 'editing' }))
    model.form = { ...model.form, [step.field]: step.value }
  const running = invoked(snapshot).filter((src) => src === 'placeOrder')
  claim(running.length <= 1, 'at most one charge is under way')
  if (running.length === 1 && !wasPlacing) {
    const { attemptId } = snapshot.context
    claim(/^attempt-\d{12}$/.test(attemptId ?? ''), 'a charge has its key')
    claim(
      [...model.ends].every(([key, state]) => key === attemptId || state === 'declined'),
      'a new attempt begins only when no other one charged or still may',
    )
  }
}

/** The order as it stands, with one step more if its save was answered. */
function checkoutOf(
  { drive: { snapshot }, version, needsShipping }: Model,
  saved?: CheckoutStep,
): Checkout {
  const { checkout } = snapshot.context
  const isSaved = (step: CheckoutStep) =>
    step === saved ||
    (!needsShipping && step === 'delivery') ||
    (checkout !== undefined && CHECKOUT_STEPS[step].isSaved(checkout))
  const levels = ['shipping', 'delivery', 'payment', 'review'] as const
  const upTo = levels.find((step) => step === 'review' || !isSaved(step))
  return sampleCheckout({ upTo: upTo ?? 'shipping', needsShipping, version })
}

function attemptOf({ ends }: Model, key: string): PaymentAttempt | null {
  const state = ends.get(key)
  if (state === undefined) return null
  return {
    id: key,
    state,
    orderNumber: state === 'ordered' ? 'N-1' : null,
    code: state === 'declined' ? 'CARD_DECLINED' : null,
    actionUrl: null,
  }
}

const lost = shopError('SERVER_ERROR')
const SAVES: Readonly<Record<string, CheckoutStep>> = {
  saveShipping: 'shipping',
  saveDelivery: 'delivery',
  savePayment: 'payment',
}

/** Ends the call that is under way, and does at the gateway what that end means. */
function finish(model: Model, { heard, error, charge }: Ending): Step<Machine> | undefined {
  const { snapshot } = model.drive
  const [src] = invoked(snapshot)
  if (src === undefined)
    return snapshot.matches({ reconciling: 'waiting' }) ? { after: 'reconcileWait' } : undefined
  const key = snapshot.context.attemptId ?? ''
  if (src === 'placeOrder') {
    // The provider charges a key once, and that stays done when the answer is lost.
    const certain =
      heard === 'failed' && error.status !== undefined && error.status < 500 && error.status !== 405
    if (!model.ends.has(key) && charge !== 'absent' && !certain) model.ends.set(key, charge)
    const attempt = attemptOf(model, key)
    return heard === 'failed' || attempt === null
      ? { failed: src, error: attempt !== null && certain ? lost : error }
      : { done: src, output: attempt }
  }
  if (src === 'askAttempt') {
    if (model.ends.get(key) === 'unknown' && charge !== 'absent') model.ends.set(key, charge)
    return heard === 'failed'
      ? { failed: src, error: lost }
      : { done: src, output: attemptOf(model, key) }
  }
  if (src === 'makeKey')
    return { done: src, output: `attempt-${String((model.keys += 1)).padStart(12, '0')}` }
  if (heard === 'failed') return { failed: src, error }
  if (src === 'openPayment') return { done: src, output: session }
  model.version += 1
  return { done: src, output: checkoutOf(model, SAVES[src]) }
}
