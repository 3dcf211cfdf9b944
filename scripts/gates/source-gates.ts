import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runCommand } from '../lib/command.ts'
import { compiler, nodeBin, root } from '../lib/paths.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/** Type-checks every project and counts the files in the compiler's build records. */
export async function checkTypes(limitMs: number): Promise<Outcome> {
  // The storefront's routes import types that React Router generates from its route table.
  const typegen = await runCommand('node_modules/.bin/react-router', ['typegen'], {
    cwd: join(root, 'examples/storefront'),
    limitMs,
  })
  if (!typegen.ok) return verdict(false, 0, 'files', typegen.output)
  const result = await runCommand(nodeBin, [compiler, '-b'], { limitMs })
  const records = [
    ...globSync('packages/*/dist/.tsbuildinfo', { cwd: root }),
    ...globSync('node_modules/.cache/tsc/*.tsbuildinfo', { cwd: root }),
  ]
  const files = new Set<string>()
  for (const record of records) {
    const { fileNames = [] } = JSON.parse(readFileSync(join(root, record), 'utf8')) as {
      fileNames?: string[]
    }
    for (const name of fileNames) {
      const file = resolve(root, dirname(record), name)
      if (!file.includes('/node_modules/') && !file.includes('/dist/')) files.add(file)
    }
  }
  return verdict(result.ok, files.size, `files in ${records.length} projects`, result.output)
}

/** Lints every source file (eslint.config.js). */
export async function checkLint(limitMs: number): Promise<Outcome> {
  const result = await runCommand(
    'eslint',
    [
      '--format',
      'json',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '.',
    ],
    { limitMs },
  )
  interface FileReport {
    filePath: string
    messages: { line?: number; ruleId: string | null; message: string }[]
  }
  let files: FileReport[]
  try {
    files = JSON.parse(result.stdout) as FileReport[]
  } catch {
    return verdict(false, 0, 'files', result.output)
  }
  const lines = files.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, ruleId, message }) =>
        `${filePath.slice(root.length + 1)}:${line ?? 0} ${message} (${ruleId ?? 'syntax'})`,
    ),
  )
  return verdict(result.ok, files.length, 'files', lines.join('\n'))
}

/** Checks every import against the allowed directions (.dependency-cruiser.cjs). */
export async function checkBoundaries(limitMs: number): Promise<Outcome> {
  const folders = ['packages', 'stories', '.storybook', 'examples', 'scripts']
  const result = await runCommand(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { limitMs },
  )
  interface Summary {
    totalCruised: number
    totalDependenciesCruised: number
    error: number
    violations: { from: string; to: string; rule: { name: string } }[]
  }
  let summary: Summary
  try {
    ;({ summary } = JSON.parse(result.stdout) as { summary: Summary })
  } catch {
    return verdict(false, 0, 'modules', result.output)
  }
  const lines = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  const unit = `modules, ${summary.totalDependenciesCruised} dependencies`
  return verdict(summary.error === 0, summary.totalCruised, unit, lines.join('\n'))
}

/** Finds files, exports and dependencies that nothing uses. */
export async function checkUnused(limitMs: number): Promise<Outcome> {
  const result = await runCommand(
    'knip',
    ['--reporter', 'compact', '--reporter', './scripts/gates/knip-reporter.js'],
    { limitMs },
  )
  const examined = Number(/^files looked at: (\d+)$/m.exec(result.stdout)?.[1] ?? 0)
  return verdict(result.ok, examined, 'files', result.output)
}
