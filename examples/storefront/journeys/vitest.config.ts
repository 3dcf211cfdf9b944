import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The words that shoppers look for are read from the sources, as the shop itself was.
const conditions = ['selvage-source', 'module', 'node', 'development|production']

/**
 * Journeys: Chromium against the whole reference shop, built for production and running for real.
 */
export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'journeys',
    include: ['{storefront/journeys,partner-blog}/*.journey.test.ts'],
    globalSetup: [join(import.meta.dirname, 'support/start-shop.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One browser at a time: the shop's servers need the other core.
    fileParallelism: false,
  },
})
