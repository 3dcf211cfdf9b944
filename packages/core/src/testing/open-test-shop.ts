import { DEFAULT_ORDER_ITEM_LIMIT } from '../cart/quantity.ts'
import type { DiscountGroup } from '../discount/discount-groups.table.ts'
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '../locale/locale.table.ts'
import type { Currency, Locale, MeasurementSystem } from '../locale/locale.table.ts'
import { merchandiseOf } from './merchandise.ts'
import type { TestItem } from './merchandise.ts'
import { openLogIn } from './test-log-in.ts'
import { endedPromo, membersPromo, samplePromo } from './test-promo.ts'
import { newId, openCart } from './test-shop.ts'
import type { TestShop, TestUser } from './test-shop.ts'

/** The state that a test gateway starts in. */
export interface TestShopOptions {
  /** The owner of the browser's first session; a `visitor` has no session yet. */
  readonly user?: 'visitor' | 'guest' | 'member'
  /** True when the sample member's cart is counted by the legacy call. */
  readonly stayLegacyUser?: boolean
  /** Lines of the first cart, of any kind. Without `user` they belong to a guest. */
  readonly items?: readonly TestItem[]
  /** True when the sample promo is applied to the first cart. */
  readonly promo?: boolean
  readonly country?: string
  readonly currency?: Currency
  readonly locale?: Locale
  readonly measurement?: MeasurementSystem
  /** False for an order without anything to ship. */
  readonly needsShipping?: boolean
  /** A gift certificate that somebody has bought, in the shop's currency. */
  readonly giftCertificate?: { readonly code: string; readonly minor: number }
  /** Store credit of the first user, in cents of US dollars. */
  readonly spoondollarCents?: number
  /** The discount group that the first user has proved to belong to. */
  readonly group?: DiscountGroup
  /** The most lines that a cart can hold; 50 by default. */
  readonly itemLimit?: number
  /**
   * True for a gateway that counts differently from the page: a wall takes one piece more, and a
   * quilt has one cell less.
   */
  readonly disagrees?: boolean
  /**
   * Page that replaces the payment provider's card frame. The id of the payment session is added
   * to its query as `session`.
   */
  readonly frameUrl?: string
  /**
   * Origins of the shop's own pages, the only ones that a payment or a proof leads back to; every
   * origin by default.
   */
  readonly storefrontOrigins?: readonly string[]
}

/** Makes the shop of a test gateway, with its first user and cart. */
export function openTestShop(options: TestShopOptions): TestShop {
  const shop: TestShop = {
    users: new Map(),
    cookies: null,
    logInId: null,
    logIns: [],
    guestBefore: null,
    tokens: new Map(),
    handovers: new Map(),
    invoices: new Map(),
    certificates: [],
    promos: [samplePromo(), membersPromo(), endedPromo()],
    creditChanges: [],
    passwordTokens: new Map(),
    lastReset: null,
    changedPasswords: new Set(),
    announcements: [],
    consents: [],
    events: [],
    newsletters: { subscriptions: [], requests: new Map(), mails: [] },
    privacyRequests: [],
    businessApplications: [],
    studentGrants: { files: new Map(), applications: [] },
    passkeyChallenges: new Map(),
    verifications: new Map(),
    boughtAgain: new Map(),
    added: new Map(),
    reviews: [],
    photos: new Map(),
    artUploads: [],
    ownDesigns: [],
    earnings: [],
    payouts: [],
    made: 0,
    preferences: {
      country: options.country ?? DEFAULT_COUNTRY,
      currency: options.currency ?? DEFAULT_CURRENCY,
      locale: options.locale ?? 'en_US',
      measurement: options.measurement ?? 'imperial',
      adultContent: false,
    },
    needsShipping: options.needsShipping ?? true,
    itemLimit: options.itemLimit ?? DEFAULT_ORDER_ITEM_LIMIT,
    frameUrl: options.frameUrl ?? 'https://pay.selvage.test/frame',
    storefrontOrigins: options.storefrontOrigins ?? null,
    disagrees: options.disagrees ?? false,
  }
  addFirstUser(shop, options)
  addCredit(shop, options)
  if (options.user !== 'member') addSampleMember(shop, options)
  return shop
}

function addCredit(
  shop: TestShop,
  { giftCertificate, spoondollarCents = 0 }: TestShopOptions,
): void {
  const user = shop.users.get(shop.cookies ?? '')
  if (user) user.spoondollarCents = spoondollarCents
  if (!giftCertificate) return
  const { code, minor } = giftCertificate
  shop.certificates.push({
    id: newId(shop, 'gift'),
    code,
    currency: shop.preferences.currency,
    amountMinor: minor,
    balanceMinor: minor,
    orderNumber: '',
    voided: false,
  })
}

function addFirstUser(shop: TestShop, options: TestShopOptions): void {
  const kind = options.user ?? (options.items ? 'guest' : 'visitor')
  if (kind === 'visitor') return
  const user =
    kind === 'member'
      ? addSampleMember(shop, options)
      : addUser(shop, { name: null, preferences: { ...shop.preferences } })
  if (user.guest) shop.cookies = user.id
  else openLogIn(shop, user.id, null)
  for (const item of options.items ?? []) {
    const cart = openCart(shop, user)
    cart.lines.push({
      id: newId(shop, 'line'),
      merchandise: merchandiseOf(item),
      quantity: item.quantity,
      chunkSize: null,
    })
    cart.version = 1
  }
  user.group = options.group ?? null
  if (options.promo && user.cart) user.cart.promo = shop.promos[0] ?? null
}

/** The member of every test shop. */
export const SAMPLE_MEMBER = {
  screenName: 'member',
  email: 'member@example.com',
  password: 'selvage-demo',
} as const

function addSampleMember(shop: TestShop, { stayLegacyUser }: TestShopOptions): TestUser {
  const { screenName, email, password } = SAMPLE_MEMBER
  return addUser(
    shop,
    {
      name: screenName,
      preferences: { ...shop.preferences },
      account: { email, password, newsletter: false },
      stayLegacy: stayLegacyUser ?? false,
    },
    'user_of_the_sample_member',
  )
}

/** Adds a user without a cart; one without an account is a guest. */
export function addUser(
  shop: TestShop,
  {
    name,
    preferences,
    account = null,
    stayLegacy = false,
  }: Pick<TestUser, 'name' | 'preferences'> & Partial<Pick<TestUser, 'account' | 'stayLegacy'>>,
  id = newId(shop, 'user'),
): TestUser {
  const user: TestUser = {
    id,
    guest: account === null,
    name,
    preferences,
    account,
    stayLegacy,
    addresses: [],
    cards: [],
    passkeys: [],
    favorites: [],
    favoriteCollections: [],
    connections: [],
    collections: [],
    group: null,
    proYears: 0,
    saved: [],
    spoondollarCents: 0,
    mergedInto: null,
    cart: null,
    orders: [],
  }
  shop.users.set(id, user)
  return user
}
