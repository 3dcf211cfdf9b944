import { LANGUAGES } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import type { Catalogue } from '@selvage/i18n/messages'

/** A placeholder of a message, as the translator fills it. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:,\s*number\s*)?\}\}/g

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const EXAMPLE = '{"en": {"fabric.addToCart": "Add to bag"}}'

/** A page's own messages that can be shown, and a sentence for each that cannot. */
export interface ReadMessages {
  readonly byLanguage: ReadonlyMap<Language, Catalogue>
  readonly problems: readonly string[]
}

/**
 * Reads a page's own messages, which may be anything.
 * @param placeholders the names that each message may have in braces, by its key
 */
export function readOwnMessages(
  given: unknown,
  placeholders: Readonly<Record<string, string>>,
): ReadMessages {
  const byLanguage = new Map<Language, Catalogue>()
  const problems: string[] = []
  if (!isTable(given))
    return {
      byLanguage,
      problems: [
        `The page’s own messages are ${shown(given)}, which is no table of languages, so the widgets show theirs. Write ${EXAMPLE}.`,
      ],
    }
  for (const [lang, messages] of Object.entries(given)) {
    const language = LANGUAGES.find((each) => each === lang)
    if (!language) {
      problems.push(
        `The page’s own messages name the language "${lang}", which the widgets do not have, so these are left out. Write one of ${LANGUAGES.join(', ')}.`,
      )
    } else if (!isTable(messages)) {
      problems.push(
        `The page’s own messages have ${shown(messages)} for "${lang}", which is no table of messages, so the widgets show theirs. Write ${EXAMPLE}.`,
      )
    } else {
      const checked = Object.entries(messages).map(([key, text]): [string, unknown, string] => [
        key,
        text,
        problemOf(key, text, placeholders),
      ])
      problems.push(
        ...checked.flatMap(([key, , problem]) =>
          problem ? [`The page’s own message "${key}" (${lang}) ${problem}`] : [],
        ),
      )
      byLanguage.set(
        language,
        Object.fromEntries(
          checked.flatMap(([key, text, problem]) => (problem ? [] : [[key, String(text)]])),
        ),
      )
    }
  }
  return { byLanguage, problems }
}

/** Returns why a message cannot be shown, and what to write; empty when it can. */
function problemOf(
  key: string,
  text: unknown,
  placeholders: Readonly<Record<string, string>>,
): string {
  if (!Object.hasOwn(placeholders, key)) return `${unknownKey(key, placeholders)}`
  if (typeof text !== 'string')
    return `is ${shown(text)}, which is no text, so the widgets show theirs. Write a text.`
  const allowed = (placeholders[key] ?? '').split(' ').filter(Boolean)
  const used = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = used.find((name) => !allowed.includes(name))
  const isUnreadable = text.replace(PLACEHOLDER, '').includes('{{')
  if (unknown === undefined && !isUnreadable) return ''
  const what =
    unknown === undefined
      ? 'has braces that are no placeholder'
      : `has {{${unknown}}}, for which there is no value`
  const how =
    allowed.length > 0
      ? `It may have ${allowed.map((name) => `{{${name}}}`).join(', ')}.`
      : 'It may have no placeholder.'
  return `${what}, so the widgets show theirs. ${how}`
}

function unknownKey(key: string, placeholders: Readonly<Record<string, string>>): string {
  const forms = FORMS.map((form) => `${key}_${form}`).filter((each) =>
    Object.hasOwn(placeholders, each),
  )
  return forms.length > 0
    ? `has a form for each number, so it is left out. Write ${forms.map((each) => `"${each}"`).join(' and ')}.`
    : 'is shown by no widget, so it is left out. messages.json lists the keys of those that are.'
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined
  return text === undefined ? String(value) : text.slice(0, 60)
}
