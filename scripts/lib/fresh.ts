import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from './command.ts'
import { withLock } from './lock.ts'
import { cacheDir, nodeBin, root } from './paths.ts'

interface Build {
  name: string
  /** Globs from the workspace's root; a change in one of these files makes the build stale. */
  sources: readonly string[]
  /** A file that the build writes; without it the build is stale, too. */
  output: string
  command: readonly [string, ...string[]]
  cwd: string
}

const packageSources = ['packages/*/src/**/*', 'packages/*/package.json', 'pnpm-lock.yaml']

const embedBuild: Build = {
  name: 'embed script',
  sources: [
    ...packageSources,
    'packages/embed/{*.ts,tools/**/*}',
    'scripts/lib/{lean-libraries,pure-contracts}.ts',
  ],
  output: 'packages/embed/dist/selvage.js',
  command: [nodeBin, '--conditions=selvage-source', 'build.ts'],
  cwd: 'packages/embed',
}

/**
 * The embed for the stories. The page that contains it is its shop, so that it works from static
 * files.
 */
const storiesEmbedBuild: Build = {
  ...embedBuild,
  name: 'embed script of the stories',
  output: 'node_modules/.cache/selvage/stories-embed/selvage.js',
  command: [
    nodeBin,
    '--conditions=selvage-source',
    'build.ts',
    '--page',
    '--out',
    join(cacheDir, 'stories-embed'),
  ],
}

const storefrontBuild: Build = {
  name: 'storefront',
  sources: [
    ...packageSources,
    'examples/storefront/*.{ts,json}',
    'examples/storefront/{app,server,tools,public}/**/*',
    'scripts/lib/lean-libraries.ts',
  ],
  output: 'examples/storefront/build/server/index.js',
  // The configuration of the islands' build imports a package, which nothing has built yet.
  command: [
    nodeBin,
    '--conditions=selvage-source',
    'node_modules/@react-router/dev/bin.cjs',
    'build',
  ],
  cwd: 'examples/storefront',
}

/** The packages as they are published, for an application outside the workspace. */
const packagesBuild: Build = {
  name: 'packages',
  sources: [
    ...packageSources,
    'packages/*/{*.ts,tsconfig.json}',
    'packages/embed/tools/**/*',
    'tsconfig.json',
    'scripts/{build,style-sheets,tsup-base}.ts',
    'scripts/lib/{lean-libraries,own-sources,packages,pure-contracts}.ts',
  ],
  output: 'packages/embed/dist/server.js',
  command: [nodeBin, 'scripts/build.ts', '--keep'],
  cwd: '.',
}

/** The pages that travel in the packages' tarballs. */
const referenceBuild: Build = {
  name: 'reference',
  sources: [
    ...packagesBuild.sources,
    'scripts/reference.ts',
    'scripts/lib/{api-*,doc-comments,elements,package-reference}.ts',
  ],
  output: 'packages/embed/reference/custom-elements.md',
  command: [nodeBin, 'scripts/reference.ts'],
  cwd: '.',
}

/** The builds that the example servers and tarballs need, in the order in which they are built. */
export const servingBuilds = {
  packages: packagesBuild,
  reference: referenceBuild,
  embed: embedBuild,
  storefront: storefrontBuild,
  stories: storiesEmbedBuild,
} as const
export type ServingBuild = keyof typeof servingBuilds

/**
 * Builds the files that the example servers serve when their sources have changed since the last
 * build.
 */
export async function buildForServing(
  log: (line: string) => void,
  only: readonly ServingBuild[] = ['embed', 'storefront'],
): Promise<void> {
  for (const name of only)
    await withLock(join(cacheDir, `${name}.lock`), () => buildIfStale(servingBuilds[name], log))
}

async function buildIfStale(build: Build, log: (line: string) => void): Promise<void> {
  const hash = await hashSources(build)
  const stamped = await readFile(stampOf(build), 'utf8').catch(() => '')
  if (existsSync(join(root, build.output)) && stamped === hash) return
  log(`building the ${build.name}`)
  const [command, ...args] = build.command
  const result = await runCommand(command, args, {
    cwd: join(root, build.cwd),
    env: { NODE_ENV: 'production' },
  })
  if (!result.ok) throw new Error(`The ${build.name} could not be built.\n${result.output}`)
  await writeStamp(build, hash)
}

/** Returns a text that is another one after what the example servers serve was built again. */
export async function servedVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const build of [embedBuild, storefrontBuild]) hash.update(await readFile(stampOf(build)))
  return hash.digest('hex')
}

const stampOf = (build: Build): string => join(cacheDir, `${build.name.replaceAll(' ', '-')}.stamp`)

async function writeStamp(build: Build, hash: string): Promise<void> {
  await mkdir(dirname(stampOf(build)), { recursive: true })
  await writeFile(stampOf(build), hash)
}

/**
 * For `scripts/build.ts`, which builds the packages whether they are stale or not: forgets that
 * they are up to date, and returns what records it when they are built.
 */
export async function beginPackagesBuild(): Promise<() => Promise<void>> {
  const hash = await hashSources(packagesBuild)
  await rm(stampOf(packagesBuild), { force: true })
  return () => writeStamp(packagesBuild, hash)
}

async function hashSources(build: Build): Promise<string> {
  const files = globSync(build.sources, { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .toSorted()
  if (files.length < 20)
    throw new Error(
      `The ${build.name} has only ${files.length} sources: the list in scripts/lib/fresh.ts is wrong.`,
    )
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}
