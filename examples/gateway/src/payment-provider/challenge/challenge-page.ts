import { isCurrency, languageOf } from '@selvage/core/locale'
import { COMPANIES, hasInstallments, installmentsOf, isCompanyMethod } from '@selvage/core/payment'
import { formatDate, formatMoney } from '@selvage/i18n/format'
import { intlLocale } from '@selvage/i18n/locale'
import { html, raw } from 'hono/html'
import type { Challenge, Charge } from '../store-rows.ts'
import { CHALLENGE_MESSAGES } from './messages.table.ts'
import type { ChallengeMessages } from './messages.table.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#eef1f5, #14181d); color: light-dark(#1a2027, #e8edf3) }
* { box-sizing: border-box }
body { margin: 0; display: grid; min-block-size: 100vh; place-items: center; padding: 16px }
main { inline-size: 100%; max-inline-size: 30rem; background: light-dark(#fff, #1f252c); border: 1px solid light-dark(#b9c3ce, #4a5562); border-radius: 6px; padding: 28px }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 12px; text-wrap: balance }
p { margin: 0 0 16px }
ol { margin: 0 0 16px; padding-inline-start: 1.5em; font-variant-numeric: tabular-nums }
form { display: grid; gap: 12px }
button, a.button { display: block; inline-size: 100%; min-block-size: 48px; padding: 10px 16px; border: 1px solid light-dark(#5d6b7a, #8a97a6); border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.main, a.button { background: light-dark(#1d4f91, #9cc4f5); border-color: transparent; color: light-dark(#fff, #0b1520) }
button.quiet { border-color: transparent; font-weight: 400; text-decoration: underline }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#b35a00, #ffb866); outline-offset: 3px }
.note { font-size: .875rem; color: light-dark(#4d5966, #b3bfcc) }
`

type Values = Readonly<Record<string, string>>
const fill = (text: string, values: Values) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

function amountOf({ amount_minor: minor, currency, language }: Challenge): string {
  return isCurrency(currency) ? formatMoney({ minor, currency }, language) : ''
}

function partsOf(challenge: Challenge, messages: ChallengeMessages, today: Date) {
  const { amount_minor: minor, currency, language } = challenge
  if (!isCurrency(currency)) return []
  const plan = installmentsOf({ minor, currency }, today.toISOString())
  return plan.map(({ amount, due }) => {
    const part = fill(messages.part, { amount: formatMoney(amount, language), date: '|' })
    const [before, after] = part.split('|')
    return html`${before}<time datetime="${due}">${formatDate(due, language)}</time>${after}`
  })
}

/**
 * Moves the days of a plan, which begins today, to the reader's own today, as the shop's page
 * counts them. Without the script they are those of UTC.
 */
const OWN_DAYS = `
const days = [...document.querySelectorAll('time')]
const first = Date.parse(days[0]?.dateTime)
for (const day of days) {
  const own = new Date()
  own.setDate(own.getDate() + (Date.parse(day.dateTime) - first) / 86400000)
  day.textContent = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(own)
}`

const page = (language: string, title: string, nonce: string, body: unknown) =>
  html`<!doctype html>
    <html lang="${languageOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

function kindOf(method: Challenge['method']): 'card' | 'company' | 'installments' {
  if (hasInstallments(method)) return 'installments'
  return isCompanyMethod(method) ? 'company' : 'card'
}

/** The page on which a shopper confirms a payment; it needs no script. */
export function challengePage(challenge: Challenge, nonce: string, today: Date) {
  const messages = CHALLENGE_MESSAGES[languageOf(challenge.language)]
  const { method } = challenge
  const amount = amountOf(challenge)
  const merchant = new URL(challenge.merchant_origin).host
  const parts = hasInstallments(method) ? partsOf(challenge, messages, today) : []
  const [first = amount] = parts.length > 0 ? installmentAmounts(challenge) : []
  const company = isCompanyMethod(method) ? COMPANIES[method] : ''
  const values = { amount: first, merchant, company }
  const kind = kindOf(method)
  return page(
    challenge.language,
    fill(messages[`title_${kind}`], values),
    nonce,
    html`<p>${fill(messages.lead, { amount, merchant })}</p>
      ${
        parts.length > 0
          ? html`<p>${messages.parts}</p>
              <ol>
                ${parts.map((part) => html`<li>${part}</li>`)}
              </ol>
              <script nonce="${nonce}" type="module">
                ${raw(OWN_DAYS.replace('LOCALE', JSON.stringify(intlLocale(challenge.language))))}
              </script>`
          : ''
      }
      <p class="note">${messages.sandbox}</p>
      <form method="post">
        <button class="main" name="answer" value="confirm">
          ${fill(messages[`confirm_${kind}`], values)}
        </button>
        <button name="answer" value="deny">
          ${fill(messages[company === '' ? 'deny_card' : 'deny_company'], values)}
        </button>
        <button name="answer" value="expire">${messages.expire}</button>
        <button class="quiet" name="answer" value="cancel">
          ${fill(messages.cancel, { merchant })}
        </button>
      </form>`,
  )
}

function installmentAmounts({ amount_minor: minor, currency, language }: Challenge): string[] {
  if (!isCurrency(currency)) return []
  return installmentsOf({ minor, currency }, '2026-01-01').map(({ amount }) =>
    formatMoney(amount, language),
  )
}

/** The page of a challenge that was answered already, such as after Back or a reload. */
export function overPage(challenge: Challenge, charge: Charge, nonce: string) {
  const messages = CHALLENGE_MESSAGES[languageOf(challenge.language)]
  const merchant = new URL(challenge.merchant_origin).host
  return page(
    challenge.language,
    messages.over,
    nonce,
    html`<p>${charge.status === 'succeeded' ? messages.over_succeeded : messages.over_failed}</p>
      <a class="button" href="${challenge.return_url}">${fill(messages.back, { merchant })}</a>`,
  )
}
