// The frame's script. It alone sees the card's digits; the page around it gets a token.
import { CARD_FIELDS, cardFrameMessage, parseParentMessage } from '@selvage/core/card-frame'
import type { CardError, CardField, FrameMessage } from '@selvage/core/card-frame'
import { brandOf, cardErrors, groupNumber } from './card-rules.ts'
import type { TypedCard } from './card-rules.ts'
import type { FrameSettings } from './frame-settings.ts'

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The card frame has no ${id}.`)
  return found
}

const settings = JSON.parse(element('settings', HTMLScriptElement).text) as FrameSettings
const { messages } = settings
const inputs = Object.fromEntries(
  CARD_FIELDS.map((name) => [name, element(name, HTMLInputElement)]),
) as Record<CardField, HTMLInputElement>
const page = window.parent

function postToPage(message: FrameMessage): void {
  page.postMessage(cardFrameMessage(message, settings.sessionId), settings.merchantOrigin)
}

const typed = (): TypedCard =>
  Object.fromEntries(CARD_FIELDS.map((name) => [name, inputs[name].value])) as Record<
    CardField,
    string
  >

function show(field: CardField, fieldError: CardError | undefined): void {
  const line = element(`${field}-error`, HTMLParagraphElement)
  line.textContent = fieldError
    ? messages[fieldError.code === 'required' ? (`required_${field}` as const) : fieldError.code]
    : ''
  line.hidden = !fieldError
  if (fieldError) inputs[field].setAttribute('aria-invalid', 'true')
  else inputs[field].removeAttribute('aria-invalid')
}

const checked = () => cardErrors(typed(), new Date())
const errorOf = (field: CardField) => checked().find((fieldError) => fieldError.field === field)
const isMarked = (field: CardField) => inputs[field].getAttribute('aria-invalid') === 'true'

function showBrand(): void {
  const brand = brandOf(inputs.number.value).name
  const name = Object.hasOwn(settings.brands, brand) ? (settings.brands[brand] ?? '') : ''
  const badge = element('brand', HTMLSpanElement)
  if (badge.textContent === name) return
  badge.textContent = name
  element('status', HTMLParagraphElement).textContent =
    name === '' ? '' : messages.brand.replace('{{brand}}', name)
  element('cvc-hint', HTMLParagraphElement).textContent =
    brand === 'amex' ? messages.cvcHintAmex : messages.cvcHint
}

for (const field of CARD_FIELDS) {
  const input = inputs[field]
  // An error goes as soon as it is corrected; a new one is shown when the field is left.
  input.addEventListener('input', () => {
    if (field === 'number') showBrand()
    if (isMarked(field) && !errorOf(field)) show(field, undefined)
  })
  input.addEventListener('blur', () => {
    if (field === 'number') input.value = groupNumber(input.value)
    if (input.value.trim() !== '') show(field, errorOf(field))
  })
}

let busy = false

async function submit(): Promise<void> {
  const fieldErrors = checked()
  for (const field of CARD_FIELDS)
    show(
      field,
      fieldErrors.find((fieldError) => fieldError.field === field),
    )
  const [first] = fieldErrors
  if (first) {
    postToPage({ type: 'invalid', fieldErrors })
    return
  }
  if (busy) return
  busy = true
  const status = element('status', HTMLParagraphElement)
  status.textContent = ''
  try {
    const answer = await fetch(`/frame/${encodeURIComponent(settings.sessionId)}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed()),
      signal: AbortSignal.timeout(10_000),
    })
    const body = (await answer.json()) as {
      token: string
      brand: string
      last4: string
      exp_month: number
      exp_year: number
      fieldErrors?: CardError[]
    }
    if (answer.status === 400 && body.fieldErrors?.length) {
      for (const fieldError of body.fieldErrors) show(fieldError.field, fieldError)
      postToPage({ type: 'invalid', fieldErrors: body.fieldErrors })
    } else if (answer.ok) {
      postToPage({
        type: 'tokenized',
        token: body.token,
        brand: body.brand,
        last4: body.last4,
        expiryMonth: body.exp_month,
        expiryYear: body.exp_year,
      })
    } else throw new Error(String(answer.status))
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
  else if (message?.type === 'focus')
    inputs[message.field ?? CARD_FIELDS.find(isMarked) ?? 'name'].focus()
})

element('card', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
})
// The form has no button of its own: Enter asks the page to submit.
element('card', HTMLFormElement).addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.isComposing || event.repeat) return
  event.preventDefault()
  postToPage({ type: 'enter' })
})

new ResizeObserver(() => {
  postToPage({ type: 'resize', height: document.body.offsetHeight })
}).observe(document.body)
postToPage({ type: 'ready' })
