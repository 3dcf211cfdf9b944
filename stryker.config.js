import { MUTATION_GROUPS } from './scripts/mutation/groups.table.ts'

// One group of `npm run mutation` (scripts/mutation.ts), which names it in the environment.
const name = process.env['MUTATION_GROUP'] ?? 'money'
const { mutate, ignoreStatic = false } = MUTATION_GROUPS[name]

export default {
  mutate: [...mutate],
  ignoreStatic,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // A busy machine is slow; what hangs is ended by its test's own limit.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 90, break: 90 },
  // Enough for a group's tests; they read the rest through the links in node_modules.
  ignorePatterns: [
    '/.storybook',
    '/stories',
    '/examples/{art,partner-blog,storefront}',
    '/packages/{embed,react}',
    'dist',
    'build',
    'reference',
    '.data',
    '.pack',
  ],
  tempDirName: 'node_modules/.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `node_modules/.cache/selvage/mutation-${name}.json` },
  allowConsoleColors: false,
  concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
}
