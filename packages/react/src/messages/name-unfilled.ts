import { withoutPlural } from '@selvage/i18n/messages'
import type { Catalogue, MessageParams, Translate } from '@selvage/i18n/messages'
import { reportMisuse } from './report-misuse.ts'

/**
 * Returns a translator that also names, in development, each placeholder of a message of the page's
 * own that nothing fills: all forms of a message with a number are read with the first that is
 * shown.
 */
export function nameUnfilled(translate: Translate, catalogue: Catalogue): Translate {
  const seen = new Set<string>()
  const forms = Map.groupBy(Object.keys(catalogue), withoutPlural)
  const plain = translate as (key: string, params?: MessageParams) => string
  const watched = (key: string, params: MessageParams = {}): string => {
    if (!seen.has(key)) {
      seen.add(key)
      for (const form of new Set([key, ...(forms.get(key) ?? [])]))
        report(form, catalogue[form] ?? '', params)
    }
    return plain(key, params)
  }
  return watched as Translate
}

function report(key: string, sentence: string, params: MessageParams): void {
  const takes = Object.keys(params).map((name) => `{{${name}}}`)
  for (const [placeholder, name = ''] of sentence.matchAll(/\{\{\s*(\w*).*?\}\}/g)) {
    if (Object.hasOwn(params, name)) continue
    reportMisuse(
      `The message '${key}' has the placeholder ${placeholder}, which nothing fills, so the page leaves it out. Write ${takes.length > 0 ? takes.join(' or ') : 'the sentence without it'}.`,
    )
  }
}
