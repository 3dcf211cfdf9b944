import { CARD_FIELDS } from '@selvage/core/card-frame'
import type { CardField } from '@selvage/core/card-frame'
import { languageOf } from '@selvage/core/locale'
import type { PaySession } from '../store-rows.ts'
import type { FrameSettings } from './frame-settings.ts'
import { FRAME_STYLE } from './style.ts'
import { BRAND_NAMES, FRAME_MESSAGES } from './messages.table.ts'
import type { FrameMessages } from './messages.table.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const html = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
/** JSON that cannot close its script element. */
const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

const TOKENS: Readonly<Record<CardField, string>> = {
  name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
}

function field(name: CardField, messages: FrameMessages): string {
  const hint = {
    name: '',
    number: '',
    expiry: messages.expiryHint,
    cvc: messages.cvcHint,
  }[name]
  const described = `${name}-error${hint === '' ? '' : ` ${name}-hint`}`
  const digits =
    name === 'name'
      ? 'autocapitalize="words" maxlength="120"'
      : 'inputmode="numeric" autocapitalize="off" maxlength="40"'
  return `<div class="field${name === 'name' || name === 'number' ? ' wide' : ''}"><label for="${name}">${html(messages[name])}</label>
${hint === '' ? '' : `<p class="hint" id="${name}-hint">${html(hint)}</p>`}<p class="error" id="${name}-error" hidden></p>
<div class="box"><input id="${name}" name="${name}" type="text" autocomplete="${TOKENS[name]}" autocorrect="off" spellcheck="false" ${digits} required aria-describedby="${described}">${name === 'number' ? '<span class="brand" id="brand" aria-hidden="true"></span>' : ''}</div></div>`
}

/** The card frame's document for one payment session. */
export function framePage({
  session,
  nonce,
  coreUrl,
}: {
  readonly session: PaySession
  readonly nonce: string
  readonly coreUrl: string
}): string {
  const language = languageOf(session.language)
  const messages = FRAME_MESSAGES[language]
  const settings: FrameSettings = {
    sessionId: session.id,
    merchantOrigin: session.merchant_origin,
    messages,
    brands: BRAND_NAMES,
  }
  return `<!doctype html>
<html lang="${language}" data-theme="${html(session.theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(messages.title)}</title><style nonce="${nonce}">${FRAME_STYLE}</style>
<script type="importmap" nonce="${nonce}">${json({ imports: { '@selvage/core/card-frame': coreUrl } })}</script></head>
<body><form id="card" novalidate aria-label="${html(messages.title)}">
${CARD_FIELDS.map((name) => field(name, messages)).join('\n')}
<p class="note wide">${html(messages.sandbox.replace('{{merchant}}', new URL(session.merchant_origin).host))}</p>
</form><p class="status" id="status" role="status"></p><noscript>${html(messages.noScript)}</noscript>
<script type="application/json" id="settings">${json(settings)}</script>
<script type="module" nonce="${nonce}" src="/assets/main.js"></script></body></html>`
}
