import { readId } from '@selvage/core/contract'
import { IMAGE_FORMATS, IMAGE_VIEWS, IMAGE_WIDTHS } from '@selvage/core/design'
import type { ImageFormat, ImageView } from '@selvage/core/design'
import { LAYOUT_IMAGE_WIDTHS } from '@selvage/core/fill-a-yard'
import { readFilled } from '../fill-a-yard/layouts.ts'
import type { PlainRoute } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { isPublicId } from '../secrets/public-id.ts'
import { artOf } from './art-of.ts'
import type { ImageKind, ImageStore, LayoutImageKind } from './image-store.ts'

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const

const FILE = /^([a-z]+)-(\d+)\.([a-z0-9]+)$/

function readKind(file: string): ImageKind | undefined {
  const [, view, width, format] = FILE.exec(file) ?? []
  const known = IMAGE_WIDTHS.find((one) => String(one) === width)
  if (
    known === undefined ||
    !IMAGE_VIEWS.includes(view as ImageView) ||
    !IMAGE_FORMATS.includes(format as ImageFormat)
  )
    return undefined
  return { view: view as ImageView, width: known, format: format as ImageFormat }
}

function picture(bytes: Uint8Array, format: ImageFormat): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: { ...HEADERS, 'Content-Type': `image/${format}` },
  })
}

const LAYOUT_FILE = /^(\d+)\.([a-z0-9]+)$/

function readLayoutKind(file: string): LayoutImageKind | undefined {
  const [, width, format] = LAYOUT_FILE.exec(file) ?? []
  const known = LAYOUT_IMAGE_WIDTHS.find((one) => String(one) === width)
  return known !== undefined && IMAGE_FORMATS.includes(format as ImageFormat)
    ? { width: known, format: format as ImageFormat }
    : undefined
}

/**
 * Serves pictures of designs and of filled yards; an unknown one, or an unknown view, width or
 * format, is a 404.
 */
export function imageRoutes(store: ImageStore): PlainRoute[] {
  return [
    {
      path: '/images/designs/:id/:file',
      name: 'image',
      open: true,
      run: async (_request, params, deps) => {
        const id = readId(params['id'] ?? '')
        const kind = readKind(params['file'] ?? '')
        if (id === undefined || !kind) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
        const bytes = await store.get(id, kind, () => artOf(id, deps))
        return picture(bytes, kind.format)
      },
    },
    {
      path: '/images/layouts/:image/:file',
      name: 'image.layout',
      open: true,
      run: async (_request, params, deps) => {
        const image = params['image'] ?? ''
        const kind = readLayoutKind(params['file'] ?? '')
        // The name becomes part of a file's path, so it is checked first.
        if (!isPublicId(image) || !kind) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
        return picture(
          await store.getLayout(image, kind, () => readFilled(image, deps)),
          kind.format,
        )
      },
    },
  ]
}
