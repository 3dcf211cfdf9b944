import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { Hono } from 'hono'
import { preferredEncoding, type Encoding } from './encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2', '.woff': 'font/woff', '.txt': 'text/plain; charset=utf-8', '.ico': 'image/x-icon', '.png': 'image/png',
  '.avif': 'image/avif', '.webp': 'image/webp', '.webmanifest': 'application/manifest+json', '.xml': 'application/xml',
}

interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly bodies: Readonly<Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>>
}

/** Serves the files that a folder holds at start, and no other: what is not in the list cannot be asked for by any path. */
export function staticFiles(folder: string): Hono {
  const files = readFiles(folder)
  const routes = new Hono()
  routes.get('*', async (c, next) => {
    const file = files.get(c.req.path)
    if (!file) return next()
    const headers = { 'Cache-Control': file.cacheControl, ETag: file.etag, 'Content-Type': file.type, Vary: 'Accept-Encoding' }
    if (c.req.header('if-none-match')?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) return c.body(null, 304, headers)
    const encoding = preferredEncoding(c.req.header('accept-encoding'), (name) => name in file.bodies)
    const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity
    return c.body(body ?? '', 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
  })
  return routes
}

function readFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(names)
  const read = (name: string) => (present.has(name) ? new Uint8Array(readFileSync(join(folder, name))) : undefined)
  return new Map(names.filter((name) => Object.hasOwn(TYPES, extname(name)) && !name.startsWith('.')).map((name) => {
    const identity = read(name) ?? new Uint8Array()
    const [br, gzip] = [read(`${name}.br`), read(`${name}.gz`)]
    return [`/${name}`, {
      type: TYPES[extname(name)] ?? '',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      // Vite puts a hash of the content into every name below assets/.
      cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    }]
  }))
}
