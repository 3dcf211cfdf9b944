/*
 * Replaces the payment provider's card frame in the stories. It follows the protocol of
 * @selvage/core/card-frame, never sends the digits, and answers the usual test numbers with sample
 * tokens.
 */
const settings = new URLSearchParams(location.search)
const nonce = settings.get('session') ?? ''
const lang = settings.get('lang') ?? 'en'
const form = document.querySelector('#card')
const names = ['name', 'number', 'expiry', 'cvc']

const messages = {
  en: {
    title: 'Card details',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'CVC',
    required: 'This is needed',
    wrong: 'Please check this',
  },
  de: {
    title: 'Kartendaten',
    name: 'Name auf der Karte',
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    cvc: 'Prüfziffer',
    required: 'Bitte ausfüllen',
    wrong: 'Bitte prüfen',
  },
  es: {
    title: 'Datos de la tarjeta',
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    cvc: 'CVC',
    required: 'Hace falta',
    wrong: 'Revísalo',
  },
  fr: {
    title: 'Données de la carte',
    name: 'Nom sur la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'CVC',
    required: 'À remplir',
    wrong: 'À vérifier',
  },
}
const texts = messages[lang] ?? messages.en

/** The result of placing the order with each test number. */
const endings = {
  4000000000000002: 'declined',
  4000000000009995: 'insufficient',
  4000000000000069: 'expired',
  4000000000000127: 'cvc',
  4000000000000119: 'processing',
  4000000000000341: 'unknown',
}

document.documentElement.lang = lang
document.documentElement.dataset.theme = settings.get('theme') ?? 'light'
document.title = texts.title
for (const element of document.querySelectorAll('[data-message]'))
  element.textContent = texts[element.dataset.message]

const postToPage = (message) =>
  parent.postMessage({ ...message, selvage: 'card-frame', v: 2, nonce }, location.origin)
const digits = (name) => form.elements[name].value.replace(/\D/g, '')

function errorOf(name) {
  if (form.elements[name].value.trim() === '') return 'required'
  if (name === 'number' && digits(name).length < 15) return 'CARD_NUMBER_INCOMPLETE'
  if (name === 'expiry' && digits(name).length !== 4) return 'CARD_EXPIRY_INCOMPLETE'
  if (name === 'expiry' && !/^(0[1-9]|1[0-2])/.test(digits(name))) return 'CARD_EXPIRY_INVALID'
  return name === 'cvc' && digits(name).length < 3 ? 'CARD_CVC_INCOMPLETE' : undefined
}

function errorText(code) {
  if (code === undefined) return ''
  return code === 'required' ? texts.required : texts.wrong
}

/** Shows the error of each field and returns all of them. */
function check() {
  const fieldErrors = []
  for (const field of names) {
    const code = errorOf(field)
    const notice = document.querySelector(`#${field}-error`)
    notice.hidden = code === undefined
    notice.textContent = errorText(code)
    form.elements[field].setAttribute('aria-invalid', String(code !== undefined))
    if (code !== undefined) fieldErrors.push({ field, code })
  }
  return fieldErrors
}

/** The errors that the page names above its form. */
let named = []

function submit() {
  const fieldErrors = check()
  named = fieldErrors
  if (fieldErrors.length > 0) return postToPage({ type: 'invalid', fieldErrors })
  const number = digits('number')
  const token = `tok_${endings[number] ?? 'good'}_0123456789abcdef`
  postToPage({
    type: 'tokenized',
    token,
    brand: 'visa',
    last4: number.slice(-4),
    expiryMonth: Number(digits('expiry').slice(0, 2)),
    expiryYear: 2000 + Number(digits('expiry').slice(2)),
  })
}

addEventListener('message', ({ source, origin, data }) => {
  if (
    source !== parent ||
    origin !== location.origin ||
    data?.selvage !== 'card-frame' ||
    data.nonce !== nonce
  )
    return
  if (data.type === 'submit') submit()
  if (data.type === 'focus')
    (
      form.elements[data.field ?? names.find((name) => errorOf(name) !== undefined)] ??
      form.elements.name
    ).focus()
})
form.addEventListener('input', ({ target }) => {
  const { field } = named.find((each) => each.field === target.name) ?? {}
  if (field === undefined || errorOf(field) !== undefined) return
  document.querySelector(`#${field}-error`).hidden = true
  target.setAttribute('aria-invalid', 'false')
  named = named.filter((each) => each.field !== field)
  postToPage({ type: 'invalid', fieldErrors: named })
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  postToPage({ type: 'enter' })
})
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') postToPage({ type: 'enter' })
})
new ResizeObserver(() =>
  postToPage({ type: 'resize', height: document.body.offsetHeight }),
).observe(document.body)
postToPage({ type: 'ready' })
