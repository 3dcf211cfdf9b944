import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import { packPackages } from '../lib/pack-packages.ts'
import { entryPointsOf, packageDir, packageNames, plainFilesOf } from '../lib/packages.ts'
import type { PackageName } from '../lib/packages.ts'
import { nodeBin, root } from '../lib/paths.ts'
import { dependencyProblems } from './dependency-use.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'
import { publishProblems } from './publish-dry-run.ts'

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
 * attw, and its tarball with a dry run of publishing it.
 */
export async function checkPublishing(limitMs: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-publishing-'))
  try {
    const tarballs = await packPackages(folder)
    const problems: string[] = []
    for (const name of packageNames)
      problems.push(...(await lintTarball(name, tarballs[`@selvage/${name}`] ?? '', limitMs)))
    problems.push(...(await publishProblems(tarballs, limitMs)))
    const examined = packageNames.flatMap(entryPointsOf).length
    return verdict(problems.length === 0, examined, 'entry points', problems.join('\n'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function lintTarball(name: PackageName, tarball: string, limitMs: number): Promise<string[]> {
  const cwd = packageDir(name)
  const untyped = plainFilesOf(name).map((key) => key.slice(2))
  const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
  const shown = ['--profile', 'esm-only', '--no-emoji', '--format', 'ascii']
  const [lint, types] = await Promise.all([
    runCommand('publint', ['--strict', tarball], { cwd, limitMs }),
    runCommand('attw', [tarball, ...shown, ...excluded], { cwd, limitMs }),
  ])
  return [
    ...(lint.ok ? [] : [`publint @selvage/${name}\n${lint.output}`]),
    ...(types.ok ? [] : [`attw @selvage/${name}\n${types.output}`]),
    ...dependencyProblems(
      cwd,
      entryPointsOf(name).map(({ built }) => built),
    ),
    ...missingMaps(name),
  ]
}

/** Returns a sentence for each missing source map. */
function missingMaps(name: PackageName): string[] {
  const built = entryPointsOf(name).map((entryPoint) => `${entryPoint.built}.map`)
  // The embed's files are made by a build of their own, without maps.
  return (name === 'embed' ? [] : built)
    .filter((file) => !existsSync(join(packageDir(name), file)))
    .map((file) => `@selvage/${name} has no ${file}.`)
}

/**
 * Imports and requires every built entry point in Node without a DOM, and fails when one uses the
 * network.
 */
export async function checkServerSafety(limitMs: number): Promise<Outcome> {
  const entryPoints = packageNames
    .flatMap((name) => entryPointsOf(name))
    .filter((entryPoint) => existsSync(join(packageDir(entryPoint.packageName), entryPoint.built)))
  const paths = entryPoints.map(({ packageName, built }) => join(packageDir(packageName), built))
  const program = [
    'import { createRequire } from "node:module"',
    'globalThis.fetch = () => { throw new Error("an entry point called fetch while it was imported") }',
    'const fail = (path) => (error) => { console.error(path, error); process.exitCode = 1 }',
    ...paths
      .map((path) => JSON.stringify(path))
      .map((path) => `await import(${path}).catch(fail(${path}))`),
    // As a CommonJS tool finds them: by name, in the package's own folder.
    ...entryPoints.map(({ packageName, specifier }) => {
      const from = JSON.stringify(join(packageDir(packageName), 'package.json'))
      return `try { createRequire(${from})(${JSON.stringify(specifier)}) } catch (error) { fail(${JSON.stringify(specifier)})(error) }`
    }),
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
