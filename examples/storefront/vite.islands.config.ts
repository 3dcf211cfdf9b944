import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'

const NO_STYLE = '\0selvage:no-style'

/**
 * The browser's code: one small entry that brings islands alive, and a chunk for each island. Built
 * apart from the pages, so that what islands share is split by islands alone and no chunk is cut
 * for a route that no browser runs.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), withoutStyles()],
  resolve: {
    conditions: ['selvage-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  // Whatever started the build, the browser gets React's production code.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: '.vite/islands.json',
    // The page itself names the scripts that come next.
    modulePreload: false,
    target: 'es2022',
    rollupOptions: {
      input: 'app/entry.client.ts',
      // 'use client' means nothing to a bundle that runs nowhere else.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})

// The page that an island stands in has its styles already: the server drew it from the same
// component.
function withoutStyles(): Plugin {
  return {
    name: 'selvage:without-styles',
    enforce: 'pre',
    resolveId: (source) => (/\.css(?:\?|$)/.test(source) ? NO_STYLE : undefined),
    load: (id) => (id === NO_STYLE ? 'export {}' : undefined),
  }
}
