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
    // The fast minifier is enough to compare sizes.
    build: { ...config.build, write: false, minify: 'oxc' },
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
    // Several pages begin with the hydration, so that it is shared.
    const begun = pages.filter(({ first }) => first.includes(fileName)).length
    const isOwn = isEntry || (isDynamicEntry && begun < 2)
    if (by === 0 || isOwn || name === 'rolldown-runtime') return []
    return [{ files: new Set([fileName]), bytes: gzipSync(code).length }]
  })
}

/** The files that some files load, of a group always all. */
function reached(
  chunks: Chunks,
  from: Iterable<string>,
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
  for (let least = Number.POSITIVE_INFINITY; ;) {
    const bytesWith = loadedBytes(chunks, pages, groups)
    least = Math.min(least, bytesWith())
    let best: { bytes: number; a: Group; b: Group } | undefined
    for (const [at, a] of groups.entries())
      for (const [to, b] of groups.entries()) {
        if (to <= at) continue
        const bytes = bytesWith(at, to)
        if (bytes >= (best?.bytes ?? least)) continue
        if (!importsThrough(chunks, a.files, b.files, groups)) best = { bytes, a, b }
      }
    if (!best) return groups
    const { a, b } = best
    const both = { files: new Set([...a.files, ...b.files]), bytes: a.bytes + b.bytes }
    groups = [...groups.filter((group) => group !== a && group !== b), both]
  }
}

/**
 * Returns a function that says how many bytes all pages load, with what each file costs, when two
 * of the groups are one. A page that loads either then loads both, with all that they import.
 */
function loadedBytes(
  chunks: Chunks,
  pages: readonly LoadedPage[],
  groups: readonly Group[],
): (a?: number, b?: number) => number {
  const loadedFrom = (from: Iterable<string>): readonly boolean[] => {
    const loaded = reached(chunks, from, groups)
    return groups.map(({ files }) => [...files].some((file) => loaded.has(file)))
  }
  const ofPages = pages.map(({ weight, first }) => ({ weight, loads: loadedFrom(first) }))
  const ofGroups = groups.map(({ files }) => loadedFrom(files))
  return (a, b) => {
    let sum = 0
    for (const { weight, loads } of ofPages) {
      const isBoth = a !== undefined && b !== undefined && (loads[a] || loads[b])
      let bytes = isBoth ? -FILE_BYTES : 0
      for (const [at, group] of groups.entries())
        if (loads[at] || (isBoth && (ofGroups[a]?.[at] || ofGroups[b]?.[at])))
          bytes += group.bytes + FILE_BYTES
      sum += weight * bytes
    }
    return sum
  }
}
