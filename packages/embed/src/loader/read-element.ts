import { DEFAULT_CURRENCY, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'
import type { MessagesFile, PageSettings } from '../page/widget-context.ts'

/** The attributes that the loader reads from an element; its widget checks the others. */
export interface ReadElement {
  /** 0 when the attribute is no number. */
  readonly designId: number
  readonly lang: Language
  /** Name of the file of its messages. */
  readonly file: MessagesFile
  readonly locale: Locale
  /** Three capital letters. */
  readonly currency: string
  /** Two capital letters; undefined when neither says a country. */
  readonly country: string | undefined
}

/**
 * Reads the attributes that every widget has. The language is that of the element, else the page's
 * setting, else that of the nearest ancestor with a `lang`; English where the shop lacks it. It is
 * Britain's English where the language names Britain or Australia, or else the country is one.
 */
export function readElement(element: Element, page: PageSettings): ReadElement {
  // An empty attribute is left out.
  const read = (name: string): string =>
    element.getAttribute(name) || page[name as keyof PageSettings] || ''
  const named = read('lang') || element.parentElement?.closest<HTMLElement>('[lang]')?.lang || ''
  // A region may follow, as in de-AT.
  const spoken = named.toLowerCase().replace(/[-_].*/, '')
  const lang = Object.hasOwn(LOCALE_OF_LANGUAGE, spoken) ? (spoken as Language) : 'en'
  return {
    designId: Number(/^\d{1,10}$/.exec(read('design-id'))),
    lang,
    file: lang === 'en' && /gb|uk|au/i.test(named.slice(2) || read('country')) ? 'en-GB' : lang,
    locale: LOCALE_OF_LANGUAGE[lang],
    currency: /^[A-Z]{3}$/.exec(read('currency'))?.[0] || DEFAULT_CURRENCY,
    // Many call Great Britain the UK, which is no code of a country.
    country: /^[A-Z]{2}$/.exec(read('country').replace('UK', 'GB'))?.[0],
  }
}
