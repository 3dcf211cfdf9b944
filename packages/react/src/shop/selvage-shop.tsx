'use client'
import { createShop } from '@selvage/machines/shop'
import type { Shop, ShopOptions } from '@selvage/machines/shop'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { SelvageProvider } from '../provider/index.ts'
import type { SelvageProviderProps } from '../provider/index.ts'

/** The options of a shop that are data, so that a server component can pass them. */
type ShopSettings = Pick<
  ShopOptions,
  | 'gatewayUrl'
  | 'cartUrl'
  | 'storefrontOrigins'
  | 'locale'
  | 'country'
  | 'currency'
  | 'measurement'
  | 'partner'
  | 'policy'
>

/** Props of {@link SelvageShop}: a shop's settings, and what its provider takes. */
export type SelvageShopProps = ShopSettings &
  Pick<SelvageProviderProps, 'catalogue' | 'link' | 'children'>

/** The shops of this window by their settings: a page that comes later has the same cart. */
const shops = new Map<string, Shop>()

/**
 * Provides a shop that it makes from its settings, for a page whose root is a server component. In
 * one window the same settings give the same shop; a server makes one for each rendering.
 */
export function SelvageShop({
  catalogue,
  link,
  children,
  ...settings
}: SelvageShopProps): ReactNode {
  const key = JSON.stringify(settings)
  const shop = useMemo(() => shopFor(key), [key])
  return (
    <SelvageProvider shop={shop} catalogue={catalogue} link={link}>
      {children}
    </SelvageProvider>
  )
}

function shopFor(key: string): Shop {
  const shop = shops.get(key) ?? createShop(JSON.parse(key) as ShopSettings)
  if (typeof window !== 'undefined') shops.set(key, shop)
  return shop
}
