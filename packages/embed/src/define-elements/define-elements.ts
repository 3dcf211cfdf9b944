import { defineWidgets } from '../loader/define-widgets.ts'
import { WIDGET_NAMES } from '../loader/widget-names.ts'
import { OUR_SCRIPT } from '../page/find-script.ts'
import { reserveBelowHost } from '../page/reserve.styles.ts'
import { sheetOf } from '../page/shadow.ts'
import type { LoadChunk } from '../page/widget-context.ts'
import { readElementOptions } from './element-options.ts'
import type { ElementOptions } from './element-options.ts'

export type { ElementOptions } from './element-options.ts'
export type { OwnMessages, WidgetMessageKey } from '../own-messages/own-messages.types.ts'

/**
 * The build writes one `import()` for each chunk, by a relative name that an application's bundler
 * follows.
 */
declare const SELVAGE_CHUNKS: Readonly<Record<string, () => Promise<unknown>>>

const loadChunk: LoadChunk = async <Part>(name: string) => (await SELVAGE_CHUNKS[name]?.()) as Part

/** The options with which this page's elements were defined, as text. */
let defined: string | undefined

/**
 * Defines the custom elements `<selvage-design-card>`, `<selvage-add-to-cart>`,
 * `<selvage-wallpaper-calculator>`, `<selvage-fill-a-yard>`, `<selvage-collection-strip>` and
 * `<selvage-cart-button>` for one shop. The code of a widget is a chunk of your own build and is
 * fetched when the widget comes near the viewport. On a server it does nothing. It never throws: a
 * wrong option, other options in a
 * second call, and elements that are defined already are one message on the console each.
 * @example
 * defineElements({ gateway: 'https://api.example.com', storefront: 'https://www.example.com' })
 */
export function defineElements(given: ElementOptions): void {
  if (typeof customElements === 'undefined') return
  const { options, problems } = readElementOptions(given)
  const asText = JSON.stringify(options)
  if (options && defined === asText) return
  for (const problem of problems) console.error(problem)
  if (!options) return
  if (defined !== undefined)
    return console.error(
      'defineElements was called again with other options, so the first ones stay. Call it once, and set what differs on an element.',
    )
  const known = WIDGET_NAMES.find((name) => customElements.get(`selvage-${name}`))
  if (known)
    return console.error(
      `defineElements found <selvage-${known}> defined already, by selvage.js or another copy of @selvage/embed, so that one stays. Take one of the two out of the page.`,
    )
  defined = asText
  const { gateway, storefront, partner, reserve, messages, ...page } = options
  if (reserve) document.adoptedStyleSheets.push(sheetOf(reserveBelowHost))
  defineWidgets({ gateway, storefront, partner, ownMessages: messages }, page, loadChunk)
  document.addEventListener('load', nameLaterScript, true)
}

/** A script that comes later finds every element defined, and has no bytes to say so. */
function nameLaterScript({ target }: Event): void {
  if ((target as Partial<Element>).matches?.(OUR_SCRIPT))
    console.error(
      'selvage.js came after defineElements, so that one stays. Take one of the two out of the page.',
    )
}
