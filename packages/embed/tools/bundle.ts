import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { builtValuesPlugin } from './built-values-plugin.ts'
import { license, noteLicenses } from './bundled-licenses.ts'
import { minifyAgainPlugin } from './minify-again-plugin.ts'
import { pureContractsPlugin } from './pure-contracts-plugin.ts'

/** Placeholder in file names and code for the hash of the build, which is computed last. */
export const BUILD_MARK = '0SELVAGE0'

export interface BundleOptions {
  readonly root: string
  readonly input: Readonly<Record<string, string>>
  readonly format: 'es' | 'iife'
  readonly define?: Readonly<Record<string, string>>
  /** Source files that other bundles contain already, with the name of the built file. */
  readonly built?: Readonly<Record<string, string>>
  readonly plugins?: readonly Plugin[]
}

/** Bundles chunks of the script for browsers and returns them without writing files. */
export async function bundle({
  root,
  input,
  format,
  define = {},
  built = {},
  plugins = [],
}: BundleOptions): Promise<Rolldown.OutputChunk[]> {
  const reuse: Plugin = {
    name: 'selvage-reuse',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = resolved && built[resolved.id]
      return file === undefined || file === null ? null : { id: `./${file}`, external: true }
    },
  }
  const outputs = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      conditions: ['selvage-source', 'module', 'browser', 'production'],
    },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    plugins: [...plugins, reuse, builtValuesPlugin(), pureContractsPlugin(), minifyAgainPlugin()],
    build: {
      write: false,
      license,
      // Vite wraps imports in a preload helper, except in a library.
      ...(format === 'iife' && {
        lib: { entry: { ...input }, formats: ['iife'], name: 'selvage' },
      }),
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          format,
          entryFileNames: format === 'iife' ? '[name].js' : `[name]-${BUILD_MARK}.js`,
          chunkFileNames: `shared-${BUILD_MARK}.js`,
        },
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  return noteLicenses([outputs].flat().flatMap(({ output }) => output)).filter(
    (each): each is Rolldown.OutputChunk => each.type === 'chunk',
  )
}
