import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageFormat, ImageView, ImageWidth } from '@selvage/core/design'
import type { RenderRequest } from '../art/render.ts'
import { sourceHash } from '../db/snapshot.ts'
import type { ImagePool } from './image-pool.ts'

/** Which picture of a design. */
export interface ImageKind {
  readonly view: ImageView
  readonly width: ImageWidth
  readonly format: ImageFormat
}

/** Pictures on disk, drawn when they are first asked for. */
export interface ImageStore {
  /** The picture's bytes; callers that ask at the same time share one drawing. */
  get(designId: number, kind: ImageKind, art: () => Promise<RenderRequest['art']>, priority?: 'low'): Promise<Uint8Array>
}

/** A store below a folder. Pictures of other versions of the art lie beside and are never served. */
export function imageStore(folder: string, pool: ImagePool): ImageStore {
  const root = join(folder, sourceHash(['art']))
  const drawing = new Map<string, Promise<Uint8Array>>()

  async function draw(path: string, kind: ImageKind, art: () => Promise<RenderRequest['art']>, priority?: 'low'): Promise<Uint8Array> {
    const bytes = await pool.render({ art: await art(), ...kind }, priority)
    const fresh = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(fresh, bytes)
      await rename(fresh, path)
    } catch {
      // A full disk costs the cache, not the picture.
    }
    return bytes
  }

  return {
    async get(designId, kind, art, priority) {
      const path = join(root, String(designId % 1000), `${designId}-${kind.view}-${kind.width}.${kind.format}`)
      try {
        return await readFile(path)
      } catch {
        const running = drawing.get(path) ?? draw(path, kind, art, priority).finally(() => drawing.delete(path))
        drawing.set(path, running)
        return running
      }
    },
  }
}
