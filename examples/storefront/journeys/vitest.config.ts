import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { fastRun } from '../../../scripts/vitest/fast-run.ts'

// The messages that shoppers look for come from the sources, as in the shop itself.
const conditions = ['selvage-source', 'module', 'node', 'development|production']

/** Journeys: Chromium with the whole reference shop, built for production. */
export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  root: join(import.meta.dirname, '../..'),
  test: {
    // A page on a busy machine takes longer than the default of one second.
    expect: { poll: { timeout: 40_000 } },
    name: 'journeys',
    include: ['{storefront/journeys,partner-blog}/*.journey.test.ts'],
    globalSetup: [join(import.meta.dirname, 'support/start-shop.ts')],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A browser on a busy machine can lose a press. The gate names a test that needed this.
    retry: 1,
    ...fastRun,
  },
})
