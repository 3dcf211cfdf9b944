import { languages } from '@selvage/i18n/locale'
import { withoutPlural } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import type { Language } from '@selvage/core/locale'
import { panelMessages } from '../cart-panel/panel-messages.ts'
import { CARD_KEYS } from '../design-card/card-keys.ts'
import { FAILED_KEYS } from '../failed/failed-keys.ts'
import { languageFile } from '../page/language-file.ts'
import {
  REACT_WIDGET_FEATURES,
  reactWidgetMessagesFile,
} from '../react-widget/react-widget-messages.ts'
import type { ReactWidgetName } from '../react-widget/react-widget-messages.ts'
import { PLACEHOLDER } from './read-own-messages.ts'

/** Returns every message that a widget shows in one language, in the order of its catalog. */
export function shownMessages(lang: Language, catalogue: Catalogue): Catalogue {
  const shown = new Set([
    ...Object.values<string>(CARD_KEYS),
    ...FAILED_KEYS,
    ...Object.keys(languageFile(lang, catalogue).messages),
    ...Object.keys(panelMessages(catalogue)),
    ...(Object.keys(REACT_WIDGET_FEATURES) as ReactWidgetName[]).flatMap((name) =>
      Object.keys(reactWidgetMessagesFile(name, lang, catalogue).messages),
    ),
  ])
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => shown.has(key)))
}

/**
 * Returns the names of the placeholders that each message may have, with spaces between them. The
 * forms of a plural may have what any of them has, and its number.
 */
export function placeholdersOf(
  catalogues: Readonly<Record<Language, Catalogue>>,
): Readonly<Record<string, string>> {
  const messages = languages.flatMap((lang) =>
    Object.entries(shownMessages(lang, catalogues[lang])),
  )
  const byBase = new Map<string, Set<string>>()
  for (const [key, sentence] of messages) {
    const base = withoutPlural(key)
    const names = byBase.get(base) ?? new Set(base === key ? [] : ['count'])
    for (const [, name = ''] of sentence.matchAll(PLACEHOLDER)) names.add(name)
    byBase.set(base, names)
  }
  return Object.fromEntries(
    messages.map(([key]) => [key, [...(byBase.get(withoutPlural(key)) ?? [])].join(' ')]),
  )
}
