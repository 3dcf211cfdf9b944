import { DEFAULT_CURRENCY, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'

/** The attributes that the loader reads from an element; its widget checks the others. */
export interface ReadElement {
  /** 0 when the attribute is no number. */
  readonly designId: number
  readonly lang: Language
  readonly locale: Locale
  /** Three capital letters. */
  readonly currency: string
}

/**
 * Reads the attributes that every widget has. The language is that of the element or of its nearest
 * ancestor with a `lang` that the shop supports; English otherwise.
 */
export function readElement(element: Element): ReadElement {
  const spoken = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase() ?? ''
  // No property that every object has is so short.
  const lang = spoken in LOCALE_OF_LANGUAGE ? (spoken as Language) : 'en'
  return {
    designId: Number(/^\d{1,10}$/.exec(element.getAttribute('design-id') ?? '')),
    lang,
    locale: LOCALE_OF_LANGUAGE[lang],
    currency: /^[A-Z]{3}$/.exec(element.getAttribute('currency') ?? '')?.[0] ?? DEFAULT_CURRENCY,
  }
}
