'use client'
import type { Shop } from '@selvage/machines/shop'
import { createContext, use } from 'react'
import { required } from './required.ts'

/** The shop of a page, or the gateway's address alone on a page that sells nothing. */
export interface ProvidedShop {
  readonly gatewayUrl: string
  readonly shop?: Shop | undefined
}

export const ShopContext = createContext<ProvidedShop | null>(null)

/** Returns the page's shop. Throws outside a `SelvageProvider` with a `shop`. */
export function useShop(): Shop {
  return required(use(ShopContext)?.shop, 'useShop', 'shop')
}

/** Returns the gateway's address, for pictures. Throws outside a `SelvageProvider`. */
export function useGatewayUrl(): string {
  return required(use(ShopContext), 'useGatewayUrl', 'gateway').gatewayUrl
}
