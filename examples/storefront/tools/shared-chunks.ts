import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/** The bytes that a file of its own costs: its headers, and text that is compressed less well. */
const FILE_BYTES = 600

/** Code that several entries load, with the pages that do. */
interface Group {
  readonly files: ReadonlySet<string>
  readonly pages: ReadonlySet<Page>
  readonly bytes: number
}

/** A page that has islands. */
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
 * and code that it does not need is added to each page that loads one.
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
  const groups = merge(groupsOf(chunks, entries), (files, others, all) =>
    importsThrough(chunks, files, others, all),
  )
  return new Map(
    groups
      .filter(({ files }) => files.size > 1)
      .flatMap(({ files }, at) =>
        [...files].flatMap((file) =>
          (chunks.get(file)?.moduleIds ?? []).map((id) => [id, `shared-${at + 1}`] as const),
        ),
      ),
  )
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Returns each shared chunk of code with the pages that load it. */
function groupsOf(chunks: Chunks, entries: Readonly<Record<string, Page>>): Group[] {
  const pagesOf = new Map<string, Set<Page>>()
  for (const [name, page] of Object.entries(entries)) {
    const { modules } = page
    const first = [...chunks.values()].filter(({ facadeModuleId }) =>
      modules.some((module) => facadeModuleId?.endsWith(module)),
    )
    if (first.length !== modules.length)
      throw new Error(`A module of ${name} has no chunk: ${modules.join(', ')}.`)
    for (const file of reached(
      chunks,
      first.map(({ fileName }) => fileName),
    ))
      pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page))
  }
  return [...pagesOf].flatMap(([file, pages]) => {
    const chunk = chunks.get(file)
    // The hydration begins every page's island, so that it is shared by all.
    const isOwn = chunk === undefined || chunk.isEntry || (chunk.isDynamicEntry && pages.size === 1)
    if (isOwn || chunk.name === 'rolldown-runtime') return []
    return [{ files: new Set([file]), pages, bytes: gzipSync(chunk.code).length }]
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

function merge(
  groups: readonly Group[],
  stands: (
    files: ReadonlySet<string>,
    others: ReadonlySet<string>,
    all: readonly Group[],
  ) => boolean,
): readonly Group[] {
  let best: { saved: number; a: Group; b: Group } | undefined
  for (const [at, a] of groups.entries())
    for (const b of groups.slice(at + 1)) {
      const saved = savedBytes(a, b)
      if (saved > (best?.saved ?? 0) && !stands(a.files, b.files, groups)) best = { saved, a, b }
    }
  if (!best) return groups
  const { a, b } = best
  const merged = {
    files: new Set([...a.files, ...b.files]),
    pages: new Set([...a.pages, ...b.pages]),
    bytes: a.bytes + b.bytes,
  }
  return merge([...groups.filter((group) => group !== a && group !== b), merged], stands)
}

function savedBytes(a: Group, b: Group): number {
  const weigh = (pages: readonly Page[]) => pages.reduce((sum, { weight }) => sum + weight, 0)
  const only = (one: Group, other: Group) =>
    weigh([...one.pages].filter((page) => !other.pages.has(page)))
  const both = weigh([...a.pages].filter((page) => b.pages.has(page)))
  return FILE_BYTES * both - a.bytes * only(b, a) - b.bytes * only(a, b)
}
