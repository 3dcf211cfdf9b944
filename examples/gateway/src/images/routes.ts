import { readId } from '@selvage/core/contract'
import { IMAGE_FORMATS, IMAGE_VIEWS, IMAGE_WIDTHS } from '@selvage/core/design'
import type { ImageFormat, ImageView } from '@selvage/core/design'
import { LAYOUT_IMAGE_WIDTHS } from '@selvage/core/fill-a-yard'
import type { GatewayConfig } from '../config.ts'
import { readFilled } from '../fill-a-yard/layouts.ts'
import type { PlainRoute } from '../http/handle.ts'
import { httpError, tooManyRequests } from '../http/http-error.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { isPublicId } from '../secrets/public-id.ts'
import { artOf } from './art-of.ts'
import type { ImageKind, ImageStore, LayoutImageKind } from './image-store.ts'
import { thingOf } from './thing-of.ts'

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const

/** Drawings that a visitor may begin at once, as a multiple of those of a minute. */
const BURST = 3
/** The formats in which pages use a view: patterns of SVG cannot choose between two. */
const FORMATS_OF: Readonly<Record<ImageView, readonly ImageFormat[]>> = {
  card: IMAGE_FORMATS,
  tile: ['webp'],
}

const FILE = /^([a-z]+)-(\d+)\.([a-z0-9]+)$/

function readKind(file: string): ImageKind | undefined {
  const [, view, width, format] = FILE.exec(file) ?? []
  const known = IMAGE_WIDTHS.find((one) => String(one) === width)
  if (
    known === undefined ||
    !IMAGE_VIEWS.includes(view as ImageView) ||
    !FORMATS_OF[view as ImageView].includes(format as ImageFormat)
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
 * Serves pictures of designs, of filled yards and of products; an unknown one, or a view, width or
 * format that no page uses, is a 404. A visitor who has too many drawn waits; what is drawn already
 * is served.
 */
export function imageRoutes(
  store: ImageStore,
  { picturesPerMinute }: Pick<GatewayConfig['limits'], 'picturesPerMinute'>,
): PlainRoute[] {
  // A page of cards that nobody has seen yet is drawn at once.
  const drawn = rateLimit(picturesPerMinute, () => performance.now(), BURST * picturesPerMinute)
  const admit = (peer: string) => () => {
    const waitS = drawn.take(peer)
    if (waitS > 0) throw tooManyRequests('NO_IMAGE_AVAILABLE', waitS)
  }
  return [
    {
      path: '/images/designs/:id/:file',
      name: 'image',
      open: true,
      run: async (_request, params, deps, peer) => {
        const id = readId(params['id'] ?? '')
        const kind = readKind(params['file'] ?? '')
        if (id === undefined || !kind) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
        const bytes = await store.get(id, kind, () => artOf(id, deps), { admit: admit(peer) })
        return picture(bytes, kind.format)
      },
    },
    {
      path: '/images/layouts/:image/:file',
      name: 'image.layout',
      open: true,
      run: async (_request, params, deps, peer) => {
        const image = params['image'] ?? ''
        const kind = readLayoutKind(params['file'] ?? '')
        // The name becomes part of a file's path, so it is checked first.
        if (!isPublicId(image) || !kind) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
        return picture(
          await store.getLayout(image, kind, () => readFilled(image, deps), { admit: admit(peer) }),
          kind.format,
        )
      },
    },
    {
      path: '/images/products/:file',
      name: 'image.product',
      open: true,
      run: async (_request, params, deps, peer) => {
        const [, name = ''] = /^([\w-]+)\.webp$/.exec(params['file'] ?? '') ?? []
        // Only the names of products become a part of a file's path.
        const thing = thingOf(name)
        if (!thing) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
        const { designId, ...drawn } = thing
        const request = async () => ({
          ...drawn,
          art: designId === null ? null : await artOf(designId, deps),
        })
        return picture(await store.getThing(name, request, { admit: admit(peer) }), 'webp')
      },
    },
  ]
}
