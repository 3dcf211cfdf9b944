import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// Workspace packages are read from their sources, so nothing has to be built first.
const SOURCE = 'selvage-source'

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // One style sheet for the whole shop is fetched once, and its rules keep their order.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    // The server is one self-contained file, because our packages have dependencies that the shop
    // cannot resolve.
    noExternal: command === 'build' ? true : [/^@selvage\//],
  },
  environments: {
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      // One file, so that it finds the browser's files beside itself.
      build: { rollupOptions: { input: './server/app.ts', output: { codeSplitting: false } } },
    },
  },
}))
