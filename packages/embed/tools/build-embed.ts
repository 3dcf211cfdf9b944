import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '@selvage/i18n/locale'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { WIDGET_NAMES } from '../src/loader/widget-names.ts'
import { panelStyles } from '../src/page/panel.styles.ts'
import { languageFile } from '../src/page/language-file.ts'
import {
  REACT_WIDGET_FEATURES,
  reactWidgetMessagesFile,
} from '../src/react-widget/react-widget-messages.ts'
import type { ReactWidgetName } from '../src/react-widget/react-widget-messages.ts'
import { elementTypes } from './element-types.ts'
import { widgetsManifest } from './widgets-manifest.ts'
import { BUILD_MARK, bundle } from './bundle.ts'
import { bundleReactWidgets } from './bundle-react-widgets.ts'
import { minifyCss } from './built-values-plugin.ts'
import { reserveStyles } from './reserve.styles.ts'
import { builtInShops } from './shops.ts'

const catalogues = { en, de, es, fr }
const root = join(import.meta.dirname, '..')
const source = (path: string) => join(root, 'src', path)
const reactWidgetNames = Object.keys(REACT_WIDGET_FEATURES) as ReactWidgetName[]
const CARD = source('design-card/design-card.chunk.ts')
/** The plain widgets that are bundled alone; the others share code with another chunk. */
const ownBundleNames = WIDGET_NAMES.filter(
  (name) =>
    name !== 'design-card' && name !== 'add-to-cart' && !Object.hasOwn(REACT_WIDGET_FEATURES, name),
)

export interface BuiltFile {
  readonly name: string
  readonly bytes: number
}

interface BuildOptions {
  readonly outDir: string
  /** The shops that the script may talk to; `page` (for stories) is the page's own origin. */
  readonly shops?: ReturnType<typeof builtInShops> | 'page'
}

const PAGE_AS_SHOP = '[{gateway:location.origin,storefront:location.origin}]'

/**
 * Builds `selvage.js` and everything that it fetches into a folder. The name of every chunk has a
 * hash of the build, so that browsers may cache it forever.
 */
export async function buildEmbed({
  outDir,
  shops = builtInShops(process.env),
}: BuildOptions): Promise<BuiltFile[]> {
  const files = new Map<string, string>()
  for (const lang of languages) {
    const { messages, paths } = languageFile(lang, catalogues[lang])
    files.set(`${lang}-${BUILD_MARK}.js`, languageCode(messages, paths))
    for (const name of reactWidgetNames) {
      const reactWidgets = reactWidgetMessagesFile(name, lang, catalogues[lang])
      files.set(
        `${name}-${lang}-${BUILD_MARK}.js`,
        languageCode(reactWidgets.messages, reactWidgets.paths),
      )
    }
  }
  const built = { [CARD]: `design-card-${BUILD_MARK}.js` }
  const bundles = await Promise.all([
    bundle({ root, format: 'es', input: { 'design-card': CARD } }),
    bundle({ root, format: 'es', built, input: { failed: source('failed/failed.chunk.ts') } }),
    ...ownBundleNames.map((name) =>
      bundle({
        root,
        format: 'es',
        built,
        input: { [name]: source(`${name}/${name}.widget.ts`) },
      }),
    ),
    // A page loads both of these, so they share a chunk.
    bundle({
      root,
      format: 'es',
      built,
      input: {
        'add-to-cart': source('add-to-cart/add-to-cart.widget.ts'),
        'cart-flow': source('add-to-cart/cart-flow.ts'),
      },
    }),
  ])
  const needs: Record<string, readonly string[]> = {}
  for (const chunk of bundles.flat()) {
    files.set(chunk.fileName, chunk.code)
    const imported = chunk.imports.map((file) =>
      file.replace(/^\.\//, '').replace(`-${BUILD_MARK}.js`, ''),
    )
    // A failure can wait for what its chunk imports, and the loader has no byte to spare.
    const isAwaited = chunk.isEntry && chunk.name !== 'failed'
    if (isAwaited && imported.length > 0) needs[chunk.name] = imported
  }
  const reactWidgets = await bundleReactWidgets(
    root,
    Object.fromEntries(
      reactWidgetNames.map((name) => [name, source(`${name}/${name}.widget.tsx`)]),
    ),
  )
  for (const chunk of reactWidgets.chunks) files.set(chunk.fileName, chunk.code)
  files.set(
    `react-styles-${BUILD_MARK}.js`,
    `export const css=${JSON.stringify(reactWidgets.css)};`,
  )
  const mark = hash([...files.values()].join(''))
  const marked = (text: string) => text.replaceAll(BUILD_MARK, mark)
  const [loader] = await bundle({
    root,
    format: 'iife',
    input: { selvage: source('loader/selvage.ts') },
    define: {
      SELVAGE_SHOPS: shops === 'page' ? PAGE_AS_SHOP : JSON.stringify(shops),
      SELVAGE_BUILD: JSON.stringify(mark),
      SELVAGE_NEEDS: JSON.stringify(needs),
    },
  })
  const [server] = await bundle({ root, format: 'es', input: { server: source('server.ts') } })
  if (!loader || !server) throw new Error('The loader or the server’s entry point was not built.')
  const parts = [...files].map(([name, code]): [string, string] => [marked(name), marked(code)])
  files.clear()
  for (const [name, code] of parts) files.set(name, code)
  files.set('selvage.js', loader.code)
  files.set('card.css', await minifyCss(panelStyles))
  files.set('reserve.css', await minifyCss(reserveStyles))
  const sri = Object.fromEntries(
    [...files].map(([name, code]) => [
      name,
      `sha384-${createHash('sha384').update(code).digest('base64')}`,
    ]),
  )
  files.set('sri.json', JSON.stringify(sri, null, 2))
  files.set('custom-elements.json', JSON.stringify(widgetsManifest(), null, 2))
  await mkdir(outDir, { recursive: true })
  await Promise.all(
    globSync(['*.js', '*.css'], { cwd: outDir }).map((name) => rm(join(outDir, name))),
  )
  // No page loads these, so they have no integrity hash.
  const types = { ...elementTypes(), 'types-only.js': 'export {}\n' }
  await Promise.all(
    Object.entries(types).map(([name, text]) => writeFile(join(outDir, name), text)),
  )
  await writeFile(join(outDir, 'server.js'), server.code)
  await Promise.all([...files].map(([name, text]) => writeFile(join(outDir, name), text)))
  return [...files].map(([name, text]) => ({ name, bytes: gzipSync(text, { level: 9 }).length }))
}

function languageCode(messages: object, paths: object): string {
  return `export const messages=${JSON.stringify(messages)},paths=${JSON.stringify(paths)};`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
