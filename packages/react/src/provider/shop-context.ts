'use client'
import type { Shop } from '@selvage/machines/shop'
import { createContext, use } from 'react'

/** The shop of a page, or the gateway's address alone on a page that sells nothing. */
export interface ProvidedShop {
  readonly gatewayUrl: string
  readonly shop?: Shop | undefined
}

export const ShopContext = createContext<ProvidedShop | null>(null)

/** Returns the page's shop. Throws outside a `SelvageProvider` with a `shop`. */
export function useShop(): Shop {
  const shop = use(ShopContext)?.shop
  if (shop === undefined) {
    throw new Error(
      'useShop() found no shop, so nothing could be bought. Wrap this root in <SelvageProvider shop={createShop(…)} catalogue={catalogue}>.',
    )
  }
  return shop
}

/** Returns the gateway's address, for pictures. Throws outside a `SelvageProvider`. */
export function useGatewayUrl(): string {
  const provided = use(ShopContext)
  if (provided === null) {
    throw new Error(
      'useGatewayUrl() found no gateway, so no picture has an address. Wrap this root in <SelvageProvider shop catalogue> or, on a page that sells nothing, <SelvageProvider gatewayUrl lang catalogue>.',
    )
  }
  return provided.gatewayUrl
}
