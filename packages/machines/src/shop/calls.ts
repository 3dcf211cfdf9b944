/**
 * Everything that talks to the gateway, in one module that is fetched when it is first needed: a
 * page shows its widgets without the client, the contracts and their checks.
 */
export {
  addLine,
  cartCount,
  cartOfConflict,
  createHandover,
  fabricLine,
  forgetItem,
  getCart,
  listSaved,
  moveToCart,
  patchItem,
  removeItem,
  removeSaved,
  restoreItem,
  saveItem,
  setPromo,
} from '@selvage/core/cart'
export { createGateway, safeRedirect } from '@selvage/core/gateway'
export { createGuest, makeTokenGuest, whoAmI } from '@selvage/core/session'
export { settleCart } from './settle-cart.ts'
