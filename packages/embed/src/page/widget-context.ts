import type { Language, Locale } from '@selvage/core/locale'
import type { Catalogue } from '@selvage/i18n/messages'

/** The file of one language: its messages and the storefront's paths. */
export interface LanguageFile {
  readonly messages: Catalogue
  /** Paths of the storefront's pages. */
  readonly paths: Readonly<Record<'cart' | 'collection' | 'handover', string>>
}

/** Names of the files of messages: the language, and `en-GB` for English as Britain writes it. */
export type MessagesFile = Language | 'en-GB'

/** Fetches a chunk of the script by its name. */
export type LoadChunk = <Part>(name: string) => Promise<Part>

/** The shop of all widgets of a page. */
export interface ShopContext {
  /** Address of the gateway, without a slash at the end. */
  readonly gateway: string
  /** Address of the storefront, without a slash at the end. */
  readonly storefront: string
  /** Key of the partner in whose application the widgets are; a page's script has it in its tag. */
  readonly partner?: string | undefined
  /** An application's own messages, as it gave them; a page has them in a script of data. */
  readonly ownMessages?: unknown
}

/**
 * Settings of the script's tag or of the application, for every widget of the page that has none of
 * its own.
 */
export interface PageSettings {
  readonly lang?: string | undefined
  readonly currency?: string | undefined
  readonly country?: string | undefined
  readonly theme?: string | undefined
}

/** Exports of the chunk that resolves the region of an element and its readers. */
export interface RegionPart {
  readonly regionOf: (page: PageSettings, element: Element) => PageSettings
}

/** The shop's addresses and the element's attributes, which the loader passes to a widget. */
export interface WidgetContext extends ShopContext {
  readonly lang: Language
  readonly file: MessagesFile
  readonly locale: Locale
  /** Three capital letters; a widget checks that it is a currency of the shop. */
  readonly currency: string
  /**
   * Two capital letters: of the element, else of the page, else of the reader's languages;
   * undefined when nothing names a country.
   */
  readonly country: string | undefined
  /** Settings of the page for every widget, as they were written. */
  readonly page: PageSettings
  /** Number of the design; 0 when the attribute is no number. */
  readonly designId: number
  /**
   * Returns the response of the batch that includes this design; `again` repeats a request that
   * failed. Bundles that share no module read one response, so each reads a copy of its body.
   */
  ask(again?: boolean): Promise<Response>
  /** Ends this widget and mounts it anew, because what it was drawn from has changed. */
  restart(): void
  /** Fetches a chunk; the one named as `file` is its `LanguageFile`. */
  readonly load: LoadChunk
}

/** The exports of each tag's chunk. A mounted widget works until the signal aborts. */
export interface WidgetPart {
  mount(element: HTMLElement, context: WidgetContext, signal: AbortSignal): void | Promise<void>
}
