import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys: Chromium against the whole reference shop, built for production and running for real. */
export default defineConfig({
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
