import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import {
  entryPointsOf,
  packageDir,
  packageNames,
  plainFilesOf,
  styleEntryPointsOf,
} from '../lib/packages.ts'
import { nodeBin, root } from '../lib/paths.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/** Builds the packages for publishing. */
export async function checkBuild(limitMs: number): Promise<Outcome> {
  const result = await runCommand(nodeBin, ['scripts/build.ts', '--keep'], { limitMs })
  return verdict(
    result.ok,
    Number(/^built (\d+) entry points$/m.exec(result.output)?.[1] ?? 0),
    'entry points',
    result.output,
  )
}

/**
 * Checks every package as its users get it: its manifest and files with publint, its types with
 * attw.
 */
export async function checkPublishing(limitMs: number): Promise<Outcome> {
  let examined = 0
  const problems: string[] = []
  for (const name of packageNames) {
    const cwd = packageDir(name)
    const entryPoints = entryPointsOf(name)
    if (entryPoints.length === 0) continue
    examined += entryPoints.length
    const lint = await runCommand('publint', ['--strict', '--pack', 'npm', '.'], { cwd, limitMs })
    if (!lint.ok) problems.push(`publint @selvage/${name}\n${lint.output}`)
    const untyped = [
      ...styleEntryPointsOf(name).map((entryPoint) => entryPoint.key),
      ...plainFilesOf(name),
    ].map((key) => key.slice(2))
    const types = await runCommand(
      'attw',
      [
        '--pack',
        '.',
        '--profile',
        'esm-only',
        '--no-emoji',
        '--format',
        'ascii',
        ...(untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []),
      ],
      { cwd, limitMs },
    )
    if (!types.ok) problems.push(`attw @selvage/${name}\n${types.output}`)
  }
  return verdict(problems.length === 0, examined, 'entry points', problems.join('\n'))
}

/** Imports every built entry point in Node without a DOM and fails when one uses the network. */
export async function checkServerSafety(limitMs: number): Promise<Outcome> {
  const entryPoints = packageNames
    .flatMap((name) => entryPointsOf(name))
    .filter((entryPoint) => existsSync(join(packageDir(entryPoint.packageName), entryPoint.built)))
  const program = [
    'globalThis.fetch = () => { throw new Error("an entry point called fetch while it was imported") }',
    ...entryPoints.map(
      (entryPoint) =>
        `await import(${JSON.stringify(join(packageDir(entryPoint.packageName), entryPoint.built))}).catch((error) => { console.error(${JSON.stringify(entryPoint.specifier)}, error); process.exitCode = 1 })`,
    ),
  ].join('\n')
  const result = await runCommand(nodeBin, ['--input-type=module', '--eval', program], { limitMs })
  return verdict(result.ok, entryPoints.length, 'entry points', result.output)
}

/** Checks every entry point against its budget (.size-limit.js). */
export async function checkSizes(limitMs: number): Promise<Outcome> {
  const result = await runCommand('size-limit', ['--json'], { limitMs, cwd: root })
  interface Row {
    name: string
    passed?: boolean
    size: number
    sizeLimit?: number
  }
  let rows: Row[]
  try {
    rows = JSON.parse(result.stdout) as Row[]
  } catch {
    return verdict(false, 0, 'entry points', result.output)
  }
  const over = rows.filter((row) => row.passed !== true)
  return verdict(
    result.ok && over.length === 0,
    rows.length,
    'entry points',
    over.map((row) => `${row.name}: ${row.size} B of ${row.sizeLimit ?? 0} B`).join('\n'),
  )
}
