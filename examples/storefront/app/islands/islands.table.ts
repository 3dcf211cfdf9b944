import { COMMON_FEATURES, SHOWN_BY } from '@selvage/i18n/messages'

/** The facts of an island besides its code. */
interface IslandRow {
  /** The messages that it needs in the browser: features, single keys, families with a `*`. */
  readonly features: readonly string[]
  /** True for code that a page does not fetch ahead: few of its visitors use it. */
  readonly isRare?: boolean
}

/** The messages of the search and of what it suggests. */
const SEARCH_FORM = [
  'design.from',
  'fabric.per*',
  'navigation.search*',
  'search.colour_*',
  'search.count*',
  'search.spelunk_*',
  'search.style_*',
  'search.suggest*',
  'search.topic_*',
] as const

/** Every island of the shop: the default export of `app/islands/{name}.tsx`. */
export const ISLANDS = {
  'fabric-product': { features: SHOWN_BY.fabric },
  'wallpaper-product': { features: SHOWN_BY['wallpaper-product'] },
  'home-good-product': { features: SHOWN_BY['home-good'] },
  'solid-product': { features: SHOWN_BY.solid },
  'unprinted-product': { features: SHOWN_BY.unprinted },
  'stock-product': { features: SHOWN_BY.stock },
  'product-calculator': { features: SHOWN_BY['wallpaper-calculator'], isRare: true },
  'wallpaper-calculator': {
    features: [...SHOWN_BY['wallpaper-calculator'], ...SHOWN_BY.design, 'landing.hang*'],
    isRare: true,
  },
  'fill-a-yard': { features: [...SHOWN_BY['fill-a-yard'], ...SHOWN_BY.breadcrumb] },
  'embed-builder': {
    features: [
      'builder',
      'common.brand',
      'design.by',
      'fabric.FABRIC_*',
      'fabric.size_*',
      'fill-a-yard.template_*',
      'fill-a-yard.title',
      'flash',
      'form',
      'navigation.cart',
      'navigation.country',
      'navigation.currency',
      'navigation.imperial',
      'navigation.language',
      'navigation.measurement',
      'navigation.metric',
      'wallpaper.WALLPAPER_*_name',
    ],
  },
  // Every page has them, and few visitors of one open them.
  navigation: { features: SHOWN_BY.navigation, isRare: true },
  'account-menu': { features: SHOWN_BY.navigation, isRare: true },
  menu: {
    features: [
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
      'navigation.back',
      'navigation.closeMenu',
      'navigation.menu',
      'navigation.menuFailed',
      'navigation.wholeMenu',
      ...SEARCH_FORM,
    ],
    isRare: true,
  },
  'recently-viewed': { features: [...SHOWN_BY.design, 'design-page.viewed'], isRare: true },
  'search-form': { features: SEARCH_FORM, isRare: true },
  preferences: { features: SHOWN_BY.preferences, isRare: true },
  'preferences-form': { features: SHOWN_BY.preferences },
  filters: { features: ['common.close'], isRare: true },
  follow: { features: SHOWN_BY.designer, isRare: true },
  favorite: { features: SHOWN_BY.favorite, isRare: true },
  'add-to-collection': {
    features: [...SHOWN_BY['own-collections'], ...SHOWN_BY.dialog],
    isRare: true,
  },
  'collection-designs': { features: SHOWN_BY['own-collections'] },
  'print-page': { features: ['invoice.print'], isRare: true },
  flash: { features: ['flash', 'common.labelled'] },
  'cart-link': { features: ['navigation.cart'], isRare: true },
  'log-in': { features: SHOWN_BY.account },
  'passkey-log-in': { features: SHOWN_BY.passkey },
  'add-passkey': { features: SHOWN_BY.passkey },
  join: { features: SHOWN_BY.account },
  'review-form': { features: SHOWN_BY.reviews },
  'upload-design': { features: SHOWN_BY.studio },
  profile: { features: SHOWN_BY.profile },
  address: { features: SHOWN_BY.addresses },
  'ask-for-password': { features: SHOWN_BY.account },
  'find-order': { features: [...COMMON_FEATURES, 'orders.find*'] },
  'business-form': { features: SHOWN_BY.business },
  'student-grant-form': { features: SHOWN_BY['student-grant'] },
  represent: { features: SHOWN_BY['privacy-request'] },
  'privacy-request': { features: SHOWN_BY['privacy-request'] },
  subscribe: { features: SHOWN_BY.newsletter },
  'newsletter-preferences': { features: SHOWN_BY.newsletter },
  'newsletter-link': { features: SHOWN_BY.newsletter },
  'new-password': { features: SHOWN_BY.account },
  'change-password': { features: SHOWN_BY.account },
  checkout: { features: SHOWN_BY.checkout },
  cart: { features: SHOWN_BY.cart },
} as const satisfies Record<string, IslandRow>
export type IslandName = keyof typeof ISLANDS

/** Returns the messages that the named islands need. */
export function islandFeatures(names: Iterable<string>): string[] {
  const rows: Readonly<Record<string, IslandRow>> = ISLANDS
  return [
    ...new Set(
      [...names].flatMap((name) => (Object.hasOwn(rows, name) ? (rows[name]?.features ?? []) : [])),
    ),
  ]
}

/** True for the name of an island. */
export const isIslandName = (name: string): boolean => Object.hasOwn(ISLANDS, name)

/** True when a page that holds the island fetches its code ahead. */
export function isFetchedAhead(name: string): boolean {
  const rows: Readonly<Record<string, IslandRow>> = ISLANDS
  return Object.hasOwn(rows, name) && rows[name]?.isRare !== true
}
