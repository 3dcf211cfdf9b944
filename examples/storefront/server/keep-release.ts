import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { HASHES, readServedEmbed } from './served-embed.ts'
import type { StorefrontConfig } from './config.ts'

/** The best quality takes ten times as long, for two bytes in a hundred. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** A release after it was kept. */
export interface StoredRelease {
  readonly version: string
  readonly folder: string
  /** False when it was there already, with the same files. */
  readonly isNew: boolean
}

/**
 * Copies the build of the embed, as this shop serves it, into the folder of releases. A version
 * never changes: rejects when it is there with other files, or when nothing is built.
 */
export async function keepRelease(
  config: Pick<StorefrontConfig, 'publicGatewayUrl' | 'origin'>,
  releases: string,
): Promise<StoredRelease> {
  const embed = readServedEmbed(config)
  if (embed === undefined)
    throw new Error('The embed is not built, so there is no release to keep: run npm run build.')
  const { version } = embed.build
  const folder = join(releases, version)
  const hashes = embed.contents[HASHES] ?? ''
  if (existsSync(join(folder, HASHES))) {
    if ((await readFile(join(folder, HASHES), 'utf8')) === hashes)
      return { version, folder, isNew: false }
    throw new Error(
      `${folder} has other files of ${version} than this build, and pages have their hashes, so nothing is kept. Give the build a new version.`,
    )
  }
  await mkdir(releases, { recursive: true })
  // A release is whole or not there.
  const draft = await mkdtemp(join(releases, '.draft-'))
  try {
    for (const name of embed.names) {
      const content = embed.contents[name] ?? (await readFile(join(embed.folder, name)))
      await writeFile(join(draft, name), content)
      await writeFile(join(draft, `${name}.br`), brotliCompressSync(content, BROTLI))
      await writeFile(join(draft, `${name}.gz`), gzipSync(content, { level: 9 }))
    }
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return { version, folder, isNew: true }
}
