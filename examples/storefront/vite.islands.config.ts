import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'

const NO_STYLE = '\0selvage:no-style'

/**
 * The browser's code: one small entry script, and a chunk for each island. It has a build apart
 * from the pages, so that no chunk is split for a route that no browser runs.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), withoutStyles()],
  resolve: {
    conditions: ['selvage-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  // The browser gets React's production code in every mode.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: '.vite/islands.json',
    // Each page preloads the scripts that it needs.
    modulePreload: false,
    target: 'es2022',
    rollupOptions: {
      input: 'app/entry.client.ts',
      // 'use client' has no meaning in a bundle for browsers.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})

// The server rendered the page from the same components, so it has their styles already.
function withoutStyles(): Plugin {
  return {
    name: 'selvage:without-styles',
    enforce: 'pre',
    resolveId: (source) => (/\.css(?:\?|$)/.test(source) ? NO_STYLE : undefined),
    load: (id) => (id === NO_STYLE ? 'export {}' : undefined),
  }
}
