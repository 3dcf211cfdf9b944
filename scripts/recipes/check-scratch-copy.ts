import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check, getFileInfo, resolveConfig } from 'prettier'
import { runCommand } from '../lib/command.ts'
import type { CommandResult } from '../lib/command.ts'
import { compiler, nodeBin } from '../lib/paths.ts'
import type { Piece, Recipe } from './recipe.ts'
import { writePieces } from './scratch-copy.ts'

/** A copy of the workspace, in which recipes are followed. */
export interface Scratch {
  readonly copy: string
  readonly limitMs: number
}

type Run = (command: string, args: readonly string[]) => Promise<CommandResult>

const runIn =
  ({ copy, limitMs }: Scratch): Run =>
  (command, args) =>
    runCommand(command === 'node' ? nodeBin : command, args, {
      cwd: copy,
      limitMs,
      env: { CI: 'true', NO_COLOR: '1' },
    })

/** Follows every recipe to its end, and returns what does not work then. */
export async function checkFollowed(
  scratch: Scratch,
  recipes: readonly Recipe[],
): Promise<string[]> {
  const run = runIn(scratch)
  const proofs = recipes.flatMap((recipe) => Object.entries(recipe.proofs ?? {}))
  const pieces = [
    ...recipes.flatMap((recipe) => recipe.pieces),
    ...proofs.map(([file, text]): Piece => ({ file, text })),
  ]
  try {
    await writePieces(scratch.copy, pieces, () => true)
  } catch (error) {
    return [withTitles(String(error), recipes)]
  }
  const problems = [
    ...(await checkRun(run('node', ['--conditions=selvage-source', 'scripts/message-params.ts']))),
    ...(await checkRun(runTypegen(scratch))),
  ]
  const types = await run('node', [compiler, '-b', '--pretty', 'false'])
  const files = [...new Set(pieces.map(({ file }) => file))]
  problems.push(
    ...(types.ok ? [] : errorsOf(types.output)),
    ...(await unformatted(scratch, files)),
    ...(await checkRun(
      run(
        'eslint',
        files.filter((file) => /\.tsx?$/.test(file)),
      ),
    )),
  )
  const tests = [
    ...recipes.flatMap((recipe) => recipe.tests ?? []),
    ...proofs.flatMap(([file]) => (/\.test\.tsx?$/.test(file) ? [file] : [])),
  ]
  const tested = await run('vitest', ['run', '--no-isolate', ...new Set(tests)])
  if (!tested.ok) problems.push(...failuresOf(tested.output))
  problems.push(...(await checkRules(run, recipes)))
  for (const { command, prints } of recipes.flatMap((recipe) => recipe.commands ?? [])) {
    const [name, ...args] = command
    const { ok, output } = await run(name, args)
    if (!ok || !output.includes(prints))
      problems.push(`${command.join(' ')} does not print ${prints}\n${output}`)
  }
  return problems.map((problem) => withTitles(problem, recipes))
}

/** Puts the recipes before a problem whose files it speaks of. */
function withTitles(problem: string, recipes: readonly Recipe[]): string {
  const titles = recipes
    .filter(({ pieces, tests = [], proofs = {} }) =>
      [...pieces.map(({ file }) => file), ...tests, ...Object.keys(proofs)].some((file) =>
        problem.includes(file),
      ),
    )
    .map(({ title }) => title)
  return `${titles.length > 0 ? titles.join(' or ') : 'Some recipe'}: ${problem}`
}

/** Leaves out every piece that something names when it is missing; returns those not named. */
export async function checkUnfinished(
  scratch: Scratch,
  recipes: readonly Recipe[],
): Promise<{ readonly named: number; readonly problems: string[] }> {
  const run = runIn(scratch)
  const pieces = recipes.flatMap((recipe) => recipe.pieces)
  const more = recipes.flatMap(({ unfinished }) => unfinished?.pieces ?? [])
  const all = [...pieces, ...more]

  await writePieces(scratch.copy, all, ({ missing }) => missing?.by !== 'types')
  const projects = ['packages/embed', 'examples/gateway', 'examples/storefront']
  const types = await run('node', [compiler, '-b', '--pretty', 'false', ...projects])
  const typeErrors = errorsOf(types.output)

  await writePieces(
    scratch.copy,
    all,
    (piece) => pieces.includes(piece) && !/test/.test(piece.missing?.by ?? ''),
  )
  const wanted = recipes.flatMap(({ title, pieces: own, unfinished }) =>
    [...own.flatMap(({ missing }) => missing ?? []), ...(unfinished?.missing ?? [])].map(
      (missing) => ({ title, ...missing }),
    ),
  )
  const tests = new Set(wanted.flatMap(({ by }) => (by === 'types' ? [] : [by])))
  const tested = await run('vitest', ['run', '--no-isolate', ...tests])
  const failures = failuresOf(tested.output)
  const unnamed = wanted.filter(({ by, names }) => {
    const errors = by === 'types' ? typeErrors : failures
    return !errors.some((error) => names.every((name) => error.includes(name)))
  })
  const problems = unnamed.map(
    ({ title, by, names }) =>
      `${title}: without a piece of it, no error of ${by} names ${names.join(' and ')}.`,
  )
  return { named: wanted.length - unnamed.length, problems }
}

const REFERENCE_GATEWAY = 'examples/gateway/src/testing/conformance.test.ts'

/** Runs the recipes' rules over the reference gateway, which takes long to run over all of them. */
async function checkRules(run: Run, recipes: readonly Recipe[]): Promise<string[]> {
  const rules = recipes.flatMap((recipe) => recipe.rules ?? [])
  const args = ['run', REFERENCE_GATEWAY, '--testNamePattern', rules.join('|')]
  const { ok, output } = await run('vitest', args)
  const isComplete = ok && output.includes(`${rules.length} passed`)
  return isComplete
    ? []
    : [`The reference gateway does not keep each of these rules: ${rules.join('; ')}\n${output}`]
}

const runTypegen = ({ copy, limitMs }: Scratch): Promise<CommandResult> =>
  runCommand('node_modules/.bin/react-router', ['typegen'], {
    cwd: join(copy, 'examples/storefront'),
    limitMs,
  })

async function checkRun(running: Promise<CommandResult>): Promise<string[]> {
  const { ok, output } = await running
  return ok ? [] : [output]
}

/** The errors of the compiler, each with the lines that explain it. */
function errorsOf(output: string): string[] {
  return output.split(/\n(?=\S)/).filter((text) => text.includes('error TS'))
}

/** The failures of a test run. Tests that fail with the same difference are one failure. */
function failuresOf(output: string): string[] {
  const [, ...failures] = output.split(/(?<!^ *FAIL .*\n)^(?= *FAIL )/m)
  return failures.length > 0 ? failures : [output]
}

async function unformatted({ copy }: Scratch, files: readonly string[]): Promise<string[]> {
  const config = await resolveConfig(join(copy, 'package.json'))
  const problems: string[] = []
  for (const file of files) {
    const { inferredParser } = await getFileInfo(file)
    if (inferredParser === null) continue
    const text = await readFile(join(copy, file), 'utf8')
    if (!(await check(text, { ...config, filepath: file })))
      problems.push(`${file} is not formatted.`)
  }
  return problems
}
