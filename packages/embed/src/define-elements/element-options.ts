import type { Currency, Language } from '@selvage/core/locale'
import { isCurrency, isLanguage } from '@selvage/core/locale'
import type { OwnMessages } from '../own-messages/own-messages.types.ts'
import { ADDRESS, withoutSlash } from '../loader/settings.ts'

/** The shop of an application's elements, and what holds for those that say nothing themselves. */
export interface ElementOptions {
  /** Absolute URL of the shop's gateway, such as `https://api.example.com`. */
  readonly gateway: string
  /** Absolute URL of the shop's pages, such as `https://www.example.com`. */
  readonly storefront: string
  /** Key that credits the carts of this application to a partner of the shop. */
  readonly partner?: string | undefined
  /** Language of the widgets; that of the nearest `lang` on the page when left out. */
  readonly lang?: Language | undefined
  /** Currency of the prices; when left out that of `country`, else of the reader's browser. */
  readonly currency?: Currency | undefined
  /** ISO country of the readers, two capitals; that of the language when left out. */
  readonly country?: string | undefined
  /** Colors of the widgets; the page's own color scheme when left out. */
  readonly theme?: 'light' | 'dark' | undefined
  /**
   * Messages of yours in place of the widgets', by language and key: `{ en: { 'fabric.addToCart':
   * 'Add to bag' } }`. They are plain text; one that no widget shows, or with a placeholder that
   * it does not have, is one message on the console.
   */
  readonly messages?: OwnMessages | undefined
  /**
   * Whether each widget's space is reserved until it is drawn, so that the page does not shift;
   * true when left out. Write false where the page imports `@selvage/embed/reserve.css`.
   */
  readonly reserve?: boolean | undefined
}

/** Options as an application without types may give them. */
type Given = Readonly<Partial<Record<keyof ElementOptions, unknown>>>

const EXAMPLE =
  "defineElements({ gateway: 'https://api.example.com', storefront: 'https://www.example.com' })"

/** Accepts an option that holds for all widgets; another value is reported and left out. */
const rules = {
  partner: {
    isValid: (value: unknown) => typeof value === 'string' && value !== '',
    reason: 'is no partner key',
    example: "'pk_…'",
  },
  lang: { isValid: isLanguage, reason: 'is no language of the widgets', example: "'en'" },
  currency: { isValid: isCurrency, reason: 'is no currency of the shop', example: "'USD'" },
  country: {
    isValid: (value: unknown) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
    reason: 'is no country',
    example: "'US'",
  },
  theme: {
    isValid: (value: unknown) => value === 'light' || value === 'dark',
    reason: 'is no theme',
    example: "'dark'",
  },
  messages: {
    isValid: isJsonTable,
    reason: 'is no table of messages',
    example: "{ en: { 'fabric.addToCart': 'Add to bag' } }",
  },
} as const

/** Options that have been read, and a sentence for each that could not be. */
export interface ReadOptions {
  /** Undefined when an address is missing: then nothing can be shown. */
  readonly options: ElementOptions | undefined
  readonly problems: readonly string[]
}

/** Checks the options of an application. Addresses are without a slash at their end. */
export function readElementOptions(given: unknown): ReadOptions {
  const options: Given = typeof given === 'object' && given !== null ? given : {}
  const addresses = {
    gateway: addressOf(options.gateway),
    storefront: addressOf(options.storefront),
  }
  const { gateway, storefront } = addresses
  const missing = (['gateway', 'storefront'] as const).filter((name) => !addresses[name])
  if (gateway === undefined || storefront === undefined)
    return {
      options: undefined,
      problems: missing.map(
        (name) =>
          `defineElements got ${shown(options[name])} as ${name}, which is no absolute URL, so no element is defined. Write for example ${EXAMPLE}.`,
      ),
    }
  const names = Object.keys(rules) as (keyof typeof rules)[]
  const written = names.filter((name) => options[name] !== undefined)
  const [valid, invalid] = [true, false].map((wanted) =>
    written.filter((name) => rules[name].isValid(options[name]) === wanted),
  ) as [typeof written, typeof written]
  return {
    options: {
      gateway,
      storefront,
      reserve: options.reserve !== false,
      ...(Object.fromEntries(
        valid.map((name) => [name, options[name]]),
      ) as Partial<ElementOptions>),
    },
    problems: invalid.map(
      (name) =>
        `defineElements got ${shown(options[name])} as ${name}, which ${rules[name].reason}, so it is left out. Write for example ${name}: ${rules[name].example}.`,
    ),
  }
}

function addressOf(value: unknown): string | undefined {
  const address = typeof value === 'string' ? withoutSlash(value.trim()) : ''
  return ADDRESS.test(address) && URL.canParse(address) ? address : undefined
}

/** True for a table that can be written as JSON, so without a circle. */
function isJsonTable(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && JSON.stringify(value).startsWith('{')
  } catch {
    return false
  }
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value)
