import type { RouteName } from '@selvage/i18n/routes'

/** The module of each page. A new page has a row in the routes table and a row here. */
export const pages = {
  home: 'routes/home.tsx',
  shop: 'routes/shop.tsx',
  'shop-tag': 'routes/shop.tsx',
  fabric: 'routes/fabric.tsx',
  wallpaper: 'routes/wallpaper.tsx',
  'embed-builder': 'routes/embed-builder.tsx',
  'wallpaper-calculator': 'routes/wallpaper-calculator.tsx',
  collections: 'routes/collections.tsx',
  collection: 'routes/collection.tsx',
  'fill-a-yard': 'routes/fill-a-yard.tsx',
  'fill-a-yard-options': 'routes/fill-a-yard-options.tsx',
  'fill-a-yard-canvas': 'routes/fill-a-yard-canvas.tsx',
  cart: 'routes/cart.tsx',
  'cart-handover': 'routes/cart-handover.tsx',
  checkout: 'routes/checkout.tsx',
  // The other steps of the checkout are its own page; see `routes.ts`.
  'checkout-confirm': 'routes/checkout-confirm.tsx',
  invoice: 'routes/invoice.tsx',
  'packing-slip': 'routes/packing-slip.tsx',
  preferences: 'routes/preferences.tsx',
  login: 'routes/login.tsx',
  register: 'routes/register.tsx',
  'password-new': 'routes/password-new.tsx',
  'password-edit': 'routes/password-edit.tsx',
  logout: 'routes/logout.ts',
  account: 'routes/account.tsx',
  order: 'routes/order.tsx',
  'guest-order': 'routes/guest-order.tsx',
  'preferences-success': 'routes/preferences-success.tsx',
} as const satisfies Partial<Record<RouteName, string>>
