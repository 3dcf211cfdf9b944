import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { FOR_EVER, staticFiles } from './static-files.ts'

/** The path of the script that partners' pages load. */
export const EMBED_PREFIX = 'embed/'
/** Metadata of the script, served beside it. */
const MANIFESTS = ['sri.json', 'custom-elements.json']
/** Names with a hash of the build: such a file never changes. */
const HASHED = /-[0-9a-f]{10}\.js$/
/** For names whose content may change: loaded again after five minutes. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400'

/** Serves the files of the embed's build that its list of hashes names. */
export function embedFiles(log: (line: string) => void): Hono {
  const folder = embedFolder()
  const list = folder && join(folder, 'sri.json')
  if (!folder || !list || !existsSync(list)) {
    log(
      'The script for other pages is not built, so /embed/ has nothing: run scripts/build-serving.ts.',
    )
    return new Hono()
  }
  const names = new Set([
    ...Object.keys(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>),
    ...MANIFESTS,
  ])
  return staticFiles({
    folder,
    prefix: EMBED_PREFIX,
    wanted: (name) => names.has(name),
    compress: true,
    cacheControl: (name) => (HASHED.test(name) ? FOR_EVER : SHORT),
  })
}

function embedFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('@selvage/embed/selvage.js'))
  } catch {
    return undefined
  }
}
