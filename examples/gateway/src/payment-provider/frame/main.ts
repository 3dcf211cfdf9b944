// The frame's script. It alone sees the card's digits; the page around it gets a token.
import { CARD_FIELDS, cardFrameMessage, parseParentMessage } from '@selvage/core/card-frame'
import type { CardError, CardField, FrameMessage } from '@selvage/core/card-frame'
import { brandOf, cardErrors, errorsAfter, groupNumber } from './card-rules.ts'
import type { TypedCard } from './card-rules.ts'
import { formatExpiry, splitExpiry } from './expiry.ts'
import { formatTyped, withoutTail } from './format-typed.ts'
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

function typed(): TypedCard {
  const { name, number, expiry, cvc } = inputs
  return {
    name: name.value,
    number: number.value,
    ...splitExpiry(expiry.value),
    cvc: cvc.value,
  }
}

function show(field: CardField, fieldError: CardError | undefined): void {
  const line = element(`${field}-error`, HTMLParagraphElement)
  line.textContent = fieldError
    ? messages[fieldError.code === 'required' ? (`required_${field}` as const) : fieldError.code]
    : ''
  line.hidden = !fieldError
  if (fieldError) inputs[field].setAttribute('aria-invalid', 'true')
  else inputs[field].removeAttribute('aria-invalid')
}

/** The errors that the page names above its form. */
let named: readonly CardError[] = []

/** Gives the page the errors that the fields show. */
function postErrors(fieldErrors: readonly CardError[]): void {
  named = fieldErrors
  postToPage({ type: 'invalid', fieldErrors })
}

/** Shows the error of a field that is typed in or left, and corrects what the page names of it. */
function correct(field: CardField, fieldError: CardError | undefined): void {
  show(field, fieldError)
  const before = named.find((each) => each.field === field)
  if (before && before.code !== fieldError?.code) postErrors(errorsAfter(named, field, fieldError))
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

const FORMATS: Partial<Record<CardField, (typed: string) => string>> = {
  number: groupNumber,
  expiry: formatExpiry,
}

/** Formats a field while it is typed in. What is deleted stays deleted, and undo still works. */
function format(field: CardField, { inputType = '', isComposing }: InputEvent): void {
  const input = inputs[field]
  const { value, selectionStart } = input
  if (isComposing || inputType.startsWith('history')) return
  const [text, caret] = [value, selectionStart ?? value.length]
  const formatted = inputType.startsWith('delete')
    ? { text: withoutTail(text), caret: Math.min(caret, withoutTail(text).length) }
    : formatTyped({ text, caret }, FORMATS[field] ?? String)
  if (formatted.text === text) return
  input.value = formatted.text
  if (document.activeElement === input) input.setSelectionRange(formatted.caret, formatted.caret)
}

for (const field of CARD_FIELDS) {
  const input = inputs[field]
  const groups = FORMATS[field]
  // An error goes as soon as it is corrected; a new one is shown when the field is left.
  input.addEventListener('input', (event) => {
    if (groups) format(field, event as InputEvent)
    if (field === 'number') showBrand()
    if (isMarked(field) && !errorOf(field)) correct(field, undefined)
  })
  input.addEventListener('blur', () => {
    if (groups) input.value = groups(input.value)
    if (input.value.trim() !== '') correct(field, errorOf(field))
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
    postErrors(fieldErrors)
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
      postErrors(body.fieldErrors)
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
