/** The channel on which the tabs of the shop post which cart they know. */
export const CART_CHANNEL = 'selvage-cart'
/** The mark on the body of a page whose cart another tab has changed. */
export const BEHIND_MARK = 'cartBehind'
/** The mark on the body of a page with the cart that it has posted last, as the channel has it. */
export const POSTED_MARK = 'cartPosted'
