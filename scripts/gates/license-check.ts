import { join } from 'node:path'
import { runCommand } from '../lib/command.ts'
import { packageNames } from '../lib/packages.ts'
import { root } from '../lib/paths.ts'

/** Licenses that ask for no more of a shop than to keep their text. */
const PERMISSIVE = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'])
/** The packages bring this many with them at least; fewer means that the list was not read. */
const INSTALLED_AT_LEAST = 20

/** The packages that an installation brings along, by license. */
export type Licenses = Readonly<Record<string, readonly { readonly name: string }[]>>

/**
 * Returns a sentence for each package that an installation of ours brings along under a license
 * that a shop would have to read first.
 */
export async function licenseProblems(limitMs: number): Promise<string[]> {
  const ours = packageNames.flatMap((name) => ['--filter', `@selvage/${name}`])
  const list = [join(root, 'scripts/pnpm.sh'), 'licenses', 'list', '--prod', '--json', ...ours]
  const { ok, stdout, output } = await runCommand('bash', list, { limitMs })
  if (!ok) return [`The licenses could not be listed.\n${output}`]
  return judgeLicenses(JSON.parse(stdout.slice(stdout.indexOf('{'))) as Licenses)
}

export function judgeLicenses(licenses: Licenses): string[] {
  const installed = Object.values(licenses).flat().length
  const few =
    installed < INSTALLED_AT_LEAST ? [`Only ${installed} packages have a license to read.`] : []
  const others = Object.entries(licenses).filter(([license]) => !PERMISSIVE.has(license))
  return [
    ...few,
    ...others.flatMap(([license, packages]) =>
      packages.map(({ name }) => `${name} comes with our packages and is licensed as ${license}.`),
    ),
  ]
}
