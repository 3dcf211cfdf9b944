import type { ErrorCode } from '@selvage/core/errors'
import type { GatewayConfig } from '../config.ts'

/** One limit: whose events it counts, how many of them, and the code of its rejection (429). */
export interface LimitRow {
  /** `address` is the visitor's; a guest is free, so a session alone is no limit for a robot. */
  readonly counts: 'address' | 'session' | 'cart' | 'card' | 'account'
  /** Events in the window after which the next ones are rejected; 0 for no limit. */
  readonly most: (limits: GatewayConfig['limits']) => number
  readonly windowS: number
  readonly code: ErrorCode
  /**
   * Seconds to wait after the last free event and after each one more; the last pause repeats.
   * Without it the rest of the window is waited.
   */
  readonly pausesS?: readonly number[]
}

const MINUTE_S = 60
const HOUR_S = 3_600
const PAUSES_S = [30, 120, 600, HOUR_S]

/** The limit of wrong codes; an address may have three guests who guess. */
const guesses = (counts: 'address' | 'session'): LimitRow => ({
  counts,
  most: (limits) => (counts === 'address' ? 3 : 1) * limits.guesses,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
  pausesS: PAUSES_S,
})

/** The limit of rows that a visitor makes in a minute; an address may have three who do. */
const createdRows = (counts: 'address' | 'session'): LimitRow => ({
  counts,
  most: (limits) => (counts === 'address' ? 3 : 1) * limits.guesses,
  windowS: MINUTE_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/** The limit of wrong passwords; an address may be a whole office's. */
const logins = (counts: 'address' | 'account'): LimitRow => ({
  counts,
  most: ({ failedLogins }) => (counts === 'address' ? 4 : 1) * failedLogins,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
  pausesS: PAUSES_S,
})

/** The limit of what leads to a new password; an address may be a whole office's. */
const passwords = (counts: 'address' | 'account'): LimitRow => ({
  counts,
  most: ({ passwordMailsPerHour }) => (counts === 'address' ? 12 : 1) * passwordMailsPerHour,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/** The limit of mails with the way to an order; an address may be a whole office's. */
const orderMails = (counts: 'address' | 'account'): LimitRow => ({
  counts,
  most: ({ orderMailsPerHour }) => (counts === 'address' ? 12 : 1) * orderMailsPerHour,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/** The limit of the newsletter's mails that are asked for; an address may be a whole office's. */
const newsletterMails = (counts: 'address' | 'account'): LimitRow => ({
  counts,
  most: ({ newsletterMailsPerHour }) => (counts === 'address' ? 12 : 1) * newsletterMailsPerHour,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/** The limit of mails about one's data that are asked for; an address may be a whole office's. */
const privacyMails = (counts: 'address' | 'account'): LimitRow => ({
  counts,
  most: ({ privacyMailsPerHour }) => (counts === 'address' ? 12 : 1) * privacyMailsPerHour,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/** The limit of applications for a grant; an address may be a whole school's. */
const applications = (counts: 'address' | 'account', factor = 1): LimitRow => ({
  counts,
  most: ({ applicationsPerHour }) => factor * (counts === 'address' ? 12 : 1) * applicationsPerHour,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/** The limit of what one member writes, or one address votes and favors, in an hour. */
const reviewing = (counts: 'address' | 'account', factor: number): LimitRow => ({
  counts,
  most: ({ reviewsPerHour }) => factor * reviewsPerHour,
  windowS: HOUR_S,
  code: 'TOO_MANY_ATTEMPTS',
})

/**
 * Every limit that all gateways of one database share. Two others are in the memory of each process
 * (`rate-limit.ts`): of requests, because it guards every one, and of pictures that are drawn.
 */
export const LIMITS = {
  /** Guest carts of partners' pages. A factor of the partner raises it. */
  guest: {
    counts: 'address',
    most: ({ guestsPerMinute }) => guestsPerMinute,
    windowS: MINUTE_S,
    code: 'SERVER_ERROR',
  },
  /** Guests of the storefront: ten times as many, for a storefront that signs no addresses. */
  session: {
    counts: 'address',
    most: ({ guestsPerMinute }) => 10 * guestsPerMinute,
    windowS: MINUTE_S,
    code: 'SERVER_ERROR',
  },
  /** Choices about privacy that one address makes, each of which may be a row. */
  'consent-address': {
    counts: 'address',
    most: ({ guestsPerMinute }) => 10 * guestsPerMinute,
    windowS: MINUTE_S,
    code: 'TOO_MANY_ATTEMPTS',
  },
  /** Batches of events from the pages of one address, which may be a whole office's. */
  'event-address': {
    counts: 'address',
    most: ({ guestsPerMinute }) => 10 * guestsPerMinute,
    windowS: MINUTE_S,
    code: 'TOO_MANY_ATTEMPTS',
  },
  /** Wrong promo codes of one guest. */
  promo: guesses('session'),
  /** The same codes, tried by however many guests of one address. */
  'promo-address': guesses('address'),
  /** Wrong hand-over codes of one guest. */
  handover: guesses('session'),
  /** The same codes, tried by however many guests of one address. */
  'handover-address': guesses('address'),
  /** Codes of hand-over that are made for the carts of one address, each of which is a row. */
  'new-handover': createdRows('address'),
  /** Wrong codes of gift certificates of one guest. */
  gift: guesses('session'),
  /** The same codes, tried by however many guests of one address. */
  'gift-address': guesses('address'),
  /** Proofs of a discount group that one shopper begins, each of which is a row. */
  verification: createdRows('session'),
  /** The same proofs, begun by however many shoppers of one address. */
  'verification-address': createdRows('address'),
  /** Declined cards of one cart. */
  decline: {
    counts: 'cart',
    most: ({ declines }) => declines,
    windowS: HOUR_S,
    code: 'TOO_MANY_ATTEMPTS',
    pausesS: PAUSES_S,
  },
  /** Declined cards of one address, which may be a whole office's. */
  'decline-address': {
    counts: 'address',
    most: ({ declines }) => 4 * declines,
    windowS: HOUR_S,
    code: 'TOO_MANY_ATTEMPTS',
    pausesS: PAUSES_S,
  },
  /** Declines of one card on however many carts, by the provider's fingerprint of it. */
  'decline-card': {
    counts: 'card',
    most: ({ declines }) => 4 * declines,
    windowS: HOUR_S,
    code: 'TOO_MANY_ATTEMPTS',
    pausesS: PAUSES_S,
  },
  /** Wrong passwords for one e-mail address, whether it has an account or not. */
  login: logins('account'),
  /** Wrong passwords for however many accounts from one address. */
  'login-address': logins('address'),
  /** Challenges to log in by a passkey, each of which is a row; an address may be an office's. */
  'passkey-address': {
    counts: 'address',
    most: ({ passkeysPerMinute }) => passkeysPerMinute,
    windowS: MINUTE_S,
    code: 'TOO_MANY_ATTEMPTS',
  },
  /** Accounts that are made, or tried to be made, from one address. */
  register: {
    counts: 'address',
    most: ({ accountsPerHour }) => accountsPerHour,
    windowS: HOUR_S,
    code: 'TOO_MANY_ATTEMPTS',
  },
  /** Mails about a new password for one e-mail address, whether it has an account or not. */
  'password-mail': passwords('account'),
  /** The same mails, asked for from one address for however many accounts. */
  'password-mail-address': passwords('address'),
  /** Mails with the way to an order for one e-mail address, whether it has an order or not. */
  'order-mail': orderMails('account'),
  /** The same mails, asked for from one address for however many orders. */
  'order-mail-address': orderMails('address'),
  /** Mails of the newsletter that are asked for with one e-mail address, subscribed or not. */
  'newsletter-mail': newsletterMails('account'),
  /** The same mails, asked for from one address for however many readers. */
  'newsletter-mail-address': newsletterMails('address'),
  /** Mails about a request for data to one e-mail address, whether we know it or not. */
  'privacy-mail': privacyMails('account'),
  /** The same mails, asked for from one address for however many people. */
  'privacy-mail-address': privacyMails('address'),
  /** Copies of data that are made for one address, each of which reads many tables. */
  'privacy-export-address': privacyMails('address'),
  /** Applications for a grant with one e-mail address, each of which is mailed to it. */
  business: applications('account'),
  /** The same applications, sent from one address for however many people. */
  'business-address': applications('address'),
  /** Files of applications for the student project grant: two of each, and some once more. */
  'student-file-address': applications('address', 3),
  /** New passwords that one address sets, or tries to set, by the token of a mail. */
  'password-address': passwords('address'),
  /** Reviews that one member sends. */
  review: reviewing('account', 1),
  /** Pictures of reviews that one member uploads. */
  'review-photo': reviewing('account', 10),
  /** Votes for reviews and reports of them from one address, which may be a whole office's. */
  'review-vote-address': reviewing('address', 10),
  /** Pictures for designs that one member begins to send. */
  art: reviewing('account', 2),
  /** Parts of these pictures, of which the largest one has forty, and some come twice. */
  'art-part': reviewing('account', 100),
  /** Designs that one member makes and changes. */
  'own-design': reviewing('account', 10),
  /** Changes of a member's collections. */
  collection: reviewing('account', 20),
  /**
   * Designs that become favorites, or none again, and designers who are followed, or no longer,
   * from one address, which may be an office's.
   */
  'favorite-address': reviewing('address', 10),
  /** Favorites of one design from one address in a day: guests are free, and all read its count. */
  'favorite-design': { ...reviewing('address', 1), windowS: 24 * HOUR_S },
} as const satisfies Record<string, LimitRow>

/** The name of a limit. */
export type LimitName = keyof typeof LIMITS
