import type { RouteName } from '@selvage/i18n/routes'

/** The module of each page. A new page is its row in the routes table and its row here. */
export const pages = {
  home: 'routes/home.tsx',
  shop: 'routes/shop.tsx',
  'shop-tag': 'routes/shop.tsx',
  fabric: 'routes/fabric.tsx',
  cart: 'routes/cart.tsx',
} as const satisfies Partial<Record<RouteName, string>>
