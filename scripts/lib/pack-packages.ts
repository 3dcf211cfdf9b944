import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { packageDir, packageNames } from './packages.ts'
import { root } from './paths.ts'

/**
 * Writes the tarballs of the built packages, as the registry would get them, into a folder. Returns
 * their paths by the names of the packages.
 * @throws an Error with the packer's output, or when a package has no tarball.
 */
export async function packPackages(folder: string): Promise<Record<string, string>> {
  // pnpm replaces `workspace:*` by real versions.
  const pack = [join(root, 'scripts/pnpm.sh'), 'pack', '--pack-destination', folder]
  await Promise.all(
    packageNames.map(async (name) => {
      const packed = await runCommand('bash', pack, { cwd: packageDir(name) })
      if (!packed.ok) throw new Error(`@selvage/${name} could not be packed.\n${packed.output}`)
    }),
  )
  const files = await readdir(folder)
  return Object.fromEntries(
    packageNames.map((name) => {
      const file = files.find((each) => each.startsWith(`selvage-${name}-`))
      if (file === undefined) throw new Error(`@selvage/${name} was packed without a tarball.`)
      return [`@selvage/${name}`, join(folder, file)]
    }),
  )
}
