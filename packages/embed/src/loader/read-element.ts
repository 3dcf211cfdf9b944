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
  /** As it was written; a widget checks it. */
  readonly country: string | undefined
}

/** Settings of the script's tag, for every widget of the page that has none of its own. */
export interface PageSettings {
  readonly lang?: string
  readonly currency?: string
  readonly country?: string
}

/**
 * Reads the attributes that every widget has. The language is that of the element, else the page's
 * setting, else that of the nearest ancestor with a `lang`; English where the shop lacks it.
 */
export function readElement(element: Element, page: PageSettings = {}): ReadElement {
  const read = (name: string): string | null => element.getAttribute(name)
  const named = read('lang') ?? page.lang ?? element.closest('[lang]')?.getAttribute('lang')
  const spoken = named?.slice(0, 2).toLowerCase() ?? ''
  // No property that every object has is so short.
  const lang = spoken in LOCALE_OF_LANGUAGE ? (spoken as Language) : 'en'
  return {
    designId: Number(/^\d{1,10}$/.exec(read('design-id') ?? '')),
    lang,
    locale: LOCALE_OF_LANGUAGE[lang],
    currency: /^[A-Z]{3}$/.exec(read('currency') ?? page.currency ?? '')?.[0] ?? DEFAULT_CURRENCY,
    country: read('country') ?? page.country,
  }
}
