import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFamilies } from '@selvage/react/tokens'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { leanLibraries } from '../../../scripts/lib/lean-libraries.ts'
import { builtValuesPlugin } from './built-values-plugin.ts'
import { license, noteLicenses } from './bundled-licenses.ts'
import { FONT_STACKS } from '../src/page/font-stacks.ts'
import { BUILD_MARK } from './bundle.ts'
import { minifyAgainPlugin } from './minify-again-plugin.ts'
import { pureContractsPlugin } from './pure-contracts-plugin.ts'

interface ReactWidgetBundle {
  readonly chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'code'>[]
  /** The CSS of all components in the chunks, for a constructed style sheet. */
  readonly css: string
}

const preact = dirname(fileURLToPath(import.meta.resolve('preact/package.json')))

/**
 * Leaves out the helper with which Vite wraps each `import()`: it preloads style sheets, of which
 * these chunks have none, and reads addresses that another bundler does not know.
 */
const plainImportsPlugin: Plugin = {
  name: 'selvage-plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load()'
      : undefined,
}

/**
 * Bundles the widgets that are components of @selvage/react. Preact replaces React, and the styles
 * are returned separately.
 */
export async function bundleReactWidgets(
  root: string,
  input: Readonly<Record<string, string>>,
): Promise<ReactWidgetBundle> {
  const outputs = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      conditions: ['selvage-source', 'module', 'browser', 'production'],
      // These paths are absolute because files of other packages import them too.
      alias: [
        { find: 'react-dom/client', replacement: join(preact, 'compat/client.mjs') },
        { find: 'react/jsx-runtime', replacement: join(preact, 'jsx-runtime/dist/jsxRuntime.mjs') },
        { find: /^react(-dom)?$/, replacement: join(preact, 'compat/dist/compat.mjs') },
      ],
    },
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      plainImportsPlugin,
      leanLibraries(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      builtValuesPlugin(),
      pureContractsPlugin(),
      minifyAgainPlugin(),
    ],
    build: {
      write: false,
      license,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        // The widgets' own code gives the components their props, which need not be checked twice.
        treeshake: { manualPureFunctions: ['needProps', 'reportMisuse'] },
        output: {
          format: 'es',
          entryFileNames: `[name]-${BUILD_MARK}.js`,
          chunkFileNames: `react-[name]-${BUILD_MARK}.js`,
        },
        // The directive 'use client' has no effect in a bundle that only runs in browsers.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const files = noteLicenses([outputs].flat().flatMap(({ output }) => output))
  const css = files
    .flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    )
    .join('')
  const chunks = files
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, isEntry, code }) => ({
      fileName,
      isEntry,
      code: code.replaceAll(TOKEN, OWN_TOKEN),
    }))
  return { chunks, css: withHostTheme(withSystemFonts(withoutRem(css))) }
}

const TOKEN = '--selvage-'
const OWN_TOKEN = '--own-'

/**
 * Gives the components' tokens names of their own, whose colors and fonts are the host page's where
 * it names one, on the element or above it. A theme of high contrast is the reader's, so that no
 * page changes it.
 */
function withHostTheme(css: string): string {
  return css.replace(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
    const own = selector.includes('contrast')
      ? body
      : body.replace(/(--selvage-(?:color|font)-[\w-]+):([^;]+)/g, '$1:var(HOST$1,$2)')
    return `${selector}{${own.replaceAll(TOKEN, OWN_TOKEN).replaceAll(`HOST${OWN_TOKEN}`, TOKEN)}}`
  })
}

/** Replaces rem with px at 16 px each, because the host page decides the size of a rem. */
function withoutRem(css: string): string {
  return css.replace(
    /(?<![\w-])(\d*\.?\d+)rem\b/g,
    (_, rem: string) => `${Math.round(Number(rem) * 16_000) / 1_000}px`,
  )
}

/** Replaces the fonts of a page of ours, whose files a host page does not have. */
function withSystemFonts(css: string): string {
  return (['text', 'display'] as const).reduce((replaced, name) => {
    if (!replaced.includes(fontFamilies[name]))
      throw new Error(`The styles of the React widgets do not name the fonts of ${name}.`)
    return replaced.replaceAll(fontFamilies[name], FONT_STACKS[name])
  }, css)
}
