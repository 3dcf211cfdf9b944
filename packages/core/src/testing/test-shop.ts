import type * as v from 'valibot'
import type { cart as cartSchema } from '../cart/cart-state.contract.ts'
import type { SavedAddress } from '../addresses/addresses.contract.ts'
import type { Address } from '../checkout/address.ts'
import { NO_GIFT } from '../checkout/no-gift.ts'
import type { Gift, PaymentSummary } from '../checkout/checkout-state.contract.ts'
import type { Announcement } from '../content/announcements.contract.ts'
import type { getCheckout } from '../checkout/checkout.contract.ts'
import type { CallReply } from '../contract/define-call.ts'
import type { DiscountGroup } from '../discount/discount-groups.table.ts'
import type { buyAgain } from '../orders/orders.contract.ts'
import type { Passkey } from '../passkey/passkeys.contract.ts'
import type { SavedCard } from '../payment/saved-cards.contract.ts'
import type { TestOwnDesigns } from './test-art.ts'
import type { TestCollection } from './test-collection.ts'
import type { Merchandise } from './merchandise.ts'
import { reject } from './rejection.ts'
import type { TestAccount, TestMerge, TestPreferences } from './test-account.ts'
import type { TestAttempt } from './test-attempt.ts'
import type { TestConsent } from './test-consent.ts'
import type { TestEvent } from './test-event.ts'
import type { TestLogIns } from './test-log-in.ts'
import type { TestHandover } from './test-handover.ts'
import type { TestNewsletters } from './test-newsletter-state.ts'
import type { TestGrants } from './test-grants.ts'
import type { TestPrivacyRequest } from './test-privacy.ts'
import type { TestOrder } from './test-order.ts'
import type { TestPromo } from './test-promo.ts'
import type { TestReview } from './test-reviews.ts'
import type { TestTerms } from './test-terms.ts'
import type { TestCertificate, TestCreditChange } from './test-certificate.ts'

/** One line of a test cart. */
export interface TestLine {
  readonly id: string
  merchandise: Merchandise
  quantity: number
  /** Length of each continuous piece of fabric; null for one piece. */
  chunkSize: number | null
}

/** The cart of one user of a test gateway. */
export interface TestCart {
  readonly id: string
  /** The preferences of the cart's user. */
  readonly preferences: TestPreferences
  /** The cart's user, whose group has a discount and whose account names who and where. */
  readonly owner: Pick<TestUser, 'group' | 'proYears' | 'account'>
  version: number
  /** `paying` while an attempt is not settled. */
  state: 'open' | 'paying' | 'ordered'
  lines: TestLine[]
  /** Removed lines that can come back, the last one at the end. */
  removed: TestLine[]
  promo: TestPromo | null
  /** The promo that an attempt has used; null before, and after one that is declined. */
  usedPromo: TestPromo | null
  email: string | null
  address: Address | null
  newsletter: boolean
  /** A member's address is saved when the order is placed. */
  saveAddress: boolean
  deliveryId: string | null
  gift: Gift
  payment: PaymentSummary | null
  terms: TestTerms | null
  agreed?: NonNullable<WireCheckout['agreed']>
  token: string
  /** The card is saved for its member when the order is placed. */
  saveCard: boolean
  /** The VAT number that the invoice names. */
  vatNumber: string | null
  /** The gift certificate that pays a part of it, and the Spoondollars that its member wants. */
  certificateId: string | null
  spoondollarCents: number | null
  /** The credit that an attempt has taken off its balances; null before and after. */
  spent: { readonly certificateMinor: number; readonly spoondollarCents: number } | null
  readonly attempts: Map<string, TestAttempt>
  readonly needsShipping: boolean
  /** The checkout as it was when it was paid for; null before. */
  frozen: WireCheckout | null
}

/** A guest or a member of a test gateway. */
export interface TestUser {
  readonly id: string
  readonly guest: boolean
  name: string | null
  readonly preferences: TestPreferences
  /** Null for a guest. */
  readonly account: TestAccount | null
  /** True for a member whose cart is counted by the legacy call. */
  readonly stayLegacy: boolean
  /** The saved addresses of a member, the default first. */
  readonly addresses: SavedAddress[]
  /** The saved cards of a member, the newest first, each with the token that it was made of. */
  readonly cards: (SavedCard & { readonly token: string })[]
  /** The passkeys of a member, the newest first, each with the id that its browser knows. */
  passkeys: (Passkey & { readonly credentialId: string })[]
  /** The ids of the favorite designs, the newest first. */
  readonly favorites: number[]
  /** The ids of the favorite collections, the newest first. */
  favoriteCollections: readonly number[]
  /** The ids of the designers whom a member follows, the newest first; a guest's wait. */
  connections: readonly number[]
  /** The collections that a member has made, the newest first. */
  collections: readonly TestCollection[]
  /** The discount group that the user has proved to belong to. */
  group: DiscountGroup | null
  /** The years of Pro membership that were bought; orders of a member have a discount. */
  proYears: number
  /** The lines that are saved for later, the newest first. */
  saved: TestLine[]
  /** Store credit, in cents of US dollars. */
  spoondollarCents: number
  /** The member whose cart has taken this guest's lines, with the guest's cart. */
  mergedInto: TestMerge | null
  /** The newest cart. */
  cart: TestCart | null
  /** Ordered carts before it. */
  readonly orders: TestCart[]
}

/** Everything that one test gateway, and the one browser in front of it, store. */
export interface TestShop extends TestLogIns, TestOwnDesigns, TestGrants {
  readonly users: Map<string, TestUser>
  /** Id of the user of the browser's cookies; null without a session. */
  cookies: string | null
  /** Id of the guest whose session the browser's followed; null where there was none. */
  guestBefore: string | null
  readonly tokens: Map<string, string>
  readonly handovers: Map<string, TestHandover>
  readonly invoices: Map<string, TestOrder>
  readonly certificates: TestCertificate[]
  /** The promo codes, the shop's own first. */
  readonly promos: TestPromo[]
  /** The changes of everybody's credit, the newest last. */
  creditChanges: TestCreditChange[]
  /** Ids of the members whose mails have these tokens, which set a new password once. */
  readonly passwordTokens: Map<string, string>
  /** The request that set a password last, which can be sent again. */
  lastReset: { readonly token: string; readonly password: string } | null
  /** The members who have changed a password that they knew; a change is answered again. */
  readonly changedPasswords: Set<string>
  /** The announcements that show now, in every language; a test adds to them. */
  readonly announcements: Announcement[]
  readonly newsletters: TestNewsletters
  /** Requests about the data of an address, the one that was mailed last at the end. */
  readonly privacyRequests: TestPrivacyRequest[]
  /** The choices of the browser's visitors about their privacy, the newest last. */
  readonly consents: TestConsent[]
  /** The events that pages have sent, each once. */
  readonly events: TestEvent[]
  /** Open proofs of a discount group by their state: whose, and where the shopper goes on. */
  readonly verifications: Map<string, { readonly userId: string; readonly returnUrl: string }>
  /** Open challenges of passkeys, each for its member, or null for whoever logs in. */
  readonly passkeyChallenges: Map<string, string | null>
  /** Answers of purchases that were made again, by user and idempotency key. */
  readonly boughtAgain: Map<
    string,
    {
      readonly fingerprint: string
      readonly cart: TestCart
      readonly lines: CallReply<typeof buyAgain>['lines']
    }
  >
  /** Added lines by user, kind and key, so that a request that is sent twice adds its line once. */
  readonly added: Map<
    string,
    {
      readonly fingerprint: string
      readonly cart: TestCart
      readonly itemId: string
      /** When it was added, milliseconds. */
      readonly at: number
    }
  >
  /** Reviews in every state, the newest first. */
  readonly reviews: TestReview[]
  /** Uploaded pictures of reviews by their ids, each with its uploader and its public name. */
  readonly photos: Map<string, { readonly userId: string; readonly name: string }>
  /** Preferences of a new user whose request leaves them out. */
  readonly preferences: Readonly<TestPreferences>
  readonly needsShipping: boolean
  readonly itemLimit: number
  readonly frameUrl: string
  /** Origins whose pages providers lead back to; null for all. */
  readonly storefrontOrigins: readonly string[] | null
  /** True for a gateway that counts differently from the page. */
  readonly disagrees: boolean
  made: number
}

export type WireCart = v.InferInput<typeof cartSchema>
/** A checkout with the names of the wire. */
export type WireCheckout = CallReply<typeof getCheckout>['checkout']

/** Makes a new id as long as a real one; the ids are the same in every run. */
export function newId(shop: TestShop, of: string): string {
  shop.made += 1
  return `${of}_${String(shop.made).padStart(20, '0')}`
}

/** Returns the user's cart that is not an order yet. */
export function pendingCart(user: TestUser | null): TestCart | null {
  return user?.cart && user.cart.state !== 'ordered' ? user.cart : null
}

/** Returns the user's pending cart, and makes one when there is none. */
export function openCart(shop: TestShop, user: TestUser): TestCart {
  const pending = pendingCart(user)
  if (pending) return pending
  if (user.cart) user.orders.push(user.cart)
  user.cart = {
    id: newId(shop, 'cart'),
    preferences: user.preferences,
    owner: user,
    version: 0,
    state: 'open',
    lines: [],
    removed: [],
    promo: null,
    usedPromo: null,
    email: null,
    address: null,
    newsletter: false,
    saveAddress: false,
    deliveryId: null,
    gift: NO_GIFT,
    payment: null,
    terms: null,
    token: '',
    saveCard: false,
    vatNumber: null,
    certificateId: null,
    spoondollarCents: null,
    spent: null,
    attempts: new Map(),
    needsShipping: shop.needsShipping,
    frozen: null,
  }
  return user.cart
}

/** Rejects a cart that is being paid for or is an order already. */
export function assertOpen(cart: TestCart): void {
  if (cart.state !== 'open')
    reject(cart.state === 'paying' ? 'CART_BEING_PAID' : 'ORDER_NOT_PENDING')
}
