import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { StorefrontConfig } from './config.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** URLs of the browser's code. */
export interface IslandAssets {
  /** The entry script, which starts a page's islands. */
  readonly entry: string
  /** The script of a page's events. */
  readonly events: string
  /** Returns the name of an island's own file, which stands beside the entry script. */
  readonly fileOf: (name: string) => string
  /** Returns the scripts that an island loads, so that a page can preload all of them at once. */
  readonly scriptsOf: (name: string) => readonly string[]
}

/** Reads the manifest of the islands' build over React or Preact. */
export function readIslandAssets(
  clientFolder: string,
  library: StorefrontConfig['islands'],
): IslandAssets {
  const manifest = new Map(
    Object.entries(
      JSON.parse(
        readFileSync(join(clientFolder, `.vite/islands-${library}.json`), 'utf8'),
      ) as Record<string, Chunk>,
    ),
  )
  const fileAt = (key: string): string => {
    const file = manifest.get(key)?.file
    if (file === undefined) throw new Error(`The build has no file for ${key}.`)
    return file
  }
  const entry = `/${fileAt('app/entry.client.ts')}`
  const known = new Map<string, readonly string[]>()
  const collect = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest.get(key)
    if (!chunk || found.has(`/${chunk.file}`)) return found
    found.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) collect(next, found)
    return found
  }
  const keyOf = (name: string) => `app/islands/${name}.tsx`
  return {
    entry,
    events: `/${fileAt('app/analytics/page-events.client.ts')}`,
    fileOf: (name) => posix.basename(fileAt(keyOf(name))),
    scriptsOf(name) {
      const scripts =
        known.get(name) ??
        [
          ...collect('app/island-runtime/hydrate.client.tsx', collect(keyOf(name), new Set())),
        ].filter((file) => file !== entry)
      known.set(name, scripts)
      return scripts
    },
  }
}
