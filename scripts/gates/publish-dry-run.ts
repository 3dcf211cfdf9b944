import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageOf, REFERENCE_FOLDER } from '../lib/api-reference.ts'
import { runCommand } from '../lib/command.ts'
import { packageDir, packageNames, targetFilesOf, typedEntryPointsOf } from '../lib/packages.ts'
import type { PackageName } from '../lib/packages.ts'
import { root } from '../lib/paths.ts'
import { licenseProblems } from './license-check.ts'

/** A tarball, as `npm publish --dry-run --json` describes it. */
export interface PublishedTarball {
  readonly name: string
  readonly files: readonly { readonly path: string }[]
}

/**
 * Publishes tarballs as the release does, but for a dry run to a registry in this process. Returns
 * a sentence for each thing that is wrong, with them or with the changesets that wait.
 */
export async function publishProblems(
  tarballs: Readonly<Record<string, string>>,
  limitMs: number,
): Promise<string[]> {
  const registry = await startRegistry()
  try {
    const problems: string[] = []
    for (const name of packageNames)
      problems.push(...(await dryRun(name, tarballs[`@selvage/${name}`] ?? '', registry.url)))
    const sent = registry.writes.map((call) => `A dry run sent ${call} to the registry.`)
    return [
      ...problems,
      ...sent,
      ...(await changesetProblems(limitMs)),
      ...(await licenseProblems(limitMs)),
    ]
  } finally {
    await registry.stop()
  }
}

async function dryRun(name: PackageName, tarball: string, registry: string): Promise<string[]> {
  const flags = ['--access', 'public', '--registry', registry, '--fetch-retries', '0']
  const args = ['publish', tarball, '--dry-run', '--json', ...flags, '--logs-max', '0']
  const [published, manifest] = await Promise.all([
    runCommand('npm', args),
    runCommand('tar', ['-xzOf', tarball, 'package/package.json']),
  ])
  if (!published.ok) return [`@selvage/${name} cannot be published.\n${published.output}`]
  const answer = JSON.parse(published.stdout) as Answer
  const unresolved = /"workspace:[^"]*"/.exec(manifest.stdout)?.[0]
  return [
    ...tarballProblems(name, tarballOf(answer)),
    ...(manifest.ok ? [] : [`@selvage/${name} has no manifest.\n${manifest.output}`]),
    ...(unresolved === undefined ? [] : [`@selvage/${name} depends on ${unresolved}.`]),
  ]
}

/** Newer versions of npm answer with the tarballs by name. */
type Answer = PublishedTarball | Readonly<Record<string, PublishedTarball>>

const isTarball = (answer: Answer): answer is PublishedTarball => Array.isArray(answer.files)

const tarballOf = (answer: Answer): PublishedTarball =>
  isTarball(answer) ? answer : (Object.values(answer)[0] ?? { name: '', files: [] })

/** Returns a sentence for each file that a package's users look for and do not get, or need not. */
export function tarballProblems(name: PackageName, tarball: PublishedTarball): string[] {
  const files = new Set(tarball.files.map(({ path }) => path))
  const pages = typedEntryPointsOf(name).map(({ specifier }) => pageOf(specifier))
  const wanted = [
    ...['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'api-report.md'],
    ...['README.md', ...pages].map((page) => `${REFERENCE_FOLDER}/${page}`),
    ...globSync('guides/*.md', { cwd: packageDir(name) }),
    ...targetFilesOf(name),
    // The script contains other packages, whose licenses go with it.
    ...(name === 'embed' ? ['dist/LICENSES.md'] : []),
    ...[...files].filter((file) => file.endsWith('.woff2')).map(licenseOf),
  ]
  const missing = [...new Set(wanted)].filter((file) => !files.has(file))
  const needless = [...files].filter((file) => /\.test\.|\.tsbuildinfo$|node_modules/.test(file))
  return [
    ...(tarball.name === `@selvage/${name}` ? [] : [`@selvage/${name} is packed as another name.`]),
    ...missing.map((file) => `@selvage/${name} is published without ${file}.`),
    ...needless.map((file) => `@selvage/${name} is published with ${file}.`),
  ]
}

/** The license of a font stands beside it: `fraunces-latin-….woff2` has `fraunces.LICENSE.txt`. */
const licenseOf = (font: string): string => font.replace(/(\/[a-z]+)-[^/]+$/, '$1.LICENSE.txt')

/** A registry that knows no package and takes none. */
async function startRegistry() {
  const writes: string[] = []
  const server = createServer(({ method = '', url = '' }, response) => {
    if (method !== 'GET') writes.push(`${method} ${url}`)
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/`, writes, stop }
}

/** A checkout of a tag has no main branch that could be compared with. */
async function changesetProblems(limitMs: number): Promise<string[]> {
  const git = (ref: string) => runCommand('git', ['rev-parse', '--verify', '--quiet', ref])
  if (!(await git('HEAD')).ok) return []
  const since = (await git('main')).ok ? [] : ['--since', 'HEAD']
  const status = await runCommand('changeset', ['status', ...since], { cwd: root, limitMs })
  return status.ok ? [] : [`The changesets give no release.\n${status.output}`]
}
