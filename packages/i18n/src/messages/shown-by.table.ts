/** The messages that the parts of every form and tool show, but for its errors. */
const PARTS = ['common', 'flash', 'form', 'forms'] as const
/** The messages that the parts of every form and tool show. */
export const COMMON_FEATURES = [...PARTS, 'errors'] as const
/** The errors of every call, whatever it is for. */
const ERRORS_OF_ANY_CALL = [
  'errors.ERROR_BOUNDARY_TRIGGER',
  'errors.EXPIRED_SESSION*',
  'errors.FIELD_*',
  'errors.JWT*',
  'errors.OLD_BROWSER_WARNING',
  'errors.SERVER_ERROR*',
  'errors.TOO_MANY_ATTEMPTS*',
  'errors.retry',
] as const
/** The errors of looking at designs and collections, and of collecting them. */
const ERRORS_OF_DESIGNS = [
  'errors.COLLECTION_*',
  'errors.DESIGN_*',
  'errors.NO_IMAGE_AVAILABLE',
] as const
/** The errors of changing a cart. */
const ERRORS_OF_CARTS = [
  ...ERRORS_OF_ANY_CALL,
  'errors.*_INCOMPATIBLE',
  'errors.*_OUT_OF_STOCK',
  'errors.CART_*',
  'errors.DESIGN_*',
  'errors.HANDOVER_INVALID',
  'errors.ITEMS_UNAVAILABLE',
  'errors.NO_IMAGE_AVAILABLE',
  'errors.ORDER_*',
  'errors.PROMO_*',
] as const
/** The errors that lead from a payment to the cart. */
const ERRORS_OF_ORDERS = [
  'errors.AFTERPAY_*',
  'errors.CUSTOMER_ACCOUNT_ALREADY_EXISTS',
  'errors.DELIVERY_OPTION_MISSING',
  'errors.PAYMENT_*',
  'errors.PAYPAL_*',
  'errors.SHIPPING_ADDRESS_MISSING',
  'errors.STRIPE_TOTAL_AMOUNT_TOO_LOW*',
] as const
/** The errors of a checkout's own steps. */
const ERRORS_OF_CHECKOUTS = [
  'errors.*_CHANGED',
  'errors.CANNOT_*',
  'errors.CARD_*',
  'errors.INVALID_ZIPCODE',
  'errors.STRIPE_*',
  'errors.USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS',
] as const
/** The messages that the parts of every form show that sells something. */
const SELLING = [...PARTS, ...ERRORS_OF_CARTS] as const
/** The messages that describe an order's line of any kind. */
const LINES = [
  'fill-a-yard.guide',
  'fill-a-yard.template',
  'fill-a-yard.template_*',
  'invoice.quantity',
  'invoice.unit_*',
  'wallpaper.WALLPAPER_*_name',
  'wallpaper.size_*',
] as const

/**
 * A feature whose components a page shows: the last part of an entry point of `@selvage/react`, or
 * `wallpaper-calculator`, the calculator without the chooser of a wallpaper.
 */
export type ShownFeature =
  | 'account'
  | 'addresses'
  | 'breadcrumb'
  | 'button'
  | 'business'
  | 'student-grant'
  | 'cart'
  | 'checkout'
  | 'chip'
  | 'collection'
  | 'consent'
  | 'content'
  | 'credit'
  | 'delivery'
  | 'design'
  | 'designer'
  | 'devices'
  | 'dialog'
  | 'empty-state'
  | 'error-boundary'
  | 'error-summary'
  | 'fabric'
  | 'favorite'
  | 'field'
  | 'fill-a-yard'
  | 'flash'
  | 'footer'
  | 'header'
  | 'home-good'
  | 'invoice'
  | 'navigation'
  | 'newsletter'
  | 'order'
  | 'orders'
  | 'pager'
  | 'own-collections'
  | 'passkey'
  | 'preferences'
  | 'privacy-request'
  | 'product'
  | 'profile'
  | 'projects'
  | 'reviews'
  | 'search'
  | 'skeleton'
  | 'skip-link'
  | 'solid'
  | 'steps'
  | 'stock'
  | 'studio'
  | 'wallpaper'
  | 'wallpaper-calculator'
  | 'unprinted'
  | 'wallpaper-product'

/** The messages of an order's lines with their amounts. */
const ORDER = [
  'cart',
  'fabric.FABRIC_*',
  'fabric.pieces',
  'fabric.repeat_*',
  'fabric.size_*',
  ...LINES,
] as const
/** The messages of a button that adds to the cart, and of a price beside it. */
const ADDING = [
  ...SELLING,
  'fabric.add*',
  'fabric.goToCart',
  'fabric.taxIncluded',
  'fabric.update*',
] as const
/** The messages of every form that sells a product without a print. */
const ITEM = [
  ...ADDING,
  'fabric.amount',
  'fabric.meters',
  'fabric.one*',
  'fabric.outOfStockShort',
  'fabric.per*',
  'fabric.pieces',
  'fabric.size_*',
  'fabric.swatch*',
  'fabric.width',
  'fabric.yards',
] as const
/** The messages of a piece that one design is printed on. */
const PIECE = [
  ...ADDING,
  'design.by',
  'fabric.outOfStock*',
  'fabric.pieces',
  'fabric.repeat*',
] as const

/**
 * The messages of each feature's components: whole features, single messages, and groups of
 * messages with a `*` in the name.
 */
export const SHOWN_BY = {
  account: [
    ...COMMON_FEATURES,
    'account',
    'checkout.cardSummary',
    'cloth.unprinted',
    'passkey.currentPassword',
    ...ORDER,
  ],
  addresses: [...COMMON_FEATURES, 'addresses', 'checkout', 'cloth.unprinted'],
  breadcrumb: ['navigation.breadcrumb'],
  button: ['common.busy'],
  cart: [...SELLING, ...ERRORS_OF_ORDERS, 'cloth.unprinted', 'navigation.cart', ...ORDER],
  checkout: [
    ...SELLING,
    ...ERRORS_OF_ORDERS,
    ...ERRORS_OF_CHECKOUTS,
    'checkout',
    'cloth.unprinted',
    'navigation.backToCart',
    'orders.cancelUntil',
    'orders.cancelUntilUsed',
    'progress',
    ...ORDER,
  ],
  chip: ['common.takeOff'],
  collection: ['collection', 'design', 'fabric.per*'],
  consent: [...COMMON_FEATURES, 'consent'],
  content: [
    'content.announcement',
    'content.closeAnnouncement',
    'content.onThisPage',
    'content.updated',
  ],
  credit: ['credit'],
  delivery: ['delivery'],
  design: ['design', 'fabric.per*'],
  designer: [
    'common',
    'designer.follow*',
    'designer.unfollowed',
    ...ERRORS_OF_ANY_CALL,
    'errors.USER_*',
  ],
  dialog: ['common.busy', 'common.close'],
  'empty-state': ['cloth.unprinted'],
  'error-boundary': ['common', 'errors.ERROR_BOUNDARY_TRIGGER', 'flash'],
  'error-summary': ['form.summary'],
  fabric: [...SELLING, 'cloth.closer_*', 'design.by', 'fabric'],
  favorite: [
    'common',
    'design.favorites*',
    ...ERRORS_OF_ANY_CALL,
    ...ERRORS_OF_DESIGNS,
    'favorites',
  ],
  field: ['common.labelled', 'form'],
  'fill-a-yard': [
    ...ADDING,
    'errors.COLLECTION_NOT_FOUND',
    'fabric.FABRIC_*',
    'fabric.legend',
    'fabric.outOfStock',
    'fabric.weight*',
    'fabric.width',
    'fill-a-yard',
  ],
  flash: ['common', 'errors', 'flash'],
  footer: [
    'common.busy',
    'form.optional',
    'navigation',
    'newsletter.leadEmail',
    'newsletter.subscribe',
    'newsletter.title',
  ],
  navigation: [
    'account.logOut',
    'account.loggedInAs',
    'account.yours',
    'common.busy',
    'common.loading',
    'common.tryAgain',
    'navigation.main',
    'navigation.menuFailed',
    'navigation.wholeMenu',
  ],
  header: [
    'account.join',
    'account.logIn',
    'account.logOut',
    'account.loggedInAs',
    'account.unknown',
    'account.yours',
    'common.brand',
    'common.busy',
    'common.close',
    'common.loading',
    'common.tryAgain',
    'design.from',
    'fabric.per*',
    'navigation',
    'search.colour_*',
    'search.count*',
    'search.spelunk_*',
    'search.style_*',
    'search.suggest*',
    'search.topic_*',
  ],
  'home-good': [
    ...PIECE,
    'cloth.closer_*',
    'fabric.FABRIC_*',
    'fabric.legend',
    'fabric.line_*',
    'fabric.notForSale',
    'home-good',
  ],
  invoice: ['checkout', 'flash', 'invoice', ...ORDER],
  order: ['checkout.yourOrder', ...ORDER],
  orders: [
    ...COMMON_FEATURES,
    'checkout.arrives',
    'checkout.cardSummary',
    'checkout.deliverBy',
    'checkout.free',
    'checkout.giftOn',
    'checkout.giftWithPrices',
    'checkout.giftWithoutPrices',
    'checkout.kind_*',
    'checkout.toPay',
    'cloth',
    'orders',
    'progress.done',
    'reviews.rateLine*',
    ...ORDER,
  ],
  pager: ['common.labelled', 'navigation'],
  'own-collections': [
    ...PARTS,
    ...ERRORS_OF_ANY_CALL,
    ...ERRORS_OF_DESIGNS,
    'account.join',
    'account.logIn',
    'account.unknown*',
    'cloth.unprinted',
    'collection',
    'own-collections',
  ],
  newsletter: [
    ...COMMON_FEATURES,
    'account.email',
    'navigation.country',
    'newsletter',
    'profile.save',
  ],
  devices: ['common', 'devices'],
  passkey: [
    ...COMMON_FEATURES,
    'account.guessablePassword',
    'account.samePassword',
    'account.show*',
    'account.wrongPassword',
    'passkey',
  ],
  preferences: [...SELLING, 'navigation'],
  business: [...COMMON_FEATURES, 'account.email', 'business'],
  'student-grant': [...COMMON_FEATURES, 'account.email', 'student-grant'],
  'privacy-request': [...COMMON_FEATURES, 'account.email', 'privacy-request'],
  product: ADDING,
  profile: [
    ...COMMON_FEATURES,
    'account.email',
    'account.newsletter',
    'account.guessablePassword',
    'account.samePassword',
    'account.screenName',
    'account.show*',
    'account.wrongPassword',
    'navigation',
    'profile',
  ],
  projects: ['projects'],
  reviews: [
    ...COMMON_FEATURES,
    'cloth.unprinted',
    'design.by',
    'fabric.FABRIC_*',
    'reviews',
    'wallpaper.WALLPAPER_*_name',
  ],
  search: ['common', 'form', 'search'],
  skeleton: ['common.loading'],
  'skip-link': ['navigation.skipToContent'],
  solid: [
    ...ITEM,
    'fabric.fatQuarters',
    'solid.PETAL_SOLIDS',
    'solid.about_*',
    'solid.all',
    'solid.chosenNow',
    'solid.color_*',
    'solid.family_*',
    'solid.find',
    'solid.legend',
    'solid.noneFound',
    'solid.onePiece',
    'solid.outOfStock',
    'solid.pickerText',
    'solid.preview',
    'solid.shown',
    'solid.use',
  ],
  steps: ['progress'],
  stock: [...ITEM, 'stock'],
  studio: [
    ...PARTS,
    ...ERRORS_OF_ANY_CALL,
    'cloth.unprinted',
    'errors.ART_*',
    'errors.EARNINGS_*',
    'errors.NO_IMAGE_AVAILABLE',
    'navigation.nextPage*',
    'navigation.page*',
    'navigation.previousPage*',
    'navigation.range',
    'studio',
  ],
  wallpaper: [...ADDING, 'design.by', 'wall', 'wallpaper'],
  'wallpaper-calculator': [
    ...SELLING,
    'fabric.goToCart',
    'fabric.taxIncluded',
    'wall',
    'wallpaper.WALLPAPER_*_name',
    'wallpaper.cut_*',
    'wallpaper.drawing_*',
    'wallpaper.hang_*',
    'wallpaper.notForSale',
    'wallpaper.outOfStock',
    'wallpaper.title',
  ],
  unprinted: [...SELLING, 'fabric', 'solid.preview', 'solid.unprinted*'],
  'wallpaper-product': [...PIECE, 'fabric.choose*', 'fabric.chosen', 'wall', 'wallpaper'],
} as const satisfies Record<ShownFeature, readonly string[]>
