import type { Language, Locale } from '@selvage/core/locale'
import type { Catalogue } from '@selvage/i18n/messages'

/** What a language's file holds: its words, and the storefront's paths in it. */
export interface LanguageFile {
  readonly messages: Catalogue
  /** Paths of the storefront's pages. */
  readonly paths: Readonly<Record<'cart' | 'handover', string>>
}

/** What the loader hands to a widget's code: where the shop is, and what the element asks for. */
export interface WidgetContext {
  /** Address of the gateway, without a slash at the end. */
  readonly gateway: string
  /** Address of the storefront, without a slash at the end. */
  readonly storefront: string
  readonly lang: Language
  readonly locale: Locale
  /** Three capitals; a part checks that it is one of the shop's. */
  readonly currency: string
  /** How wide the element was when it came near the viewport, CSS pixels. */
  readonly widthPx: number
  /** Number of the design; 0 when the attribute is none. */
  readonly designId: number
  /**
   * The parsed but unchecked answer of the batched call that this design is part of; `again` asks
   * anew after a failure. It is plain data, because bundles that share no module read one answer.
   */
  ask(again?: boolean): Promise<unknown>
  /** The language's file. */
  loadMessages(): Promise<LanguageFile>
  /** Fetches a part of the script by its name. */
  load<Part>(name: string): Promise<Part>
}

/** What each tag's part of the script exports. It draws until the signal ends it. */
export interface WidgetPart {
  mount(element: HTMLElement, context: WidgetContext, signal: AbortSignal): void | Promise<void>
}
