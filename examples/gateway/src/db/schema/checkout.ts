import type { ShopperGroup } from '@selvage/core/discount'
import type { Address, AgreedOrder, Gift } from '@selvage/core/checkout'
import { isCompanyMethod } from '@selvage/core/payment'
import type { CompanyMethod } from '@selvage/core/payment'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { carts } from './cart.ts'
import { indexOfPresent, timestampColumn } from './columns.ts'
import { giftCertificates } from './credit.ts'

/** The terms that a payment session was opened for; another total needs another session. */
export interface PaymentTerms {
  /** The part of the total that is left to pay. */
  readonly totalMinor: number
  readonly currency: string
  /** Units of the currency for one US dollar. */
  readonly rate: number
  readonly taxRate: number
  readonly promoCode: string | null
  /** The group whose discount counted; left out by what was stored before there were groups. */
  readonly discountGroup?: ShopperGroup | null
}

/** The parts of a card that may be stored. */
export interface StoredCard {
  /** Absent in a payment from before there were other ways to pay. */
  readonly method?: 'card' | 'saved_card'
  /** The one-time token, or the provider's id of a saved card. */
  readonly token: string
  /** The card is saved when the order is placed. */
  readonly saveCard?: boolean
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly name: string
  /** Counts declines of one card on many carts; absent in a payment from before. */
  readonly fingerprint?: string
}

/** How an order is paid: a card, or another company, where the shopper goes to pay. */
export type StoredPayment = StoredCard | { readonly method: CompanyMethod }

/** True for a payment by card, new or saved. */
export const isCard = (payment: StoredPayment): payment is StoredCard =>
  !isCompanyMethod(payment.method)

export const checkouts = pgTable(
  'checkouts',
  {
    cartId: text('cart_id')
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    email: text('email'),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    newsletter: boolean('newsletter').notNull().default(false),
    deliveryOptionId: text('delivery_option_id'),
    gift: jsonb('gift').$type<Gift>(),
    terms: jsonb('terms').$type<PaymentTerms>(),
    /** The order as its shopper agreed to it, with the payment that was given for it. */
    agreed: jsonb('agreed').$type<AgreedOrder>(),
    payment: jsonb('payment').$type<StoredPayment>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    updatedAt: timestampColumn('updated_at').notNull(),
    /** The shipping address is saved for the member when the order is placed. */
    saveAddress: boolean('save_address').notNull().default(false),
    giftCertificateId: text('gift_certificate_id').references(() => giftCertificates.id),
    /** The most cents of Spoondollars that the member wants to spend. */
    spoondollarCents: integer('spoondollar_cents'),
    vatNumber: text('vat_number'),
  },
  (table) => [
    index('checkouts_email').on(sql`lower(${table.email})`),
    indexOfPresent('checkouts_gift_certificate', table.giftCertificateId),
  ],
)
export type CheckoutRow = typeof checkouts.$inferSelect

export const taxRates = pgTable('tax_rates', {
  region: text('region').primaryKey(),
  rate: doublePrecision('rate').notNull(),
})

export const cardMinimums = pgTable('card_minimums', {
  currency: text('currency').primaryKey(),
  amountMinor: integer('amount_minor').notNull(),
})
