import { addToCart, createHandover } from '@selvage/core/cart'
import type { Cart } from '@selvage/core/cart'
import { FABRIC_SIZES, FABRICS } from '@selvage/core/fabric'
import { shopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import { makeTokenGuest, randomKey } from '@selvage/core/session'
import { addWallpaper, WALLPAPER_SIZES, WALLPAPERS } from '@selvage/core/wallpaper'
import { defaultLocales } from '@selvage/i18n/locale'
import { localizePath } from '@selvage/i18n/routes'
import * as v from 'valibot'
import { amount } from './amount.ts'
import { designId } from './design-id.ts'
import { defineTool } from './tool.ts'

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  v.picklist(Object.keys(table) as [Key, ...Key[]])
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const fabricLine = v.object({
  design_id: designId,
  fabric: keysOf(FABRICS),
  size: keysOf(FABRIC_SIZES),
  quantity,
})
const wallpaperLine = v.object({
  design_id: designId,
  wallpaper: keysOf(WALLPAPERS),
  size: keysOf(WALLPAPER_SIZES),
  quantity,
})

/** Prepares a cart that the person takes over. */
export const prepareCart = defineTool({
  name: 'prepare_cart',
  title: 'Prepare a cart for the person to confirm',
  description:
    'Puts lines together and returns an address for the person to open within five minutes. There they see every line and price, and press a button to take them into their cart. Nothing is bought; checkout and payment are theirs alone.',
  isReadOnly: false,
  input: {
    fabric: v.optional(v.pipe(v.array(fabricLine), v.maxLength(20)), []),
    wallpaper: v.optional(v.pipe(v.array(wallpaperLine), v.maxLength(20)), []),
  },
  async run(shop, { fabric, wallpaper }) {
    if (fabric.length + wallpaper.length === 0)
      throw shopError('ORDER_CONTAINS_NO_ITEMS', { status: 400 })
    const { country, currency, language } = shop.place
    const locale = defaultLocales[language]
    const token = await makeTokenGuest(shop.client(), { country, currency, locale })
    const gateway = shop.client(token)
    let cart: Cart | undefined
    for (const line of [...fabric, ...wallpaper]) cart = (await addLine(gateway, line)).cart
    const { code } = await gateway.send(createHandover, { body: { country, currency } })
    const confirm = new URL(localizePath('cart-handover', language), shop.storefrontUrl)
    confirm.searchParams.set('code', code)
    return {
      confirm_url: confirm.href,
      valid_minutes: 5,
      lines: cart?.items.map(({ design, quantity: pieces, total }) => ({
        title: design?.title,
        quantity: pieces,
        total: amount(total),
      })),
      subtotal: cart && amount(cart.pricing.subtotal),
    }
  },
})

type Line = v.InferOutput<typeof fabricLine> | v.InferOutput<typeof wallpaperLine>

function addLine(gateway: Gateway, { design_id: id, quantity: pieces, ...line }: Line) {
  const item = { designId: id, quantity: pieces }
  const options = { key: randomKey() }
  return 'fabric' in line
    ? gateway.send(addToCart, { body: { ...item, ...line } }, options)
    : gateway.send(addWallpaper, { body: { ...item, ...line } }, options)
}
