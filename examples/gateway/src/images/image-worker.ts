import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { renderDesign } from '@selvage/example-art/render'
import type { RenderRequest } from '@selvage/example-art/render'
import { renderLayout } from '@selvage/example-art/render-layout'
import type { LayoutRequest } from '@selvage/example-art/render-layout'
import { renderInterior } from '@selvage/example-art/render-interior'
import type { InteriorRequest } from '@selvage/example-art/render-interior'
import { renderThing } from '@selvage/example-art/render-thing'
import type { ThingRequest } from '@selvage/example-art/render-thing'
import { drawArt } from './draw-art.ts'
import type { ArtRequest } from './draw-art.ts'
import { drawPaper } from './draw-paper.ts'
import { drawPhoto } from './draw-photo.ts'
import type { PhotoRequest } from './draw-photo.ts'
import { readPdf } from './pdf/read-pdf.ts'
import type { PdfRequest } from './pdf/read-pdf.ts'

/**
 * A picture of a design, a filled yard, a home good or another product, or an uploaded one; of a
 * PDF the number of its pages is made, one byte.
 */
export type PictureRequest =
  | ({ readonly of: 'design' } & RenderRequest)
  | ({ readonly of: 'layout' } & LayoutRequest)
  | ({ readonly of: 'interior' } & InteriorRequest)
  | ({ readonly of: 'thing' } & ThingRequest)
  | ({ readonly of: 'photo' } & PhotoRequest)
  | ({ readonly of: 'art' } & ArtRequest)
  | ({ readonly of: 'paper' } & PhotoRequest)
  | ({ readonly of: 'pdf' } & PdfRequest)
/** The settings that a worker starts with. */
export interface ImageWorkerData {
  /** How hard an AVIF is worked on, 0 to 9. */
  readonly effort: number
}
/** One picture to make, and what comes back. */
export interface ImageJob {
  readonly id: number
  readonly request: PictureRequest
}
export type ImageResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string }

const { effort } = workerData as ImageWorkerData
const port = parentPort
if (!port) throw new Error('image-worker.ts is started as a worker thread, by image-pool.ts.')

// The workers run in parallel already; sharp's own threads would compete for the same cores.
sharp.concurrency(1)
sharp.cache(false)

async function draw(request: PictureRequest): Promise<Uint8Array> {
  switch (request.of) {
    case 'design':
      return renderDesign({ ...request, effort })
    case 'layout':
      return renderLayout({ ...request, effort })
    case 'interior':
      return renderInterior({ ...request, effort })
    case 'photo':
      return drawPhoto(request)
    case 'art':
      return drawArt(request)
    case 'paper':
      return drawPaper(request)
    case 'pdf':
      return Uint8Array.of(readPdf(request))
    case 'thing':
      return renderThing({ ...request, effort })
  }
}

port.on('message', async ({ id, request }: ImageJob) => {
  try {
    const bytes = await draw(request)
    port.postMessage({ id, bytes: Uint8Array.from(bytes) } satisfies ImageResult)
  } catch (error) {
    port.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies ImageResult)
  }
})
