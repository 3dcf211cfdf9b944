import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageDir } from './packages.ts'
import type { PackageName } from './packages.ts'
import { root } from './paths.ts'

/**
 * The API reports of the last release, so that a clone without tags and history knows what its
 * users have. A package that had no report then counts as changed.
 */
export interface ReleasedApi {
  readonly version: string
  /** The digest of each package's report. */
  readonly reports: Readonly<Partial<Record<PackageName, string>>>
}

/** A report of today: the package and its text. */
interface Report {
  readonly name: PackageName
  readonly text: string
}

/** The API of today beside that of the last release. */
export interface ApiOfToday {
  readonly released: ReleasedApi
  /** The packages' version; all have the same one. */
  readonly version: string
  readonly reports: readonly Report[]
  /** The texts of the changesets that wait. */
  readonly changesets: readonly string[]
}

const RELEASED_FILE = '.changeset/released-api.json'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the packages that a changeset names in its front matter. */
export function packagesOf(changeset: string): string[] {
  const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(changeset) ?? []
  return [...head.matchAll(/^["']?(@selvage\/[\w-]+)["']?\s*:/gm)].map(([, name = '']) => name)
}

/** Returns a sentence for each package whose API has changed and that no changeset names. */
export function changesetProblems(today: ApiOfToday): string[] {
  const { released, version, reports, changesets } = today
  if (released.version !== version)
    return [
      `${RELEASED_FILE} has the API of ${released.version} and the packages are ${version}, so a change of it cannot be seen. Run \`npm run api\` after \`changeset version\`, and commit the file.`,
    ]
  const named = new Set(changesets.flatMap(packagesOf))
  return reports
    .filter(({ name, text }) => released.reports[name] !== digest(text))
    .filter(({ name }) => !named.has(`@selvage/${name}`))
    .map(
      ({ name }) =>
        `The API of @selvage/${name} is not that of ${version} and no changeset names the package, so its users would meet the change without a line in the CHANGELOG. Write one with \`npm run changeset\`.`,
    )
}

/** Returns the record of a release that has these reports. */
export function releaseOf(version: string, reports: readonly Report[]): ReleasedApi {
  return {
    version,
    reports: Object.fromEntries(reports.map(({ name, text }) => [name, digest(text)])),
  }
}

/** Reads the workspace's record, version and changesets beside the reports of today. */
export function readApiOfToday(reports: readonly Report[]): ApiOfToday {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const manifest = readFileSync(join(packageDir('core'), 'package.json'), 'utf8')
  return {
    released: JSON.parse(read(RELEASED_FILE)) as ReleasedApi,
    version: (JSON.parse(manifest) as { version: string }).version,
    reports,
    changesets: globSync('.changeset/*.md', { cwd: root }).map(read),
  }
}

/** Writes the record of a version that `changeset version` has just made, and of no other. */
export function writeRelease({ released, version, reports }: ApiOfToday): void {
  if (released.version === version) return
  writeFileSync(
    join(root, RELEASED_FILE),
    `${JSON.stringify(releaseOf(version, reports), undefined, 2)}\n`,
  )
}
