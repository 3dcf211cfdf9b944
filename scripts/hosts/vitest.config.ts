import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { fastRun } from '../vitest/fast-run.ts'

// The messages that shoppers look for come from the sources, as in the shop itself.
const conditions = ['selvage-source', 'module', 'node', 'development|production']

/** Hosts: applications of other frameworks that are made of the packages' tarballs, in Chromium. */
export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  root: import.meta.dirname,
  test: {
    // A page on a busy machine takes longer than the second that is given by default.
    expect: { poll: { timeout: 40_000 } },
    name: 'hosts',
    include: ['*.journey.test.ts'],
    globalSetup: [join(import.meta.dirname, 'start-hosts.ts')],
    testTimeout: 120_000,
    // Installing and building hosts on two shared cores takes minutes when all caches are cold.
    hookTimeout: 600_000,
    // A browser on a busy machine can lose a press. The gate names a test that needed this.
    retry: 1,
    ...fastRun,
    // One browser serves all hosts.
    maxWorkers: 1,
  },
})
