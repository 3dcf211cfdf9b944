import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { fastRun } from './scripts/vitest/fast-run.ts'
import { LongestFirst } from './scripts/vitest/longest-first.ts'

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
// Long enough for starting a database on two shared cores.
const databaseTimeouts = { testTimeout: 60_000, hookTimeout: 180_000 }
const ignored = ['**/node_modules/**', '**/dist/**', '**/build/**']

export default defineConfig({
  ...shared,
  // The compiler of style sheets takes these of this file, and no other settings of `ssr`.
  environments: { ssr: { resolve: { conditions: sourceConditions } } },
  test: {
    reporters: ['default'],
    ...fastRun,
    sequence: { sequencer: LongestFirst },
    // A busy machine is slow; a test that hangs still ends.
    testTimeout: 60_000,
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
          exclude: [...ignored, '**/*.journey.test.ts'],
        },
      },
      {
        ...shared,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{react,embed}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/react/src/testing/set-up-dom.ts'],
          exclude: ignored,
        },
      },
      {
        ...shared,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'examples',
          environment: 'node',
          include: ['examples/{agent,art,storefront,partner-blog}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.journey.test.ts'],
          ...databaseTimeouts,
        },
      },
      {
        ...shared,
        test: {
          name: 'gateway',
          environment: 'node',
          include: ['examples/gateway/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['examples/gateway/src/testing/shared-postgres.ts'],
          ...databaseTimeouts,
        },
      },
    ],
  },
})
