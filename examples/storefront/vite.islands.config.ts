import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { ISLANDS } from './app/islands/islands.table.ts'
import { laterSteps } from './tools/later-steps.ts'
import { leanLibraries } from '../../scripts/lib/lean-libraries.ts'
import { sharedChunks } from './tools/shared-chunks.ts'

const NO_STYLE = '\0selvage:no-style'
const IMPORT_AGAIN = join(import.meta.dirname, 'app/island-runtime/import-again.client.ts')
/** A file that is fetched later, as the bundler writes it. */
const LATER_FILE = /\bimport\((["'`]\.\/[^"'`]+["'`])\)/g
const ENTRY = '/entry.client.ts'
/** The modules that every page with a hydrated island begins with. */
const START = [ENTRY, '/hydrate.client.tsx']
/** The library that the islands run over; `ISLANDS=preact` builds them over preact/compat. */
const library = process.env['ISLANDS'] === 'preact' ? 'preact' : 'react'
const preact = dirname(fileURLToPath(import.meta.resolve('preact/package.json')))
/**
 * The islands with the most code that a page fetches ahead. Those that stand nearest to their
 * budgets count more.
 */
const LARGE = {
  'solid-product': 1,
  'review-form': 1,
  ...(library === 'preact'
    ? {
        'fabric-product': 1,
        'wallpaper-product': 3,
        'home-good-product': 1,
        cart: 40,
        'fill-a-yard': 6,
        checkout: 45,
      }
    : {
        'fabric-product': 12,
        'wallpaper-product': 24,
        'home-good-product': 3,
        cart: 28,
        'fill-a-yard': 140,
        checkout: 40,
      }),
  // Every page has it, and loads it with the first act.
  'cart-link': 1,
  // Those of an act, which count little beside what a page fetches ahead.
  menu: 0.02,
  filters: 0.02,
  'cart-panel': 0.02,
  'log-in': 0.02,
  join: 0.02,
  preferences: 0.02,
  favorite: 0.02,
  'search-form': 0.1,
  // A part of every product's page.
  'recently-viewed': 1,
}

/** The paths are absolute, because files of other packages import React too. */
const OVER_PREACT = [
  { find: 'react-dom/client', replacement: join(preact, 'compat/client.mjs') },
  { find: 'react/jsx-runtime', replacement: join(preact, 'jsx-runtime/dist/jsxRuntime.mjs') },
  { find: /^react(-dom)?$/, replacement: join(preact, 'compat/dist/compat.mjs') },
]

/**
 * The browser's code: one small entry script, a chunk for each island, and a few that islands
 * share. It has a build apart from the pages, so that no chunk is split for a route that no browser
 * runs.
 */
export default defineConfig(async () => {
  const chunks = await sharedChunks(config(), {
    // A page that is only read loads the entry script alone.
    read: { modules: [ENTRY], weight: 100 },
    ...Object.fromEntries(
      Object.entries(LARGE).map(([island, weight]) => [
        island,
        { modules: [...START, `/islands/${island}.tsx`], weight },
      ]),
    ),
  })
  return config({
    // `sharedChunks` has seen to what a chunk needs.
    includeDependenciesRecursively: false,
    groups: [
      // The entry script imports it alone, without the island that does, too.
      { name: (id) => (id.endsWith('/design/recently-viewed.ts') ? 'viewed' : null) },
      { name: (id) => chunks.get(id) ?? null },
    ],
  })
})

function config(codeSplitting: Rolldown.OutputOptions['codeSplitting'] = true): UserConfig {
  return {
    plugins: [
      vanillaExtractPlugin(),
      withoutStyles(),
      importsAgain(),
      leanLibraries(),
      laterSteps(),
    ],
    resolve: {
      conditions: ['selvage-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
      alias: library === 'preact' ? OVER_PREACT : [],
    },
    oxc: { jsx: { runtime: 'automatic' } },
    // The browser gets React's production code in every mode.
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      manifest: `.vite/islands-${library}.json`,
      // Each page preloads the scripts that it needs.
      modulePreload: false,
      target: 'es2022',
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, inline: 1 } },
      rollupOptions: {
        input: [
          'app/entry.client.ts',
          ...Object.keys(ISLANDS).map((name) => `app/islands/${name}.tsx`),
        ],
        // A module that a chunk begins with may stand in one that exports more.
        preserveEntrySignatures: 'allow-extension',
        // The pages' own code gives props and options, which need not be checked again.
        treeshake: {
          manualPureFunctions: [
            'needProps',
            'needHrefs',
            'reportMisuse',
            'checkShopOptions',
            'checkFlash',
          ],
        },
        output: { codeSplitting },
        // 'use client' has no meaning in a bundle for browsers.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
      },
    },
  }
}

// Vite's helper around `import()` preloads style sheets, of which the islands have none. It stands
// in every file that imports another one later, so it is given the address instead. A file that
// another one begins with keeps its own address, because by a second one it would run twice.
function importsAgain(): Plugin {
  return {
    name: 'selvage:imports-again',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? `import { importAgain } from ${JSON.stringify(IMPORT_AGAIN)}
           export const __vitePreload = (by) => typeof by === 'string' ? importAgain(by) : by()`
        : undefined,
    renderChunk(code, _chunk, _options, { chunks }) {
      const begun = new Set(
        Object.values(chunks).flatMap(({ imports }) => imports.map((file) => basename(file))),
      )
      const helper = /__vitePreload(?:\$\d+)?/.exec(code)?.[0]
      const again = code.replaceAll(LATER_FILE, (written, file: string) => {
        if (begun.has(basename(file.slice(1, -1)))) return written
        if (helper === undefined) throw new Error(`${file} is imported without the helper.`)
        return `${helper}(${file})`
      })
      return { code: again, map: null }
    },
  }
}

// The server rendered the page from the same components, so it has their styles already.
function withoutStyles(): Plugin {
  return {
    name: 'selvage:without-styles',
    enforce: 'pre',
    resolveId: (source) => (/\.css(?:\?|$)/.test(source) ? NO_STYLE : undefined),
    load: (id) => (id === NO_STYLE ? 'export {}' : undefined),
  }
}
