// The script of the page with Stripe's card fields. The digits are typed into Stripe's own frames;
// this page gets the id of a payment method, and the checkout around it a token of ours.
import { CARD_FIELDS, cardFrameMessage, parseParentMessage } from '@selvage/core/card-frame'
import type { CardError, CardErrorCode, CardField, FrameMessage } from '@selvage/core/card-frame'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { StripeCardNumberElement } from '@stripe/stripe-js'
import { elementError, nameError } from './element-errors.ts'
import type { ElementField, ElementState } from './element-errors.ts'
import type { StripeFrameSettings } from './frame-settings.ts'

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The card fields have no ${id}.`)
  return found
}

const settings = JSON.parse(element('settings', HTMLScriptElement).text) as StripeFrameSettings
const { messages } = settings
const page = window.parent
const name = element('name', HTMLInputElement)
const states: Record<ElementField, ElementState> = {
  number: { empty: true, complete: false, errorCode: undefined },
  expiry: { empty: true, complete: false, errorCode: undefined },
  cvc: { empty: true, complete: false, errorCode: undefined },
}

function postToPage(message: FrameMessage): void {
  page.postMessage(cardFrameMessage(message, settings.sessionId), settings.merchantOrigin)
}

const errorOf = (field: CardField): CardErrorCode | undefined =>
  field === 'name' ? nameError(name.value) : elementError(field, states[field])

/** The errors that the page names above its form. */
let named: readonly CardError[] = []
const isNamed = (field: CardField) => named.some((each) => each.field === field)

function show(field: CardField): CardError[] {
  const code = errorOf(field)
  const line = element(`${field}-error`, HTMLParagraphElement)
  line.textContent =
    code === undefined ? '' : messages[code === 'required' ? (`required_${field}` as const) : code]
  line.hidden = code === undefined
  if (field === 'name') {
    if (code === undefined) name.removeAttribute('aria-invalid')
    else name.setAttribute('aria-invalid', 'true')
  } else element(field, HTMLDivElement).classList.toggle('invalid', code !== undefined)
  return code === undefined ? [] : [{ field, code }]
}

/** Corrects what the page names, once it named something. */
function correct(field: CardField): void {
  const shown = show(field)
  const before = named.find((each) => each.field === field)
  if (!before || before.code === shown[0]?.code) return
  named = CARD_FIELDS.flatMap((each) =>
    each === field ? shown : named.filter((other) => other.field === each),
  )
  postToPage({ type: 'invalid', fieldErrors: named })
}

/** The colors and the font of the page, which its styles cannot give to Stripe's frames. */
function elementStyle() {
  const { color, fontSize } = getComputedStyle(name)
  const root = getComputedStyle(document.documentElement)
  return {
    base: { color, fontSize, fontFamily: 'Gill Sans, sans-serif' },
    invalid: { color: root.getPropertyValue('--rust').trim() },
  }
}

async function start(): Promise<void> {
  const loaded = await loadStripe(settings.publishableKey)
  if (!loaded) throw new Error('Stripe is not there.')
  const stripe = loaded
  const elements = stripe.elements({ locale: settings.language as 'en' })
  const style = elementStyle()
  const parts = {
    number: elements.create('cardNumber', { style, showIcon: true }),
    expiry: elements.create('cardExpiry', { style }),
    cvc: elements.create('cardCvc', { style }),
  }
  let waiting = Object.keys(parts).length
  for (const field of ['number', 'expiry', 'cvc'] as const) {
    // The three have the same events; the types name each of them apart.
    const part = parts[field] as StripeCardNumberElement
    const box = element(field, HTMLDivElement)
    part.on('change', ({ empty, complete, error }) => {
      states[field] = { empty, complete, errorCode: error?.code }
      if (isNamed(field)) correct(field)
    })
    part.on('focus', () => box.classList.add('focused'))
    part.on('blur', () => {
      box.classList.remove('focused')
      if (!states[field].empty) correct(field)
    })
    part.on('ready', () => {
      waiting -= 1
      if (waiting === 0) postToPage({ type: 'ready' })
    })
    part.mount(box)
  }

  let busy = false
  async function submit(): Promise<void> {
    named = CARD_FIELDS.flatMap(show)
    if (named.length > 0) {
      postToPage({ type: 'invalid', fieldErrors: named })
      return
    }
    if (busy) return
    busy = true
    const status = element('status', HTMLParagraphElement)
    status.textContent = ''
    try {
      const made = await stripe.createPaymentMethod({
        type: 'card',
        card: parts.number,
        billing_details: { name: name.value.trim() },
      })
      if (!made.paymentMethod) throw new Error(made.error.code ?? '')
      const answer = await fetch(`${location.pathname}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payment_method: made.paymentMethod.id }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const card = (await answer.json()) as {
        token: string
        brand: string
        last4: string
        exp_month: number
        exp_year: number
      }
      const { token, brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card
      postToPage({ type: 'tokenized', token, brand, last4, expiryMonth, expiryYear })
    } catch {
      status.textContent = messages.failed
      postToPage({ type: 'failed', code: 'PAYMENT_TECHNICAL_FAILURE' })
    } finally {
      busy = false
    }
  }

  window.addEventListener('message', (event) => {
    const message = parseParentMessage(event, {
      origin: settings.merchantOrigin,
      source: page,
      nonce: settings.sessionId,
    })
    if (message?.type === 'submit') void submit()
    else if (message?.type === 'focus') {
      const field = message.field ?? CARD_FIELDS.find((each) => isNamed(each)) ?? 'name'
      if (field === 'name') name.focus()
      else parts[field].focus()
    }
  })
}

name.addEventListener('input', () => {
  if (isNamed('name')) correct('name')
})
name.addEventListener('blur', () => {
  if (name.value.trim() !== '') correct('name')
})
// Stripe's fields submit the form on Enter, as an input does: the page around submits its own.
element('card', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  postToPage({ type: 'enter' })
})
name.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.isComposing || event.repeat) return
  event.preventDefault()
  postToPage({ type: 'enter' })
})
new ResizeObserver(() => {
  postToPage({ type: 'resize', height: document.body.offsetHeight })
}).observe(document.body)

// Without Stripe's script the page around offers to try again, because nothing says `ready`.
start().catch(() => {
  element('status', HTMLParagraphElement).textContent = messages.failed
})
