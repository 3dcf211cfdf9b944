import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './lib/command.ts'
import { packageDir, packageNames } from './lib/packages.ts'
import { nodeBin, root } from './lib/paths.ts'

/**
 * `npm run pack:all` writes the tarballs of the packages, as the registry would get them, to
 * `.pack/`.
 */
const packDir = join(root, '.pack')
const build = await runCommand(nodeBin, ['scripts/build.ts'], { show: true })
if (!build.ok) process.exit(1)
await rm(packDir, { recursive: true, force: true })
await mkdir(packDir)
for (const name of packageNames) {
  // pnpm replaces `workspace:*` by real versions.
  const packed = await runCommand(
    'bash',
    [join(root, 'scripts/pnpm.sh'), 'pack', '--pack-destination', packDir],
    { cwd: packageDir(name) },
  )
  if (!packed.ok) {
    console.error(`@selvage/${name} could not be packed.\n${packed.output}`)
    process.exit(1)
  }
}
const tarballs = (await readdir(packDir)).filter((file) => file.endsWith('.tgz'))
if (tarballs.length !== packageNames.length) {
  console.error(`${tarballs.length} tarballs were made of ${packageNames.length} packages.`)
  process.exit(1)
}
for (const tarball of tarballs) console.log(`.pack/${tarball}`)
