import { defineConfig } from 'vitest/config'
import { MUTATION_GROUPS } from './groups.table.ts'
import type { MutationGroupName } from './groups.table.ts'

// The tests of one group of `npm run mutation`, in the copy of the workspace that Stryker makes.
const group = MUTATION_GROUPS[process.env['MUTATION_GROUP'] as MutationGroupName]
const conditions = ['selvage-source', 'module', 'node', 'development|production']

export default defineConfig({
  root: process.cwd(),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['selvage-source', 'node', 'import'] } },
  test: {
    include: [...group.tests],
    // A random input may miss tomorrow the change that it notices today: a named example counts.
    exclude: ['**/*.{property,paths,bundle}.test.ts'],
    // A changed rule may wait for ever.
    testTimeout: 10_000,
  },
})
