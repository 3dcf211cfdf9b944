import { CARD_FIELDS } from '@selvage/core/card-frame'
import type { CardField } from '@selvage/core/card-frame'
import { languageOf } from '@selvage/core/locale'
import { FRAME_MESSAGES } from '../../../payment-provider/frame/messages.table.ts'
import type { FrameMessages } from '../../../payment-provider/frame/messages.table.ts'
import { FRAME_STYLE } from '../../../payment-provider/frame/style.ts'
import type { StripeSession } from '../stripe-records.ts'
import type { StripeFrameSettings } from './frame-settings.ts'

/** Where the page is, before its session's id. */
export const FRAME_PATH = '/payments/stripe/frame'
const ASSETS = '/payments/stripe/assets'
const THEMES = ['light', 'dark', 'contrast']

/** Stripe's fields look as an input of ours; they are frames, so their focus is a class. */
const STYLE = `${FRAME_STYLE.replaceAll('/assets/', `${ASSETS}/`)}
.element { min-block-size: 48px; padding: 14px 14px 0; border: 1px solid var(--edge); border-radius: 2px; background: var(--raised) }
.element.invalid { border: 2px solid var(--rust); padding: 13px 13px 0 }
.element.focused { outline: 3px solid var(--chalk); outline-offset: 3px }
`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const html = (text: string) => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function field(name: CardField, messages: FrameMessages): string {
  const control =
    name === 'name'
      ? `<input id="name" type="text" autocomplete="cc-name" autocapitalize="words" autocorrect="off" spellcheck="false" maxlength="120" required aria-describedby="name-error">`
      : `<div class="element" id="${name}" role="group" aria-labelledby="${name}-label" aria-describedby="${name}-error"></div>`
  const label =
    name === 'name'
      ? `<label for="name">${html(messages.name)}</label>`
      : `<label id="${name}-label">${html(messages[name])}</label>`
  const isWide = name === 'name' || name === 'number'
  return `<div class="field${isWide ? ' wide' : ''}">${label}<p class="error" id="${name}-error" hidden></p>
<div class="box">${control}</div></div>`
}

/** The document with Stripe's card fields for one session. */
export function stripeFramePage({
  id,
  session,
  theme,
  nonce,
  publishableKey,
}: {
  readonly id: string
  readonly session: StripeSession
  readonly theme: string
  readonly nonce: string
  readonly publishableKey: string
}): string {
  const language = languageOf(session.language)
  const messages = FRAME_MESSAGES[language]
  const settings: StripeFrameSettings = {
    sessionId: id,
    merchantOrigin: session.merchantOrigin,
    publishableKey,
    language,
    messages,
  }
  const imports = {
    '@selvage/core/card-frame': `${ASSETS}/card-frame.js`,
    '@stripe/stripe-js/pure': `${ASSETS}/stripe-js.js`,
  }
  return `<!doctype html>
<html lang="${language}" data-theme="${THEMES.includes(theme) ? theme : 'auto'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(messages.title)}</title><style nonce="${nonce}">${STYLE}</style>
<script type="importmap" nonce="${nonce}">${json({ imports })}</script></head>
<body><form id="card" novalidate aria-label="${html(messages.title)}">
${CARD_FIELDS.map((name) => field(name, messages)).join('\n')}
</form><p class="status" id="status" role="status"></p><noscript>${html(messages.noScript)}</noscript>
<script type="application/json" id="settings">${json(settings)}</script>
<script type="module" nonce="${nonce}" src="${ASSETS}/main.js"></script></body></html>`
}
