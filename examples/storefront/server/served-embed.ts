import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { scriptForShops } from '@selvage/embed/script'
import type { EmbedBuild } from '../app/embed-builder/embed-build.ts'
import type { StorefrontConfig } from './config.ts'

/** The beginning of the paths that partners' pages load. */
export const EMBED_PREFIX = 'embed/'
/** The list of the files that pages may load, with the integrity hash of each. */
export const HASHES = 'sri.json'
const SCRIPT = 'selvage.js'
const STYLES = 'reserve.css'
const SIZES = 'sizes.json'
/** Metadata of the script, served beside it. */
export const MANIFESTS = [HASHES, SIZES, 'custom-elements.json', 'messages.json']
/** Matches a name with a hash of the build: such a file never changes. */
export const HASHED = /-[0-9a-f]{10}\d?\.js$/

/** The build of the embed, as this shop serves it. */
export interface ServedEmbed {
  readonly folder: string
  readonly names: ReadonlySet<string>
  /** Files whose content is this shop's own: the script with its addresses, and its hash. */
  readonly contents: Readonly<Record<string, string>>
  readonly build: EmbedBuild
}

/** Reads the build of the embed; undefined where it is not built. */
export function readServedEmbed({
  publicGatewayUrl,
  origin,
}: Pick<StorefrontConfig, 'publicGatewayUrl' | 'origin'>): ServedEmbed | undefined {
  const folder = embedFolder()
  if (!folder || !existsSync(join(folder, HASHES)) || !existsSync(join(folder, SIZES)))
    return undefined
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T
  const hashes = read<Record<string, string>>(HASHES)
  const { version } = read<{ version: string }>('../package.json')
  const script = scriptForShops(readFileSync(join(folder, SCRIPT), 'utf8'), [
    { gateway: publicGatewayUrl, storefront: origin },
  ])
  const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`
  return {
    folder,
    names: new Set([...Object.keys(hashes), ...MANIFESTS]),
    contents: {
      [SCRIPT]: script,
      [HASHES]: JSON.stringify({ ...hashes, [SCRIPT]: hash }, null, 2),
    },
    build: {
      version,
      files: `${origin}/${EMBED_PREFIX}${version}`,
      integrity: { script: hash, styles: hashes[STYLES] ?? '' },
      sizes: read(SIZES),
    },
  }
}

function embedFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('@selvage/embed/selvage.js'))
  } catch {
    return undefined
  }
}
