import { mkdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runCommand } from './lib/command.ts'
import { packPackages } from './lib/pack-packages.ts'
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
for (const tarball of Object.values(await packPackages(packDir)))
  console.log(relative(root, tarball))
