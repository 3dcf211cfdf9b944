import { artVersion } from '@selvage/example-art'
import type { Art } from '@selvage/example-art'
import type { ImageFormat, ImageView, ImageWidth } from '@selvage/core/design'
import type { LayoutImageWidth } from '@selvage/core/fill-a-yard'
import type { LayoutRequest } from '@selvage/example-art/render-layout'
import type { InteriorRequest } from '@selvage/example-art/render-interior'
import type { Thing } from '@selvage/example-art/render-thing'
import { isMade } from '../design/made-designs.ts'
import type { ImagePool } from './image-pool.ts'
import type { PictureRequest } from './image-worker.ts'
import type { PictureFiles } from './picture-files.ts'

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

/** How a picture is drawn that is not kept yet. */
export interface Drawing {
  /** `low` comes after everything that somebody waits for. */
  readonly priority?: 'low'
  /** Called before a new drawing begins; what it throws rejects this caller alone. */
  readonly admit?: () => void
}

/**
 * Pictures that are kept, drawn when they are first asked for. Callers that ask for one at the same
 * time share one drawing.
 */
export interface ImageStore {
  /** A design's picture. */
  get(
    designId: number,
    kind: ImageKind,
    art: () => Promise<Art>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
  /** A filled yard's picture, by its layout's public id. */
  getLayout(
    image: string,
    kind: LayoutImageKind,
    filled: () => Promise<Pick<LayoutRequest, 'grid' | 'cells' | 'art'>>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
  /** The picture of a design on a home good, by its name, which has the design's id. */
  getInterior(
    name: string,
    designId: number,
    kind: InteriorKind,
    interior: () => Promise<Pick<InteriorRequest, 'drawing' | 'sides' | 'art'>>,
    drawing?: Drawing,
  ): Promise<Uint8Array>
  /** The picture of a product without a print, by its name. */
  getThing(name: string, thing: () => Promise<Thing>, drawing?: Drawing): Promise<Uint8Array>
}

/** How a product's picture is packed. */
const THING = { width: 480, format: 'webp' } as const

/** The folder with every picture of a design that a member has made, whatever draws it. */
export const folderOfMade = (designId: number): string => `made/${designId}`

/** Makes a store of pictures; each version of the art has names of its own. */
export function imageStore(files: PictureFiles, pool: ImagePool): ImageStore {
  const root = artVersion()
  const underWay = new Map<string, Promise<Uint8Array>>()

  /** The folder of a design's pictures: one that a member has made may have to be removed. */
  const folderOf = (designId: number, usual: string): string =>
    isMade(designId) ? `${folderOfMade(designId)}/${root}` : `${root}/${usual}`

  async function readOrDraw(
    name: string,
    request: () => Promise<PictureRequest>,
    { admit, priority }: Drawing,
  ): Promise<Uint8Array> {
    const stored = await files.read(name)
    if (stored) return stored
    const running = underWay.get(name)
    if (running) return running
    admit?.()
    const draw = async () => {
      const bytes = await pool.render(await request(), priority)
      await files.write(name, bytes)
      return bytes
    }
    const begun = draw().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }

  return {
    get(designId, kind, art, drawing = {}) {
      const folder = folderOf(designId, String(designId % 1000))
      const name = `${folder}/${designId}-${kind.view}-${kind.width}.${kind.format}`
      return readOrDraw(name, async () => ({ of: 'design', art: await art(), ...kind }), drawing)
    },
    getLayout(image, kind, filled, drawing = {}) {
      const name = `${root}/layouts/${image}-${kind.width}.${kind.format}`
      return readOrDraw(name, async () => ({ of: 'layout', ...(await filled()), ...kind }), drawing)
    },
    getInterior(product, designId, kind, interior, drawing = {}) {
      const { width, format, window } = kind
      const name = `${folderOf(designId, 'products')}/${product}-${window}-${width}.${format}`
      return readOrDraw(
        name,
        async () => ({ of: 'interior', ...(await interior()), ...kind }),
        drawing,
      )
    },
    getThing(product, thing, drawing = {}) {
      const name = `${root}/products/${product}.${THING.format}`
      return readOrDraw(name, async () => ({ of: 'thing', ...(await thing()), ...THING }), drawing)
    },
  }
}
