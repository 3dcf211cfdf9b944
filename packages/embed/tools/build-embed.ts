import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOM_FOR_SHOPS } from '../src/loader/settings.ts'
import { shownMessages } from '../src/own-messages/shown-messages.ts'
import { panelStyles } from '../src/page/panel.styles.ts'
import { reserveStyles } from '../src/page/reserve.styles.ts'
import { minifyCss } from './built-values-plugin.ts'
import { languages } from '@selvage/i18n/locale'
import { bundleChunks, catalogues } from './bundle-chunks.ts'
import type { Chunks } from './bundle-chunks.ts'
import { bundle } from './bundle.ts'
import { licensesText } from './bundled-licenses.ts'
import { elementTypes } from './element-types.ts'
import { widgetSizes } from './widget-sizes.ts'
import { widgetsManifest } from './widgets-manifest.ts'

const root = join(import.meta.dirname, '..')
const PAGE_AS_SHOP = '[{gateway:location.origin,storefront:location.origin}]'

export interface BuiltFile {
  readonly name: string
  readonly bytes: number
}

interface BuildOptions {
  readonly outDir: string
  /** Makes the page's own origin the shop of `selvage.js`, for stories. */
  readonly pageIsShop?: boolean
}

/**
 * Builds `selvage.js` and everything that it fetches into a folder, and the package's entry points,
 * which take the same chunks. The name of every chunk has a hash of the build, so that browsers may
 * cache it forever. No file has the address of a shop.
 */
export async function buildEmbed({
  outDir,
  pageIsShop = false,
}: BuildOptions): Promise<BuiltFile[]> {
  const chunks = await bundleChunks(root)
  const files = new Map([
    ...chunks.files,
    ['selvage.js', await loader(chunks, pageIsShop ? PAGE_AS_SHOP : ROOM_FOR_SHOPS)],
    ['card.css', await minifyCss(panelStyles)],
    ['reserve.css', await minifyCss(reserveStyles)],
  ])
  const sri = Object.fromEntries(
    [...files].map(([name, code]) => [
      name,
      `sha384-${createHash('sha384').update(code).digest('base64')}`,
    ]),
  )
  const bytesOf = (wanted: RegExp): number =>
    [...files].reduce((sum, [name, code]) => sum + (wanted.test(name) ? gzipped(code) : 0), 0)
  const sizes = widgetSizes(bytesOf, chunks.needs)
  files.set('sizes.json', JSON.stringify(sizes, null, 2))
  files.set('sri.json', JSON.stringify(sri, null, 2))
  files.set('custom-elements.json', JSON.stringify(widgetsManifest(), null, 2))
  const messages = languages.map((lang) => [lang, shownMessages(lang, catalogues[lang])])
  files.set('messages.json', JSON.stringify(Object.fromEntries(messages), null, 2))
  // No page loads these, so they have no integrity hash.
  const unlisted = {
    ...elementTypes(),
    'types-only.js': 'export {}\n',
    // A style sheet exports nothing, as TypeScript has to know of one that is imported.
    'types-only.d.ts': 'export {}\n',
    'index.js': await defineElementsEntry(chunks),
    'server.js': await entryPoint('server.ts'),
    'script.js': await entryPoint('script.ts'),
    'snippets.js': await entryPoint('snippets.ts'),
  }
  await mkdir(outDir, { recursive: true })
  await Promise.all(
    globSync(['*.js', '*.js.map', '*.css'], { cwd: outDir }).map((name) => rm(join(outDir, name))),
  )
  await Promise.all(
    [...Object.entries({ ...unlisted, 'LICENSES.md': licensesText() }), ...files].map(
      ([name, text]) => writeFile(join(outDir, name), text),
    ),
  )
  return [...files].map(([name, text]) => ({ name, bytes: gzipped(text) }))
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** Bundles `selvage.js` for the shops of a list, which is code. */
async function loader({ mark, needs }: Chunks, shops: string): Promise<string> {
  const [built] = await bundle({
    root,
    format: 'iife',
    input: { selvage: join(root, 'src/loader/selvage.ts') },
    define: { SELVAGE_BUILD: JSON.stringify(mark), SELVAGE_NEEDS: JSON.stringify(needs) },
  })
  return withCode(built?.code ?? '', 'SELVAGE_SHOPS', shops)
}

/** Bundles `defineElements` with one `import()` for each chunk, which bundlers follow. */
async function defineElementsEntry({ mark, names }: Chunks): Promise<string> {
  const imports = names
    .filter((name) => name !== 'unknown-shop')
    // In this order they take the fewest bytes.
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((name) => `${JSON.stringify(name)}:()=>import(${JSON.stringify(`./${name}-${mark}.js`)})`)
  const code = await entryPoint('define-elements/define-elements.ts')
  return withCode(code, 'SELVAGE_CHUNKS', `({${imports.join()}})`)
}

async function entryPoint(path: string): Promise<string> {
  const [built] = await bundle({ root, format: 'es', input: { entry: join(root, 'src', path) } })
  return built?.code ?? ''
}

/** Replaces a name that the source only declares, once the bundle is minified. */
function withCode(bundled: string, name: string, code: string): string {
  const [before, after, ...more] = bundled.split(name)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${name} must be in the bundle once, to be replaced by the build.`)
  return before + code + after
}
