import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

// The workspace's packages are read from their sources, so that tests need no build.
const sourceConditions = ['selvage-source', 'module', 'node', 'development|production']
const shared = {
  resolve: { conditions: sourceConditions },
  ssr: {
    resolve: {
      conditions: sourceConditions,
      externalConditions: ['selvage-source', 'node', 'import'],
    },
  },
}
const ignored = ['**/node_modules/**', '**/dist/**', '**/build/**']

export default defineConfig({
  ...shared,
  test: {
    reporters: ['default'],
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{core,machines,i18n}/src/**/*.test.ts',
            'packages/embed/tools/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ignored,
        },
      },
      {
        ...shared,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{react,embed}/src/**/*.test.{ts,tsx}'],
          exclude: ignored,
        },
      },
      {
        ...shared,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'examples',
          environment: 'node',
          include: ['examples/{art,gateway,storefront,partner-blog}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.journey.test.ts'],
          // Long enough for starting a database on two shared cores.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
