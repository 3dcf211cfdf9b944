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
    name: 'journeys',
    include: ['{storefront/journeys,partner-blog}/*.journey.test.ts'],
    globalSetup: [join(import.meta.dirname, 'support/start-shop.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    ...fastRun,
  },
})
