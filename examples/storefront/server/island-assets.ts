import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Addresses of the scripts that an island needs, so that the page can ask for all of them at once instead of one after another. */
export function islandAssets(clientFolder: string): (name: string) => readonly string[] {
  const manifest = new Map(Object.entries(JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>))
  const withImports = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest.get(key)
    if (!chunk || found.has(`/${chunk.file}`)) return found
    found.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) withImports(next, found)
    return found
  }
  const known = new Map<string, readonly string[]>()
  return (name) => {
    const scripts = known.get(name) ?? [...withImports(`app/islands/${name}.tsx`, withImports('app/hydrate.client.tsx', new Set()))]
    known.set(name, scripts)
    return scripts
  }
}
