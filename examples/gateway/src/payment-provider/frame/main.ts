// The frame's script. It alone sees the card's digits; the page around it gets a token.
import { CARD_FIELDS, cardFrameMessage, parseParentMessage } from '@selvage/core/card-frame'
import type { CardFault, CardField, FrameMessage } from '@selvage/core/card-frame'
import { brandOf, cardFaults, groupNumber } from './card-rules.ts'
import type { TypedCard } from './card-rules.ts'
import type { FrameSettings } from './frame-settings.ts'

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The card frame has no ${id}.`)
  return found
}

const settings = JSON.parse(element('settings', HTMLScriptElement).text) as FrameSettings
const { words } = settings
const inputs = Object.fromEntries(
  CARD_FIELDS.map((name) => [name, element(name, HTMLInputElement)]),
) as Record<CardField, HTMLInputElement>
const page = window.parent

function tell(message: FrameMessage): void {
  page.postMessage(cardFrameMessage(message, settings.sessionId), settings.merchantOrigin)
}

const typed = (): TypedCard =>
  Object.fromEntries(CARD_FIELDS.map((name) => [name, inputs[name].value])) as Record<
    CardField,
    string
  >

function show(field: CardField, fault: CardFault | undefined): void {
  const line = element(`${field}-error`, HTMLParagraphElement)
  line.textContent = fault
    ? words[fault.code === 'required' ? (`required_${field}` as const) : fault.code]
    : ''
  line.hidden = !fault
  if (fault) inputs[field].setAttribute('aria-invalid', 'true')
  else inputs[field].removeAttribute('aria-invalid')
}

const checked = () => cardFaults(typed(), new Date())
const faultOf = (field: CardField) => checked().find((fault) => fault.field === field)
const isMarked = (field: CardField) => inputs[field].getAttribute('aria-invalid') === 'true'

function showBrand(): void {
  const brand = brandOf(inputs.number.value).name
  const name = Object.hasOwn(settings.brands, brand) ? (settings.brands[brand] ?? '') : ''
  const badge = element('brand', HTMLSpanElement)
  if (badge.textContent === name) return
  badge.textContent = name
  element('status', HTMLParagraphElement).textContent =
    name === '' ? '' : words.brand.replace('{{brand}}', name)
  element('cvc-hint', HTMLParagraphElement).textContent =
    brand === 'amex' ? words.cvcHintAmex : words.cvcHint
}

for (const field of CARD_FIELDS) {
  const input = inputs[field]
  // A fault goes as soon as it is mended; a new one waits until the field is left.
  input.addEventListener('input', () => {
    if (field === 'number') showBrand()
    if (isMarked(field) && !faultOf(field)) show(field, undefined)
  })
  input.addEventListener('blur', () => {
    if (field === 'number') input.value = groupNumber(input.value)
    if (input.value.trim() !== '') show(field, faultOf(field))
  })
}

let busy = false

async function submit(): Promise<void> {
  const faults = checked()
  for (const field of CARD_FIELDS)
    show(
      field,
      faults.find((fault) => fault.field === field),
    )
  const [first] = faults
  if (first) {
    tell({ type: 'invalid', faults })
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
      faults?: CardFault[]
    }
    if (answer.status === 400 && body.faults?.length) {
      for (const fault of body.faults) show(fault.field, fault)
      tell({ type: 'invalid', faults: body.faults })
    } else if (answer.ok) {
      tell({
        type: 'tokenised',
        token: body.token,
        brand: body.brand,
        last4: body.last4,
        expiryMonth: body.exp_month,
        expiryYear: body.exp_year,
      })
    } else throw new Error(String(answer.status))
  } catch {
    status.textContent = words.failed
    tell({ type: 'failed', code: 'PAYMENT_TECHNICAL_FAILURE' })
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
  tell({ type: 'enter' })
})

new ResizeObserver(() => {
  tell({ type: 'resize', height: document.body.offsetHeight })
}).observe(document.body)
tell({ type: 'ready' })
