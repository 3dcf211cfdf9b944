import { isLanguage, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { widgetKinds, widgetOptions } from '@selvage/embed/snippets'
import { Hono } from 'hono'
import type { EmbedBuild } from '../app/embed-builder/embed-build.ts'
import { PREVIEW_PATH } from '../app/embed-builder/preview-path.ts'
import { translatorFor } from '../app/page/translators.server.ts'
import { escapeMarkup } from './oembed/oembed-text.ts'

const STYLES = `html{color-scheme:light;background:#fff}html[data-on=dark]{color-scheme:dark;background:#14171c}
body{display:flow-root;box-sizing:border-box;margin:0;padding:24px;color:light-dark(#1f1b17,#eee8dc);font:15px/1.5 "Gill Sans",sans-serif}
#place{max-inline-size:640px;margin-inline:auto}html[data-on=narrow] #place{max-inline-size:300px}
#place:has(>selvage-design-card){max-inline-size:320px}#place[data-wide]{max-inline-size:none}
#note{margin:0 auto 16px;max-inline-size:640px;padding:8px 12px;border-inline-start:4px solid #285a8c;background:light-dark(#e6edf3,#1d2a36)}
#note[hidden]{display:none}`

/**
 * Shows the widget that the page around it names. The widget is the real one; a request that would
 * put something into a cart never leaves, and the note says why.
 */
const SCRIPT = `const place = document.getElementById('place')
const note = document.getElementById('note')
const known = JSON.parse(document.getElementById('known').textContent)
const rejectChange = () => { note.hidden = false }
const send = fetch
window.fetch = (request, options) => {
  const address = new URL(request instanceof Request ? request.url : request, location)
  const method = options?.method ?? (request instanceof Request ? request.method : 'GET')
  if (method === 'GET' || /^\\/wallpapers\\/prices\\/calculate/.test(address.pathname)) return send(request, options)
  rejectChange()
  return Promise.reject(new TypeError('A preview puts nothing into a cart.'))
}
addEventListener('click', (event) => {
  const button = event.composedPath().find((each) => each instanceof HTMLElement && each.part?.contains('button'))
  if (!(button instanceof HTMLButtonElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  rejectChange()
}, true)
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.type !== 'selvage-preview' || !Object.hasOwn(known, data.kind)) return
  const tag = 'selvage-' + data.kind
  let widget = place.firstElementChild
  if (widget?.localName !== tag) {
    widget = document.createElement(tag)
    const link = document.createElement('a')
    link.href = data.href
    link.textContent = data.text
    widget.append(link)
    note.hidden = true
  }
  for (const name of known[data.kind]) {
    const value = data.attributes[name]
    if (value === undefined) widget.removeAttribute(name)
    else if (widget.getAttribute(name) !== String(value)) widget.setAttribute(name, value)
  }
  document.documentElement.dataset.on = data.on
  place.toggleAttribute('data-wide', data.on !== 'narrow' && known.wide.includes(data.kind))
  if (!widget.isConnected) place.replaceChildren(widget)
})
new ResizeObserver(() => {
  parent.postMessage({ type: 'selvage-height', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*')
}).observe(document.body)
parent.postMessage({ type: 'selvage-ready' }, '*')`

const KNOWN = JSON.stringify({
  ...Object.fromEntries(
    widgetKinds.map((kind) => [
      kind,
      ['design-id', ...widgetOptions(kind).map(({ name }) => name)],
    ]),
  ),
  wide: ['collection-strip', 'wallpaper-calculator', 'fill-a-yard'],
})

/** Serves the page inside the builder's frame, which the builder alone may frame. */
export function embedPreview(build: EmbedBuild): Hono<{ Variables: { nonce: string } }> {
  return new Hono<{ Variables: { nonce: string } }>().get(PREVIEW_PATH, (c) => {
    const asked = c.req.query('lang')
    const lang = isLanguage(asked) ? asked : 'en'
    const t = translatorFor(LOCALE_OF_LANGUAGE[lang])
    const nonce = c.get('nonce')
    return c.html(
      `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(t('builder.preview'))}</title>
<base target="_blank">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${build.files}/reserve.css">
<style nonce="${nonce}">${STYLES}</style></head>
<body><p id="note" role="status" hidden>${escapeMarkup(t('builder.previewOff'))}</p><div id="place"></div>
<script type="application/json" id="known">${KNOWN}</script>
<script nonce="${nonce}">${SCRIPT}</script>
<script nonce="${nonce}" type="module" async crossorigin="anonymous" src="${build.files}/selvage.js" integrity="${build.integrity.script}"></script></body></html>
`,
      200,
      { 'Cache-Control': 'no-store' },
    )
  })
}
