import { accountHandlers } from './account.ts'
import { consentHandlers } from './consent.ts'
import { newsletterHandlers } from './newsletter.ts'
import { businessHandlers } from './business.ts'
import { privacyHandlers } from './privacy.ts'
import { passkeyHandlers } from './passkey.ts'
import { passwordHandlers } from './password.ts'
import { profileHandlers } from './profile.ts'
import { addressHandlers } from './addresses.ts'
import { analyticsHandlers } from './analytics.ts'
import { cartHandlers } from './cart.ts'
import { cardHandlers } from './cards.ts'
import { deliveryHandlers } from './delivery.ts'
import { deviceHandlers } from './devices.ts'
import { discountHandlers } from './discount.ts'
import { catalogueHandlers } from './catalogue.ts'
import { connectionHandlers } from './connections.ts'
import { designerHandlers } from './designer.ts'
import { searchHandlers } from './search.ts'
import { studentGrantHandlers } from './student-grant.ts'
import { spelunkHandlers } from './spelunk.ts'
import { suggestionHandlers } from './suggestion.ts'
import { creditHandlers } from './credit.ts'
import { checkoutHandlers } from './checkout.ts'
import { collectionHandlers } from './collection.ts'
import { contentHandlers } from './content.ts'
import { favoriteHandlers } from './favorites.ts'
import { ownCollectionHandlers } from './own-collection.ts'
import { ownDesignHandlers } from './own-designs.ts'
import { earningsHandlers } from './earnings.ts'
import { fillAYardHandlers } from './fill-a-yard.ts'
import { handoverHandlers } from './handover.ts'
import { productHandlers } from './product.ts'
import { ordersHandlers } from './orders.ts'
import { reviewHandlers } from './reviews.ts'
import { savedHandlers } from './saved.ts'
import { sessionHandlers } from './session.ts'
import { vatHandlers } from './vat.ts'
import { wallpaperHandlers } from './wallpaper.ts'
import type { Handler } from '../handler.ts'

/** The handlers of every call of `TEST_CALLS`. */
export const handlers: readonly Handler[] = [
  ...sessionHandlers,
  ...accountHandlers,
  ...passkeyHandlers,
  ...deviceHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...consentHandlers,
  ...analyticsHandlers,
  ...newsletterHandlers,
  ...privacyHandlers,
  ...businessHandlers,
  ...studentGrantHandlers,
  ...addressHandlers,
  ...cardHandlers,
  ...catalogueHandlers,
  ...designerHandlers,
  ...connectionHandlers,
  ...searchHandlers,
  ...spelunkHandlers,
  ...suggestionHandlers,
  ...favoriteHandlers,
  ...ownCollectionHandlers,
  ...ownDesignHandlers,
  ...earningsHandlers,
  ...collectionHandlers,
  ...contentHandlers,
  ...wallpaperHandlers,
  ...fillAYardHandlers,
  ...productHandlers,
  ...cartHandlers,
  ...deliveryHandlers,
  ...discountHandlers,
  ...savedHandlers,
  ...handoverHandlers,
  ...checkoutHandlers,
  ...creditHandlers,
  ...vatHandlers,
  ...ordersHandlers,
  ...reviewHandlers,
]
