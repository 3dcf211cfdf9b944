import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// Workspace packages are read from their sources, so nothing has to be built before the shop.
const SOURCE = 'selvage-source'

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // One style sheet for the whole shop: fetched once, and its rules keep the order that they were
  // written in.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    // One self-contained file: packages of ours depend on packages that the shop itself cannot see.
    noExternal: command === 'build' ? true : [/^@selvage\//],
  },
  environments: {
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
}))
