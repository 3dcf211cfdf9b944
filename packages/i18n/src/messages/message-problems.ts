import { intlLocale } from '../locale/locale.ts'
import { LANGUAGE_KEY, PLURAL, withoutPlural } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import type { CustomMessages } from './message-key.ts'

/** Options of {@link messageProblems}. */
export interface MessageProblemsOptions {
  /** The messages that are replaced, from `@selvage/i18n/messages/en`. */
  readonly ours: Catalogue
  /** The locale of your messages, such as `pl_PL`: its plural rules say which forms there are. */
  readonly locale: string
  /** True for a language of your own: a message that you do not have is a problem too. */
  readonly whole?: boolean
}

const PLACEHOLDER = /\{\{.*?\}\}/g
/** A placeholder that a translator fills. */
const FILLED = /^\{\{\s*(\w+)\s*(?:,\s*number\s*)?\}\}$/

/**
 * Names what is wrong with messages of your own, a sentence for each: a key that is none, a plural
 * form that the language lacks or that is missing, a placeholder that nothing fills, and with
 * `whole` a message without a translation. It is for a test, not for a page.
 */
export function messageProblems(
  own: Catalogue | CustomMessages,
  { ours, locale, whole = false }: MessageProblemsOptions,
): string[] {
  const given = Object.entries(own).filter(([key]) => key !== LANGUAGE_KEY)
  const rules = new Intl.PluralRules(intlLocale(locale))
  const forms = rules.resolvedOptions().pluralCategories
  const needed = neededForms(rules)
  const placeholders = placeholdersOf(ours)
  const plurals = new Set(given.map(([key]) => key).filter((key) => isPlural(key, ours)))
  const bases = new Set([...plurals].map(withoutPlural))
  const all = whole ? [...placeholders.keys()] : [...bases]
  return [
    ...given.flatMap(([key, sentence]) => {
      const base = isPlural(key, ours) ? withoutPlural(key) : key
      const filled = placeholders.get(base)
      const isOurs = key !== base || Object.hasOwn(ours, key)
      if (!filled || !isOurs) return [`There is no message '${key}', so nothing shows it.`]
      return [...formProblems(key, base, forms), ...fillProblems(key, sentence ?? '', filled)]
    }),
    ...all.flatMap((base) =>
      keysOf(base, needed, ours)
        .filter((key) => !Object.hasOwn(own, key))
        .map((key) => `The message '${key}' is missing.`),
    ),
  ]
}

/** Numbers that a shop counts. None is a million, for which some languages have a form. */
const COUNTED = [...Array(200).keys(), 1_000, 10_000, 100_000]

const neededForms = (rules: Intl.PluralRules): readonly string[] => [
  ...new Set([...COUNTED.map((count) => rules.select(count)), 'other']),
]

/** True for a form of a message with a number: `cart.badge_few` beside our `cart.badge_other`. */
const isPlural = (key: string, ours: Catalogue): boolean =>
  PLURAL.test(key) && Object.hasOwn(ours, `${withoutPlural(key)}_other`)

/** Returns the keys that a message has in a language. */
const keysOf = (base: string, forms: readonly string[], ours: Catalogue): readonly string[] =>
  Object.hasOwn(ours, `${base}_other`) ? forms.map((form) => `${base}_${form}`) : [base]

/** Returns the names that fill each message, of all of its forms. */
function placeholdersOf(ours: Catalogue): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [key, sentence] of Object.entries(ours)) {
    if (key === LANGUAGE_KEY) continue
    const base = isPlural(key, ours) ? withoutPlural(key) : key
    const names = found.get(base) ?? new Set(base === key ? [] : ['count'])
    for (const [placeholder] of sentence.matchAll(PLACEHOLDER)) names.add(nameOf(placeholder) ?? '')
    found.set(base, names)
  }
  return found
}

const nameOf = (placeholder: string): string | undefined => FILLED.exec(placeholder)?.[1]

function formProblems(key: string, base: string, forms: readonly string[]): string[] {
  const form = key.slice(base.length + 1)
  // Every language may have a sentence of its own for none.
  if (form === '' || form === 'zero' || forms.includes(form)) return []
  return [`The language has no form '${form}', so nothing shows '${key}': ${forms.join(', ')}.`]
}

function fillProblems(key: string, sentence: string, filled: ReadonlySet<string>): string[] {
  const takes = [...filled].map((name) => `{{${name}}}`).join(', ') || 'none'
  return [...sentence.matchAll(PLACEHOLDER)]
    .filter(([placeholder]) => !filled.has(nameOf(placeholder) ?? ''))
    .map(([placeholder]) => `Nothing fills ${placeholder} in '${key}', which takes ${takes}.`)
}
