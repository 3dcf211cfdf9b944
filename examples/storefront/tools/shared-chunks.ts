import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/** The bytes that a file of its own costs: its headers, and text that is compressed less well. */
const FILE_BYTES = 600

/** Code that several pages load. */
interface Group {
  readonly files: ReadonlySet<string>
  readonly bytes: number
}

/** A page that has islands, or an island that many pages have. */
interface Page {
  /** The modules that it loads first. */
  readonly modules: readonly string[]
  /** How much its bytes count; 1 for a page that is far below its budget. */
  readonly weight: number
}

/**
 * Returns the name of the chunk of each module that several islands share. A bundler gives every
 * combination of islands a chunk of its own, which are some forty small files a page. Here two of
 * them become one wherever the pages load less by it: a file is saved on each page that loads both,
 * and a page that loads one gets the code of the other, with all that this imports.
 *
 * @param config The build, without its chunks.
 * @param entries The pages by name.
 */
export async function sharedChunks(
  config: InlineConfig,
  entries: Readonly<Record<string, Page>>,
): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const pages = Object.entries(entries).map(([name, page]) => ({
    weight: page.weight,
    first: firstFiles(chunks, name, page),
  }))
  return new Map(
    merge(chunks, pages)
      .filter(({ files }) => files.size > 1)
      .flatMap(({ files }, at) =>
        [...files].flatMap((file) =>
          (chunks.get(file)?.moduleIds ?? []).map((id) => [id, `shared-${at + 1}`] as const),
        ),
      ),
  )
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A page by the files that it loads first. */
interface LoadedPage {
  readonly weight: number
  readonly first: readonly string[]
}

function firstFiles(chunks: Chunks, name: string, { modules }: Page): readonly string[] {
  const first = [...chunks.values()].filter(({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.endsWith(module)),
  )
  if (first.length !== modules.length)
    throw new Error(`A module of ${name} has no chunk: ${modules.join(', ')}.`)
  return first.map(({ fileName }) => fileName)
}

/** Returns each chunk that more than one page loads. */
function sharedBy(chunks: Chunks, pages: readonly LoadedPage[]): readonly Group[] {
  const loaded = pages.map(({ first }) => reached(chunks, first))
  return [...chunks.values()].flatMap(({ fileName, isEntry, isDynamicEntry, name, code }) => {
    const by = loaded.filter((files) => files.has(fileName)).length
    // The hydration begins every page's island, so that it is shared by all.
    const isOwn = isEntry || (isDynamicEntry && by < pages.length)
    if (by === 0 || isOwn || name === 'rolldown-runtime') return []
    return [{ files: new Set([fileName]), bytes: gzipSync(code).length }]
  })
}

/** The files that some files load, of a group always all. */
function reached(
  chunks: Chunks,
  from: readonly string[],
  groups: readonly Group[] = [],
): ReadonlySet<string> {
  const found = new Set(from)
  for (const file of found) {
    for (const next of chunks.get(file)?.imports ?? []) found.add(next)
    for (const { files } of groups) if (files.has(file)) for (const each of files) found.add(each)
  }
  return found
}

/**
 * True when code outside two groups stands between them, which would then import each other. A
 * group that was made before is one file by now: what one part of it imports, all of it imports.
 */
function importsThrough(
  chunks: Chunks,
  files: ReadonlySet<string>,
  others: ReadonlySet<string>,
  all: readonly Group[],
): boolean {
  const both = new Set([...files, ...others])
  const outside = [...both].flatMap((file) =>
    (chunks.get(file)?.imports ?? []).filter((next) => !both.has(next)),
  )
  const apart = all.filter((group) => group.files !== files && group.files !== others)
  return [...reached(chunks, outside, apart)].some((file) => both.has(file))
}

/** Makes one group of two, again and again, while the pages load less by it. */
function merge(chunks: Chunks, pages: readonly LoadedPage[]): readonly Group[] {
  let groups = sharedBy(chunks, pages)
  for (let least = loadedBytes(chunks, pages, groups); ;) {
    let best: { bytes: number; groups: readonly Group[] } | undefined
    for (const [at, a] of groups.entries())
      for (const b of groups.slice(at + 1)) {
        if (importsThrough(chunks, a.files, b.files, groups)) continue
        const both = { files: new Set([...a.files, ...b.files]), bytes: a.bytes + b.bytes }
        const merged = [...groups.filter((group) => group !== a && group !== b), both]
        const bytes = loadedBytes(chunks, pages, merged)
        if (bytes < (best?.bytes ?? least)) best = { bytes, groups: merged }
      }
    if (!best) return groups
    least = best.bytes
    groups = best.groups
  }
}

/** The bytes of the groups that all pages load, with what each file costs. */
function loadedBytes(
  chunks: Chunks,
  pages: readonly LoadedPage[],
  groups: readonly Group[],
): number {
  const bytesOf = ({ first }: LoadedPage): number => {
    const loaded = reached(chunks, first, groups)
    return groups
      .filter(({ files }) => [...files].some((file) => loaded.has(file)))
      .reduce((sum, { bytes }) => sum + bytes + FILE_BYTES, 0)
  }
  return pages.reduce((sum, page) => sum + page.weight * bytesOf(page), 0)
}
