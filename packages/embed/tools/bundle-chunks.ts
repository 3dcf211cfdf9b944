import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { languages } from '@selvage/i18n/locale'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as british } from '@selvage/i18n/messages/en-GB'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { panelMessages } from '../src/cart-panel/panel-messages.ts'
import { WIDGET_NAMES } from '../src/loader/widget-names.ts'
import { languageFile } from '../src/page/language-file.ts'
import type { MessagesFile } from '../src/page/widget-context.ts'
import {
  REACT_WIDGET_FEATURES,
  reactWidgetMessagesFile,
} from '../src/react-widget/react-widget-messages.ts'
import type { ReactWidgetName } from '../src/react-widget/react-widget-messages.ts'
import { BUILD_MARK, bundle } from './bundle.ts'
import type { BundleOptions } from './bundle.ts'
import { bundleReactWidgets } from './bundle-react-widgets.ts'
import { knownCodesPlugin } from './known-codes-plugin.ts'

/** All that the script or an application fetches after its start. */
export interface Chunks {
  /** The hash of the build, which the name of each file has. */
  readonly mark: string
  /** Code by file name. */
  readonly files: ReadonlyMap<string, string>
  /** Names by which chunks are loaded: `add-to-cart` is the file `add-to-cart-<mark>.js`. */
  readonly names: readonly string[]
  /** The chunks that each of them imports, by name. */
  readonly needs: Readonly<Record<string, readonly string[]>>
}

/** All messages, by language. */
export const catalogues = { en, de, es, fr }
const reactWidgetNames = Object.keys(REACT_WIDGET_FEATURES) as ReactWidgetName[]
/**
 * Chunks that can wait for what they import: it is on the page already, or nobody waits for it. The
 * loader has no byte to spare for more.
 */
const WAITING = new Set(['failed', 'cart-flow', 'cart-panel', 'own-messages'])
const fileOf = (name: string) => `${name}-${BUILD_MARK}.js`
const nameOf = (file: string) => file.replace(/^\.\//, '').replace(`-${BUILD_MARK}.js`, '')

/** Bundles the chunks of all widgets and languages. */
export async function bundleChunks(root: string): Promise<Chunks> {
  const source = (path: string) => join(root, 'src', path)
  const small = await bundleSmallWidgets(root, source)
  const react = await bundleReactWidgets(
    root,
    Object.fromEntries(
      reactWidgetNames.map((name) => [name, source(`${name}/${name}.widget.tsx`)]),
    ),
  )
  const chunks = [...small, ...react.chunks]
  const data = {
    ...messages(),
    'react-styles': `export const css=${JSON.stringify(react.css)};`,
  }
  const files = [
    ...Object.entries(data).map(([name, code]): [string, string] => [fileOf(name), code]),
    ...chunks.map(({ fileName, code }): [string, string] => [fileName, code]),
  ]
  const mark = hash(files.map(([, code]) => code).join(''))
  const marked = (text: string) => text.replaceAll(BUILD_MARK, mark)
  return {
    mark,
    files: new Map(files.map(([name, code]) => [marked(name), marked(code)])),
    names: [
      ...Object.keys(data),
      ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => nameOf(fileName)),
    ],
    // In this order the loader has them in the fewest bytes.
    needs: Object.fromEntries(
      small
        .filter(({ isEntry, name, imports }) => isEntry && !WAITING.has(name) && imports.length > 0)
        .map(({ name, imports }): [string, string[]] => [name, imports.map(nameOf).toSorted()])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

/** Bundles the widgets without React, and what they share. */
async function bundleSmallWidgets(root: string, source: (path: string) => string) {
  const card = source('design-card/design-card.chunk.ts')
  const built = { [card]: fileOf('design-card') }
  const plugins = [knownCodesPlugin()]
  const others = (input: BundleOptions['input']) =>
    bundle({ root, format: 'es', built, input, plugins })
  /** The plain widgets that are bundled alone; the others share code with another chunk. */
  const alone = WIDGET_NAMES.filter(
    (name) =>
      name !== 'design-card' &&
      name !== 'add-to-cart' &&
      !Object.hasOwn(REACT_WIDGET_FEATURES, name),
  )
  const bundles = await Promise.all([
    bundle({ root, format: 'es', input: { 'design-card': card } }),
    others({ 'own-messages': source('own-messages/own-messages.chunk.ts') }),
    others({ failed: source('failed/failed.chunk.ts') }),
    others({ 'wrong-attributes': source('wrong-attributes/wrong-attributes.chunk.ts') }),
    others({ region: source('page/region.chunk.ts') }),
    others({ 'unknown-shop': source('unknown-shop/unknown-shop.chunk.ts') }),
    others({ 'cart-panel': source('cart-panel/cart-panel.chunk.ts') }),
    ...alone.map((name) => others({ [name]: source(`${name}/${name}.widget.ts`) })),
    // A page loads both of these, so they share a chunk.
    others({
      'add-to-cart': source('add-to-cart/add-to-cart.widget.ts'),
      'cart-flow': source('add-to-cart/cart-flow.ts'),
    }),
  ])
  return bundles.flat()
}

/** The messages and paths of each file, for the small widgets and for each React widget. */
function messages(): Readonly<Record<string, string>> {
  const named = [
    ...languages.map((lang) => ({ file: lang, lang, catalogue: catalogues[lang] })),
    { file: 'en-GB', lang: 'en', catalogue: british },
  ] as const satisfies readonly { readonly file: MessagesFile; readonly [key: string]: unknown }[]
  return Object.fromEntries(
    named.flatMap(({ file, lang, catalogue }) => [
      [file, languageCode(languageFile(lang, catalogue))],
      [`cart-panel-${file}`, `export const messages=${JSON.stringify(panelMessages(catalogue))};`],
      ...reactWidgetNames.map((name) => [
        `${name}-${file}`,
        languageCode(reactWidgetMessagesFile(name, lang, catalogue)),
      ]),
    ]),
  ) as Record<string, string>
}

function languageCode(file: { readonly messages: object; readonly paths: object }): string {
  return `export const messages=${JSON.stringify(file.messages)},paths=${JSON.stringify(file.paths)};`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
