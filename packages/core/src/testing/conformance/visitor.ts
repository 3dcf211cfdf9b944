import {
  addToCart,
  cartCount,
  forgetItem,
  getCart,
  patchItem,
  removeItem,
  replaceItem,
  restoreItem,
  setPromo,
} from '../../cart/cart.contract.ts'
import type { CartItemInput } from '../../cart/cart.contract.ts'
import type { PagePlace } from '../../contract/page-place.ts'
import { isShopError } from '../../contract/shop-error.ts'
import type { ErrorDetail } from '../../contract/shop-error.ts'
import { addFillAYard, replaceFillAYard } from '../../fill-a-yard/fill-a-yard.contract.ts'
import type { FillAYardItemInput } from '../../fill-a-yard/fill-a-yard.contract.ts'
import { createGateway } from '../../gateway/create-gateway.ts'
import type { Gateway } from '../../gateway/client.ts'
import { addHomeGood, replaceHomeGood } from '../../home-good/home-good.contract.ts'
import type { Currency } from '../../locale/locale.table.ts'
import { createGuest } from '../../session/session.contract.ts'
import { addSolid, replaceSolid } from '../../solid/solid.contract.ts'
import { addStock, replaceStock } from '../../stock/stock.contract.ts'
import { addUnprinted, replaceUnprinted } from '../../unprinted/unprinted.contract.ts'
import { addWallpaper, replaceWallpaper } from '../../wallpaper/wallpaper.contract.ts'
import type { WallpaperItemInput } from '../../wallpaper/wallpaper.contract.ts'
import type { ProductItem } from '../product-items.ts'
import type { GatewayUnderTest, OpenGateway } from './runner.ts'

/** A line of any kind, as a shopper asks for it. */
export type LineInput = CartItemInput | WallpaperItemInput | FillAYardItemInput | ProductItem

/** A rejected request: the status and the first error. */
export interface Rejected extends ErrorDetail {
  readonly status: number | undefined
  readonly all: readonly ErrorDetail[]
  readonly current: unknown
}

/** Makes an idempotency key that is used once. */
export const newKey = (): string => crypto.randomUUID()

/** An error as the spec words it, without a sentence for developers, which ends with a period. */
function withoutSentence({ message, ...error }: ErrorDetail): ErrorDetail {
  return { ...error, ...(message !== undefined && !message.endsWith('.') && { message }) }
}

/** Waits for a request that must be rejected, and returns its errors. */
export async function rejectionOf(request: Promise<unknown>): Promise<Rejected> {
  const error: unknown = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isShopError(error)) throw new Error(`The request was not rejected by the gateway: ${error}`)
  const { status, all = [], current } = error
  return { code: error.code, ...all[0], status, all: all.map(withoutSentence), current }
}

/** One page that makes calls: of the storefront, or of another site with a cart token. */
export function openPage(gateway: Gateway) {
  const pending = async () => {
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    if (!cart) throw new Error('The visitor has no cart.')
    return cart
  }
  return {
    gateway,
    /** The visitor's cart; fails when there is none. */
    cart: pending,
    cartIn: (currency: Currency) =>
      gateway.send(getCart, { params: { id: 'pending' }, query: { currency } }),
    count: () => gateway.send(cartCount, { body: {} }),
    add: (item: LineInput, key = newKey()) => {
      if ('layout' in item) return gateway.send(addFillAYard, { body: item }, { key })
      if ('homeGood' in item) return gateway.send(addHomeGood, { body: item }, { key })
      if ('color' in item) return gateway.send(addSolid, { body: item }, { key })
      if ('unprinted' in item) return gateway.send(addUnprinted, { body: item }, { key })
      if ('stock' in item) return gateway.send(addStock, { body: item }, { key })
      return 'wallpaper' in item
        ? gateway.send(addWallpaper, { body: item }, { key })
        : gateway.send(addToCart, { body: item }, { key })
    },
    replace: (id: string, item: LineInput, version: number) => {
      const params = { id }
      const at = { version }
      if ('layout' in item) return gateway.send(replaceFillAYard, { params, body: item }, at)
      if ('homeGood' in item) return gateway.send(replaceHomeGood, { params, body: item }, at)
      if ('color' in item) return gateway.send(replaceSolid, { params, body: item }, at)
      if ('unprinted' in item) return gateway.send(replaceUnprinted, { params, body: item }, at)
      if ('stock' in item) return gateway.send(replaceStock, { params, body: item }, at)
      return 'wallpaper' in item
        ? gateway.send(replaceWallpaper, { params, body: item }, at)
        : gateway.send(replaceItem, { params, body: item }, at)
    },
    setQuantity: (id: string, quantity: number, version: number) =>
      gateway.send(patchItem, { params: { id }, body: { quantity } }, { version }),
    remove: (id: string, version: number) =>
      gateway.send(removeItem, { params: { id } }, { version }),
    forget: (id: string, version: number) =>
      gateway.send(forgetItem, { params: { id } }, { version }),
    restore: (id: string, version: number) =>
      gateway.send(restoreItem, { params: { id } }, { version }),
    setPromo: async (code: string | null) => {
      const { id, version } = await pending()
      return gateway.send(setPromo, { params: { id }, body: { code } }, { version })
    },
  }
}
export type Page = ReturnType<typeof openPage>

/** One request as it stands, beside the typed client: for what the client never sends. */
export async function sendRaw(
  { url, fetch }: Pick<GatewayUnderTest, 'url' | 'fetch'>,
  [method, path]: readonly [method: string, path: string],
  { body, headers = {} }: { body?: unknown; headers?: Readonly<Record<string, string>> } = {},
): Promise<{
  status: number
  headers: Headers
  json: unknown
  errors: readonly ErrorDetail[]
}> {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: unknown = await response.json().catch(() => undefined)
  const { errors = [] } = (json ?? {}) as { errors?: readonly ErrorDetail[] }
  const { status, headers: answered } = response
  return { status, headers: answered, json, errors: errors.map(withoutSentence) }
}

/** A visitor of a gateway, who begins without a session. */
export async function visit(open: OpenGateway) {
  const under = await open()
  const { url } = under
  const page = openPage(createGateway({ url, locale: 'en_US', fetch: under.fetch }))
  const partnerPage = (token?: string, place?: PagePlace): Page =>
    openPage(
      createGateway({
        url,
        locale: 'en_US',
        fetch: under.partnerFetch,
        credentials: 'omit',
        token: () => token,
        place,
      }),
    )
  return {
    ...page,
    under,
    partnerPage,
    raw: (request: readonly [method: string, path: string], sent?: Parameters<typeof sendRaw>[2]) =>
      sendRaw(under, request, sent),
    /** A page of another site with a guest of its own, who goes on to pages in other places. */
    async embed(preferences: { country?: string; currency?: Currency } = {}) {
      const { cartToken } = await partnerPage().gateway.send(createGuest, {
        body: { kind: 'embed', ...preferences },
      })
      if (cartToken === null) throw new Error('The embed got no cart token.')
      const on = (place: PagePlace) => partnerPage(cartToken, place)
      return { ...on({}), on }
    },
  }
}
export type Visitor = Awaited<ReturnType<typeof visit>>

/** A visitor with a guest's session. */
export async function visitAsGuest(
  open: OpenGateway,
  preferences: { country?: string; currency?: Currency } = {},
): Promise<Visitor> {
  const visitor = await visit(open)
  await visitor.gateway.send(createGuest, { body: { kind: 'session', ...preferences } })
  return visitor
}
