import type { Language } from '@selvage/core/locale'
import type { Catalogue } from '@selvage/i18n/messages'
import { cardMessagesOf } from '../design-card/card-keys.ts'
import { cardMessages } from '../design-card/design-card.chunk.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { placeholders } from './placeholders.computed.ts'
import { readOwnMessages } from './read-own-messages.ts'

let own: ReadonlyMap<Language, Catalogue> | undefined

/**
 * Writes the messages that the page has in place of the widgets' over those of a file. They are
 * read once, and what cannot be shown is logged on the console then.
 */
export function writeOwnMessages(
  { lang, ownMessages }: Pick<WidgetContext, 'lang' | 'ownMessages'>,
  messages: Catalogue = {},
): void {
  if (!own) {
    own = readTables(ownMessages)
    writeCardMessages(own)
  }
  Object.assign(messages, own.get(lang))
}

/** Merges the tables of the page's scripts with that of the application, which wins. */
function readTables(given: unknown): ReadonlyMap<Language, Catalogue> {
  const merged = new Map<Language, Catalogue>()
  for (const each of [...pageTables(), ...(given === undefined ? [] : [given])]) {
    const { byLanguage, problems } = readOwnMessages(each, placeholders)
    for (const problem of problems) console.error(problem)
    for (const [lang, messages] of byLanguage)
      merged.set(lang, { ...merged.get(lang), ...messages })
  }
  return merged
}

/** Those of a card are part of its own file, which is drawn from without waiting. */
function writeCardMessages(messages: ReadonlyMap<Language, Catalogue>): void {
  for (const [lang, own] of messages) Object.assign(cardMessages[lang], cardMessagesOf(own))
}

/** Parses the scripts of data in which the page has its messages. */
function pageTables(): unknown[] {
  return [...document.querySelectorAll('[data-selvage-messages]')].flatMap((script) => {
    try {
      return [JSON.parse(script.textContent ?? '') as unknown]
    } catch (error) {
      console.error(
        `<${script.localName} data-selvage-messages> is no JSON, so the widgets show their own messages. Write for example <script type="application/json" data-selvage-messages>{"en": {"fabric.addToCart": "Add to bag"}}</script>.`,
        error,
      )
      return []
    }
  })
}
