import { accountRoutes } from './account/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { savedRoutes } from './cart/saved-routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { ownCollectionRoutes } from './collection/own-routes.ts'
import { collectionRoutes } from './collection/routes.ts'
import { consentRoutes } from './consent/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { designRoutes } from './design/routes.ts'
import { designListRoutes } from './design/design-list.ts'
import { connectionRoutes } from './designer/connection-routes.ts'
import { designerRoutes } from './designer/routes.ts'
import { discountRoutes } from './discount/routes.ts'
import { fabricRoutes } from './fabric/routes.ts'
import { collectionFavoriteRoutes } from './favorites/collection-routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { fillAYardRoutes } from './fill-a-yard/routes.ts'
import { earningsRoutes } from './earnings/routes.ts'
import type { Route } from './http/handle.ts'
import { opsRoutes } from './ops/routes.ts'
import { ownDesignRoutes } from './own-designs/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { deviceRoutes } from './devices/routes.ts'
import { passkeyRoutes } from './passkey/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { privacyRoutes } from './privacy-request/routes.ts'
import { productRoutes } from './product/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { savedCardRoutes } from './saved-cards/routes.ts'
import { crossSellRoutes } from './search/cross-sells.ts'
import { searchRoutes } from './search/routes.ts'
import { spelunkRoutes } from './search/spelunks.ts'
import { studentGrantRoutes } from './student-grant/routes.ts'
import { suggestionRoutes } from './search/suggestions.ts'
import { sessionRoutes } from './session/routes.ts'
import { wallpaperRoutes } from './wallpaper/routes.ts'

/** Every call that the gateway answers. */
export const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...fabricRoutes,
  ...wallpaperRoutes,
  ...productRoutes,
  ...searchRoutes,
  ...spelunkRoutes,
  ...crossSellRoutes,
  ...suggestionRoutes,
  ...designRoutes,
  ...designListRoutes,
  ...ownDesignRoutes,
  ...designerRoutes,
  ...connectionRoutes,
  ...favoriteRoutes,
  ...collectionFavoriteRoutes,
  ...collectionRoutes,
  ...ownCollectionRoutes,
  ...contentRoutes,
  ...fillAYardRoutes,
  ...cartRoutes,
  ...discountRoutes,
  ...savedRoutes,
  ...consentRoutes,
  ...analyticsRoutes,
  ...newsletterRoutes,
  ...privacyRoutes,
  ...businessRoutes,
  ...studentGrantRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...deviceRoutes,
  ...addressRoutes,
  ...savedCardRoutes,
  ...deliveryRoutes,
  ...checkoutRoutes,
  ...paymentRoutes,
  ...ordersRoutes,
  ...earningsRoutes,
  ...reviewRoutes,
  ...opsRoutes,
]
