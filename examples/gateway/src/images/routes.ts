import { drawStock } from '@selvage/example-art/draw-stock'
import { readId } from '@selvage/core/contract'
import { IMAGE_FORMATS, IMAGE_VIEWS, IMAGE_WIDTHS } from '@selvage/core/design'
import type { ImageFormat, ImageView } from '@selvage/core/design'
import { HOME_GOOD_IMAGE_WIDTHS } from '@selvage/core/home-good'
import { LAYOUT_IMAGE_WIDTHS } from '@selvage/core/fill-a-yard'
import { isStockCode } from '@selvage/core/stock'
import type { Deps } from '../app-deps.ts'
import type { GatewayConfig } from '../config.ts'
import { isMade } from '../design/made-designs.ts'
import { readFilled } from '../fill-a-yard/layouts.ts'
import type { PlainRoute } from '../http/handle.ts'
import { httpError, tooManyRequests } from '../http/http-error.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { isPublicId } from '../secrets/public-id.ts'
import { artOf, assertShown } from './art-of.ts'
import type {
  Drawing,
  ImageKind,
  ImageStore,
  LayoutImageKind,
  InteriorKind,
} from './image-store.ts'
import { printedThingOf, thingOf } from './thing-of.ts'

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const
/** A member's design may be gone, or no longer for everybody, within the hour. */
const MADE_HEADERS = { ...HEADERS, 'Cache-Control': 'public, max-age=3600' } as const

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

function picture(bytes: Uint8Array, format: ImageFormat, designId = 0): Response {
  const headers = isMade(designId) ? MADE_HEADERS : HEADERS
  return new Response(Uint8Array.from(bytes), {
    headers: { ...headers, 'Content-Type': `image/${format}` },
  })
}

const SIZED_FILE = /^(\d+)\.([a-z0-9]+)$/

function readLayoutKind(file: string): LayoutImageKind | undefined {
  const [, width, format] = SIZED_FILE.exec(file) ?? []
  const known = LAYOUT_IMAGE_WIDTHS.find((one) => String(one) === width)
  return known !== undefined && IMAGE_FORMATS.includes(format as ImageFormat)
    ? { width: known, format: format as ImageFormat }
    : undefined
}

/** The picture of a home good in a cart. */
const THUMBNAIL = { width: 480, format: 'webp', window: 'square' } as const

function readInteriorKind(file: string): InteriorKind | undefined {
  const [, width, format] = SIZED_FILE.exec(file) ?? []
  const known = HOME_GOOD_IMAGE_WIDTHS.find((one) => String(one) === width)
  return known !== undefined && IMAGE_FORMATS.includes(format as ImageFormat)
    ? { width: known, format: format as ImageFormat, window: 'wide' }
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
  const interior = async (
    name: string,
    kind: InteriorKind,
    deps: Pick<Deps, 'db'>,
    drawing: Drawing,
  ) => {
    const thing = printedThingOf(name)
    if (!thing) throw httpError('NO_IMAGE_AVAILABLE')
    const { designId, ...drawn } = thing
    await assertShown(designId, deps)
    const request = async () => ({ ...drawn, art: await artOf(designId, deps) })
    const bytes = await store.getInterior(name, designId, kind, request, drawing)
    return picture(bytes, kind.format, designId)
  }
  return [
    {
      path: '/images/designs/:id/:file',
      name: 'image',
      open: true,
      run: async (_request, params, deps, peer) => {
        const id = readId(params['id'] ?? '')
        const kind = readKind(params['file'] ?? '')
        if (id === undefined || !kind) throw httpError('NO_IMAGE_AVAILABLE')
        await assertShown(id, deps)
        const bytes = await store.get(id, kind, () => artOf(id, deps), { admit: admit(peer) })
        return picture(bytes, kind.format, id)
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
        if (!isPublicId(image) || !kind) throw httpError('NO_IMAGE_AVAILABLE')
        return picture(
          await store.getLayout(image, kind, () => readFilled(image, deps), { admit: admit(peer) }),
          kind.format,
        )
      },
    },
    {
      // Ready-made items in any size: a page's large picture of one is not drawn in pixels.
      path: '/images/drawings/:file',
      name: 'image.drawing',
      open: true,
      run: async (_request, params) => {
        const [, code] = /^stock-([A-Z_]+)\.svg$/.exec(params['file'] ?? '') ?? []
        if (!isStockCode(code)) throw httpError('NO_IMAGE_AVAILABLE')
        const headers = { ...HEADERS, 'Content-Type': 'image/svg+xml; charset=utf-8' }
        return new Response(drawStock(code), { headers })
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
        const drawing = { admit: admit(peer) }
        if (thing) return picture(await store.getThing(name, async () => thing, drawing), 'webp')
        return interior(name, THUMBNAIL, deps, drawing)
      },
    },
    {
      path: '/images/products/:name/:file',
      name: 'image.home-good',
      open: true,
      run: async (_request, params, deps, peer) => {
        const kind = readInteriorKind(params['file'] ?? '')
        if (!kind) throw httpError('NO_IMAGE_AVAILABLE')
        const drawing = { admit: admit(peer) }
        return interior(params['name'] ?? '', kind, deps, drawing)
      },
    },
  ]
}
