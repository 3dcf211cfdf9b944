import { DEFAULT_CURRENCY, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'

/** What an element asks for, as far as it can be asked for; its part checks the rest. */
export interface ReadElement {
  /** 0 when the attribute is no number. */
  readonly designId: number
  readonly lang: Language
  readonly locale: Locale
  /** Three capitals. */
  readonly currency: string
}

/**
 * Reads the attributes that every widget has. The language is the element's, else its
 * surroundings', else English.
 */
export function readElement(element: Element): ReadElement {
  const spoken = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase() ?? ''
  const lang = Object.hasOwn(LOCALE_OF_LANGUAGE, spoken) ? (spoken as Language) : 'en'
  return {
    designId: Number(/^\d{1,10}$/.exec(element.getAttribute('design-id') ?? '')),
    lang,
    locale: LOCALE_OF_LANGUAGE[lang],
    currency: /^[A-Z]{3}$/.exec(element.getAttribute('currency') ?? '')?.[0] ?? DEFAULT_CURRENCY,
  }
}
