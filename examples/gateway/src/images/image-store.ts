import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { artVersion } from '@selvage/example-art'
import type { ImageFormat, ImageView, ImageWidth } from '@selvage/core/design'
import type { LayoutImageWidth } from '@selvage/core/fill-a-yard'
import type { RenderRequest } from '@selvage/example-art/render'
import type { LayoutRequest } from '@selvage/example-art/render-layout'
import type { InteriorRequest } from '@selvage/example-art/render-interior'
import type { ThingRequest } from '@selvage/example-art/render-thing'
import type { ImagePool } from './image-pool.ts'
import type { PictureRequest } from './image-worker.ts'

/** Which picture of a design. */
export interface ImageKind {
  readonly view: ImageView
  readonly width: ImageWidth
  readonly format: ImageFormat
}

/** Which picture of a filled yard. */
export interface LayoutImageKind {
  readonly width: LayoutImageWidth
  readonly format: ImageFormat
}

/** Which picture of a home good: its whole interior, or the middle of it. */
export type InteriorKind = Pick<InteriorRequest, 'width' | 'format' | 'window'>

/** How a picture is drawn that is not on disk yet. */
export interface Drawing {
  /** `low` comes after everything that somebody waits for. */
  readonly priority?: 'low'
  /** Called before a new drawing begins; what it throws rejects this caller alone. */
  readonly admit?: () => void
}

/**
 * Pictures on disk, drawn when they are first asked for. Callers that ask for one at the same time
 * share one drawing.
 */
export interface ImageStore {
  /** A design's picture. */
  get(
    designId: number,
    kind: ImageKind,
    art: () => Promise<RenderRequest['art']>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
  /** A filled yard's picture, by its layout's public id. */
  getLayout(
    image: string,
    kind: LayoutImageKind,
    filled: () => Promise<Pick<LayoutRequest, 'grid' | 'cells' | 'art'>>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
  /** The picture of a design on a home good, by its name. */
  getInterior(
    name: string,
    kind: InteriorKind,
    interior: () => Promise<Pick<InteriorRequest, 'drawing' | 'sides' | 'art'>>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
  /** The picture of a product without a print, by its name. */
  getThing(
    name: string,
    thing: () => Promise<Omit<ThingRequest, keyof typeof THING>>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
}

/** How a product's picture is packed. */
const THING = { width: 480, format: 'webp' } as const

/** Makes a store below a folder; each version of the art has a folder of its own. */
export function imageStore(folder: string, pool: ImagePool): ImageStore {
  const root = join(folder, artVersion())
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function draw(
    path: string,
    request: () => Promise<PictureRequest>,
    priority?: 'low',
  ): Promise<Uint8Array> {
    const bytes = await pool.render(await request(), priority)
    const fresh = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(fresh, bytes)
      await rename(fresh, path)
    } catch {
      // A full disk loses the cache, not the picture.
    }
    return bytes
  }

  async function keep(
    path: string,
    request: () => Promise<PictureRequest>,
    { admit, priority }: Drawing = {},
  ): Promise<Uint8Array> {
    try {
      return await readFile(path)
    } catch {
      const running = underWay.get(path)
      if (running) return running
      admit?.()
      const begun = draw(path, request, priority).finally(() => underWay.delete(path))
      underWay.set(path, begun)
      return begun
    }
  }

  return {
    get(designId, kind, art, drawing) {
      const path = join(
        root,
        String(designId % 1000),
        `${designId}-${kind.view}-${kind.width}.${kind.format}`,
      )
      return keep(path, async () => ({ of: 'design', art: await art(), ...kind }), drawing)
    },
    getLayout(image, kind, filled, drawing) {
      const path = join(root, 'layouts', `${image}-${kind.width}.${kind.format}`)
      return keep(path, async () => ({ of: 'layout', ...(await filled()), ...kind }), drawing)
    },
    getInterior(name, kind, interior, drawing) {
      const { width, format, window } = kind
      const path = join(root, 'products', `${name}-${window}-${width}.${format}`)
      return keep(path, async () => ({ of: 'interior', ...(await interior()), ...kind }), drawing)
    },
    getThing(name, thing, drawing) {
      const path = join(root, 'products', `${name}.${THING.format}`)
      return keep(path, async () => ({ of: 'thing', ...(await thing()), ...THING }), drawing)
    },
  }
}
