import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './lib/command.ts'
import { beginPackagesBuild } from './lib/fresh.ts'
import { withoutOwnSources } from './lib/own-sources.ts'
import { entryPointsOf, packageDir, packageNames } from './lib/packages.ts'
import { compiler, nodeBin, root } from './lib/paths.ts'

// `npm run build` builds the packages for publishing; `--keep` keeps files of the compiler that are
// up to date.
const recordBuild = await beginPackagesBuild()
if (!process.argv.includes('--keep')) {
  await Promise.all(
    packageNames.map((name) =>
      rm(join(packageDir(name), 'dist'), { recursive: true, force: true }),
    ),
  )
}
await must('the declarations', nodeBin, [
  compiler,
  '-b',
  ...packageNames.map((name) => `packages/${name}`),
])
for (const file of globSync(join(root, 'packages/*/dist/**/*.d.ts'))) {
  const written = readFileSync(file, 'utf8')
  const published = withoutOwnSources(written)
  if (published !== written) writeFileSync(file, published)
}
let entryPoints = 0
for (const name of packageNames) {
  const cwd = packageDir(name)
  if (entryPointsOf(name).length > 0) await must(`@selvage/${name}`, 'tsup', [], cwd)
  // The embed's script for pages has a build of its own.
  if (existsSync(join(cwd, 'build.ts')))
    await must(`@selvage/${name}`, nodeBin, ['--conditions=selvage-source', 'build.ts'], cwd)
  const missing = entryPointsOf(name).filter(
    (entryPoint) =>
      !existsSync(join(cwd, entryPoint.built)) ||
      !existsSync(join(cwd, entryPoint.built.replace(/\.js$/, '.d.ts'))),
  )
  if (missing.length > 0)
    fail(
      `@selvage/${name} was built without ${missing.map((entryPoint) => entryPoint.key).join(', ')}.`,
    )
  entryPoints += entryPointsOf(name).length
  console.log(`built @selvage/${name}: ${entryPointsOf(name).length} entry points`)
}
await recordBuild()
console.log(`built ${entryPoints} entry points`)

async function must(
  what: string,
  command: string,
  args: readonly string[],
  cwd?: string,
): Promise<void> {
  const result = await runCommand(command, args, cwd === undefined ? {} : { cwd })
  if (!result.ok) fail(`${what} could not be built.\n${result.output}`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
