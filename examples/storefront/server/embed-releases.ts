import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { EMBED_PREFIX, HASHED, HASHES, MANIFESTS } from './served-embed.ts'
import { FOR_EVER, staticFiles } from './static-files.ts'

/** Matches the version of a release, which is the name of its folder. */
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.-]{1,40})?$/
/** Matches the name of a file beside the others, in no folder. */
const FILE = /^\w[\w.-]*$/

/** A release that was kept: its files by the exact version, and by the names that never change. */
interface Release {
  readonly exact: Hono
  readonly hashed: Hono
}

/**
 * Serves the releases of a folder, each in a folder of its version, so that a page with an older
 * version's code goes on working. A release that is kept while the server runs is served too.
 */
export function releaseFiles(folder: string): Hono {
  const known = new Map<string, Release>()
  const releaseOf = (version: string): Release | undefined => {
    if (!VERSION.test(version)) return undefined
    const release = known.get(version) ?? readRelease(join(folder, version), version)
    if (release) known.set(version, release)
    return release
  }
  const routes = new Hono()
  routes.get(`/${EMBED_PREFIX}:version/:name`, async (c, next) => {
    const answer = await releaseOf(c.req.param('version'))?.exact.fetch(c.req.raw)
    return answer && answer.status !== 404 ? answer : next()
  })
  // A browser may have the script of an older release in its cache, which asks for its own files.
  routes.get(`/${EMBED_PREFIX}:name`, async (c, next) => {
    if (!HASHED.test(c.req.param('name')) || !existsSync(folder)) return next()
    for (const version of readdirSync(folder)) {
      const answer = await releaseOf(version)?.hashed.fetch(c.req.raw)
      if (answer && answer.status !== 404) return answer
    }
    return next()
  })
  return routes
}

function readRelease(folder: string, version: string): Release | undefined {
  if (!existsSync(join(folder, HASHES))) return undefined
  const hashes = JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as object
  const names = new Set([...Object.keys(hashes), ...MANIFESTS].filter((name) => FILE.test(name)))
  const files = { folder, cacheControl: () => FOR_EVER }
  return {
    exact: staticFiles({
      ...files,
      prefix: `${EMBED_PREFIX}${version}/`,
      wanted: (name) => names.has(name),
    }),
    hashed: staticFiles({
      ...files,
      prefix: EMBED_PREFIX,
      wanted: (name) => names.has(name) && HASHED.test(name),
    }),
  }
}
