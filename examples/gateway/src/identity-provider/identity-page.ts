import { DISCOUNT_GROUPS } from '@selvage/core/discount'
import type { Language } from '@selvage/core/locale'
import { html, raw } from 'hono/html'
import { IDENTITY_MESSAGES } from './messages.table.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#eef4f0, #131a16); color: light-dark(#18231c, #e6f0e9) }
* { box-sizing: border-box }
body { margin: 0; display: grid; min-block-size: 100vh; place-items: center; padding: 16px }
main { inline-size: 100%; max-inline-size: 30rem; background: light-dark(#fff, #1d2621); border: 1px solid light-dark(#b3c4b9, #47574d); border-radius: 6px; padding: 28px }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 12px; text-wrap: balance }
p { margin: 0 0 16px }
form { display: grid; gap: 12px }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 4px }
legend { font-weight: 600; padding: 0; margin: 0 0 8px }
label { display: flex; gap: 12px; align-items: center; min-block-size: 32px }
input { inline-size: 20px; block-size: 20px; margin: 0 }
button { min-block-size: 48px; padding: 10px 16px; border: 1px solid light-dark(#587062, #86a392); border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button.main { background: light-dark(#1c6b3c, #8fd3a8); border-color: transparent; color: light-dark(#fff, #0b170f) }
button.quiet { border-color: transparent; font-weight: 400; text-decoration: underline }
:is(button, input):focus-visible { outline: 3px solid light-dark(#b35a00, #ffb866); outline-offset: 3px }
.note { font-size: .875rem; color: light-dark(#46584d, #b0c4b7) }
.wrong { font-weight: 600; color: light-dark(#a53c06, #f3a06f) }
`

interface Page {
  readonly language: Language
  readonly nonce: string
}

const page = ({ language, nonce }: Page, title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="${language}">
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

/** The page on which a shopper proves a group; it needs no script. */
export function identityPage(
  shown: Page,
  { merchant, isMissing }: { readonly merchant: string; readonly isMissing: boolean },
) {
  const messages = IDENTITY_MESSAGES[shown.language]
  const named = (text: string) => text.replaceAll('{{merchant}}', merchant)
  return page(
    shown,
    messages.title,
    html`<p>${named(messages.lead)}</p>
      <p class="note">${messages.sandbox}</p>
      <form method="post">
        <fieldset ${isMissing ? raw('aria-describedby="missing"') : ''}>
          <legend>${messages.group}</legend>
          ${isMissing ? html`<p class="wrong" id="missing" role="alert">${messages.missing}</p>` : ''}
          ${DISCOUNT_GROUPS.map(
            (group) =>
              html`<label
                ><input type="radio" name="group" value="${group}" />${messages[group]}</label
              >`,
          )}
        </fieldset>
        <button class="main" name="person" value="verified">${messages.verified}</button>
        <button name="person" value="unverified">${messages.unverified}</button>
        <button class="quiet" name="person" value="nobody">${named(messages.cancel)}</button>
      </form>`,
  )
}

/** The page for an address that names no merchant of the provider's: it leads nobody back. */
export function wrongPage(shown: Page) {
  const messages = IDENTITY_MESSAGES[shown.language]
  return page(shown, messages.wrong, html`<p>${messages.wrongText}</p>`)
}
