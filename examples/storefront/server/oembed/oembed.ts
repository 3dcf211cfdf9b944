import { designCardUrl } from '@selvage/core/design'
import { Hono } from 'hono'
import { translatorFor } from '../../app/page/translators.server.ts'
import type { StorefrontConfig } from '../config.ts'
import { framePage } from './frame-page.ts'
import { oembedSize } from './oembed-size.ts'
import type { Room } from './oembed-size.ts'
import { escapeMarkup, oembedXml } from './oembed-text.ts'
import type { OembedFields } from './oembed-text.ts'
import { frameHref, readFrame, readTarget } from './oembed-target.ts'
import type { OembedTarget } from './oembed-target.ts'
import { readShown } from './read-shown.ts'
import type { NotShown, Shown } from './read-shown.ts'

export const OEMBED_PATH = '/oembed'
/** The path of the page inside a frame, which every site may show. */
export const FRAME_PATH = '/oembed/frame'
/** How long a site may keep an answer, seconds. */
const CACHE_AGE_S = 3_600
const THUMBNAIL = { width: 300, height: 318 } as const
/** Permissions of a frame, whose links leave it when the reader follows them. */
const SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

const SENTENCES = {
  400: 'The query is not right: url must be there once, and maxwidth and maxheight whole numbers from 1 to 9999. Write for example /oembed?url=…&maxwidth=600.',
  401: 'Not everybody may see this page, so it cannot be embedded.',
  404: 'No page that can be embedded has this address. Pass the address of a design or a collection.',
  501: 'There is no such format. Ask for format=json or format=xml.',
  503: 'The shop is unavailable. Ask again after the seconds in Retry-After.',
} as const

type Shop = Pick<StorefrontConfig, 'origin' | 'gatewayUrl' | 'publicGatewayUrl'>
type Routes = Hono<{ Variables: { nonce: string } }>

/**
 * Answers for sites that turn the address of a design or a collection into a frame.
 * @source oembed.com, version 1.0
 */
export function oembed(shop: Shop): Routes {
  const routes: Routes = new Hono()
  const headersOf = (status: number) => ({
    ...(status === 503 && { 'Retry-After': '60' }),
    'Cache-Control': status === 200 ? `public, max-age=${CACHE_AGE_S}` : 'no-store',
  })

  routes.get(OEMBED_PATH, async (c) => {
    const query = new URL(c.req.url).searchParams
    const reject = (status: 400 | 401 | 404 | 501 | 503) =>
      c.text(SENTENCES[status], status, headersOf(status))
    const format = query.get('format') ?? 'json'
    if (format !== 'json' && format !== 'xml') return reject(501)
    const [address, ...more] = query.getAll('url')
    const room = readRoom(query)
    if (address === undefined || more.length > 0 || !room) return reject(400)
    const target = readTarget(address, shop.origin)
    if (!target) return reject(404)
    const shown = await readShown(target, shop)
    if (isNotShown(shown)) return reject(shown)
    const fields = fieldsOf(target, shown, room, shop)
    if (format === 'json') return c.json(fields, 200, headersOf(200))
    return c.body(oembedXml(fields), 200, {
      ...headersOf(200),
      'Content-Type': 'text/xml; charset=utf-8',
    })
  })

  routes.get(FRAME_PATH, async (c) => {
    const target = readFrame(new URL(c.req.url).searchParams)
    const shown = target ? await readShown(target, shop) : 404
    if (!target || isNotShown(shown)) {
      const status = isNotShown(shown) ? shown : 404
      return c.text(SENTENCES[status], status, headersOf(status))
    }
    return c.html(framePage(target, shown, { ...shop, nonce: c.get('nonce') }), 200, {
      // The nonce in it is that of one answer.
      'Cache-Control': 'no-store',
    })
  })
  return routes
}

const isNotShown = (shown: Shown | NotShown): shown is NotShown => typeof shown === 'number'

function fieldsOf(
  target: OembedTarget,
  { title, author, cards, locale }: Shown,
  room: Room,
  { origin, publicGatewayUrl }: Shop,
): OembedFields {
  const { width, height } = oembedSize(target.kind, cards.length, room)
  const src = escapeMarkup(frameHref(origin, target))
  const [first] = cards
  const { maxWidth = Infinity, maxHeight = Infinity } = room
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: author,
    provider_name: translatorFor(locale)('common.brand'),
    provider_url: origin,
    cache_age: CACHE_AGE_S,
    // A thumbnail has to fit the room, too.
    ...(first &&
      THUMBNAIL.width <= maxWidth &&
      THUMBNAIL.height <= maxHeight && {
        thumbnail_url: designCardUrl(publicGatewayUrl, first.id),
        thumbnail_width: THUMBNAIL.width,
        thumbnail_height: THUMBNAIL.height,
      }),
    html: `<iframe src="${src}" title="${escapeMarkup(title)}" lang="${target.lang}" width="${width}" height="${height}" sandbox="${SANDBOX}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  }
}

/** Returns the limits of the query; undefined when one is no whole number of pixels. */
function readRoom(query: URLSearchParams): Room | undefined {
  const [maxWidth, maxHeight] = ['maxwidth', 'maxheight'].map((name) => {
    const text = query.get(name)
    return text === null ? undefined : Number(/^[1-9]\d{0,3}$/.exec(text)?.[0] ?? Number.NaN)
  })
  if (Number.isNaN(maxWidth) || Number.isNaN(maxHeight)) return undefined
  return {
    ...(maxWidth !== undefined && { maxWidth }),
    ...(maxHeight !== undefined && { maxHeight }),
  }
}
