import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { preferredEncoding } from './encoding.ts'
import type { Encoding } from './encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** For file names that contain a hash of the content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly bodies: Readonly<Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>>
}

/** A folder whose files are served. */
interface Folder {
  readonly folder: string
  /** The path before a file's name. */
  readonly prefix?: string
  /** Chooses the files to serve; by default all. */
  readonly wanted?: (name: string) => boolean
  readonly cacheControl?: (name: string) => string
  /** Files whose content is another than in the folder, by name. */
  readonly contents?: Readonly<Record<string, string>>
  /** Compresses the files here, for a folder without compressed copies. */
  readonly compress?: boolean
}

// Vite adds a hash of the content to every name below assets/.
const siteCache = (name: string): string =>
  name.startsWith('assets/') ? FOR_EVER : 'public, max-age=3600'

/** Serves the files that a folder has at the start. No path can reach any other file. */
export function staticFiles(folder: Folder): Hono {
  const files = readFiles(folder)
  const routes = new Hono()
  routes.get('*', async (c, next) => {
    const file = files.get(c.req.path)
    if (!file) return next()
    const headers = {
      'Cache-Control': file.cacheControl,
      // A name with a hash never gets other content, so nobody asks whether it did.
      ...(file.cacheControl !== FOR_EVER && { ETag: file.etag }),
      'Content-Type': file.type,
      Vary: 'Accept-Encoding',
    }
    if (
      c.req
        .header('if-none-match')
        ?.split(',')
        .some((tag) => tag.trim().replace(/^W\//, '') === file.etag)
    )
      return c.body(null, 304, headers)
    const encoding = preferredEncoding(
      c.req.header('accept-encoding'),
      (name) => name in file.bodies,
    )
    const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity
    return c.body(
      body ?? '',
      200,
      encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    )
  })
  return routes
}

/**
 * The compressed copies of contents, by their hash: one file can be served at two addresses, and
 * compressing takes most of a server's start.
 */
const compressed = new Map<string, Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>>()

function compressOnce(hash: string, content: Uint8Array<ArrayBuffer>) {
  const copies = compressed.get(hash) ?? {
    br: new Uint8Array(brotliCompressSync(content)),
    gzip: new Uint8Array(gzipSync(content, { level: 9 })),
  }
  compressed.set(hash, copies)
  return copies
}

const encode = (text: string | undefined) =>
  text === undefined ? undefined : new TextEncoder().encode(text)

function readFiles({
  folder,
  prefix = '',
  wanted = () => true,
  cacheControl = siteCache,
  contents = {},
  compress = false,
}: Folder): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(names)
  const read = (name: string) =>
    present.has(name) ? new Uint8Array(readFileSync(join(folder, name))) : undefined
  return new Map(
    names
      .filter(
        (name) => Object.hasOwn(TYPES, extname(name)) && !name.startsWith('.') && wanted(name),
      )
      .map((name) => {
        const identity = encode(contents[name]) ?? read(name) ?? new Uint8Array()
        const hash = createHash('sha256').update(identity).digest('base64url')
        const { br, gzip } = compress
          ? compressOnce(hash, identity)
          : { br: read(`${name}.br`), gzip: read(`${name}.gz`) }
        return [
          `/${prefix}${name}`,
          {
            type: TYPES[extname(name)] ?? '',
            etag: `"${hash.slice(0, 22)}"`,
            cacheControl: cacheControl(name),
            bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
          },
        ]
      }),
  )
}
