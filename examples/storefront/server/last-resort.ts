import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { defaultLocales } from '@selvage/i18n/locale'
import { referenceOf } from '../app/page/reference.ts'
import { translatorFor } from '../app/page/translators.server.ts'

/**
 * Returns a plain page in the visitor's language, with a link home and the number of the request,
 * for when even the error page cannot be rendered.
 */
export function lastResortPage(language: Language, traceId: string): string {
  const t = translatorFor(defaultLocales[language])
  const text = (messages: string) =>
    messages.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${text(t('page.failedTitle'))} | Selvage</title></head><body><main><h1>${text(t('page.failedTitle'))}</h1><p>${text(t('page.failedText'))} ${text(t('page.reference', { id: referenceOf(traceId) }))}</p>` +
    `<p><a href="${localizePath('home', language)}">${text(t('page.goHome'))}</a></p></main></body></html>`
  )
}
