import { Hono } from 'hono'
import type { EmbedBuild } from '../app/embed-builder/embed-build.ts'
import { releaseFiles } from './embed-releases.ts'
import { EMBED_PREFIX, HASHED, readServedEmbed } from './served-embed.ts'
import type { StorefrontConfig } from './config.ts'
import { FOR_EVER, staticFiles } from './static-files.ts'

/** For names whose content may change: loaded again after five minutes. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400'

interface EmbedFiles {
  readonly routes: Hono
  /** Absent where the embed is not built. */
  readonly build?: EmbedBuild
}

/**
 * Serves the files of the embed's build that its list of hashes names, also at an address with the
 * build's exact version, and the releases that were kept. The script gets the addresses of this
 * shop, and the list the hash of that script.
 */
export function embedFiles(
  config: Pick<StorefrontConfig, 'publicGatewayUrl' | 'origin' | 'embedReleases'>,
  log: (line: string) => void,
): EmbedFiles {
  const routes = new Hono()
  const embed = readServedEmbed(config)
  if (embed === undefined) {
    log(
      'The script for other pages is not built, so /embed/ has nothing: run scripts/build-serving.ts.',
    )
    return { routes }
  }
  const { folder, names, contents, build } = embed
  const files = {
    folder,
    wanted: (name: string) => names.has(name),
    contents,
    compress: true,
    cacheControl: (name: string) => (HASHED.test(name) ? FOR_EVER : SHORT),
  }
  routes.route('/', staticFiles({ ...files, prefix: EMBED_PREFIX }))
  // A copied snippet has the hashes of its version, so a browser rejects any other content.
  routes.route('/', staticFiles({ ...files, prefix: `${EMBED_PREFIX}${build.version}/` }))
  if (config.embedReleases !== undefined) routes.route('/', releaseFiles(config.embedReleases))
  return { routes, build }
}
