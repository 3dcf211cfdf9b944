import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { builtValuesPlugin } from './built-values-plugin.ts'
import { BUILD_MARK } from './bundle.ts'
import { pureContractsPlugin } from './pure-contracts-plugin.ts'

interface ReactWidgetBundle {
  readonly chunks: readonly Rolldown.OutputChunk[]
  /** The CSS of all components in the chunks, for a constructed style sheet. */
  readonly css: string
}

const preact = dirname(fileURLToPath(import.meta.resolve('preact/package.json')))

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
      vanillaExtractPlugin({ identifiers: 'short' }),
      builtValuesPlugin(),
      pureContractsPlugin(),
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
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
  const files = [outputs].flat().flatMap(({ output }) => output)
  const css = files
    .flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    )
    .join('')
  return { chunks: files.filter((file) => file.type === 'chunk'), css: withoutRem(css) }
}

/** Replaces rem with px at 16 px each, because the host page decides the size of a rem. */
function withoutRem(css: string): string {
  return css.replace(
    /(?<![\w-])(\d*\.?\d+)rem\b/g,
    (_, rem: string) => `${Math.round(Number(rem) * 16_000) / 1_000}px`,
  )
}
