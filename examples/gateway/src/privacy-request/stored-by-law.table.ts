const TAX = 'the law on taxes and books asks for it'
const PROOF = 'the law on privacy asks for a proof that the request was answered, for two years'

/**
 * The tables that still have rows about somebody whose data is deleted, with what of them stays and
 * why. Everything else of these rows is deleted or emptied.
 */
export const STORED_BY_LAW: Readonly<
  Record<string, { readonly what: string; readonly why: string }>
> = {
  orders: { what: 'the invoice: name, address, VAT number, lines and sums', why: TAX },
  carts: { what: 'the number that joins an order to its payment', why: TAX },
  designs: { what: 'the title and the colors of a design that was ordered', why: TAX },
  designers: { what: 'the number that joins such designs', why: TAX },
  earnings: { what: 'what designs have earned, by the number of a designer', why: TAX },
  payouts: { what: 'the amounts that were paid out to such a number', why: TAX },
  cart_items: { what: 'what was ordered', why: TAX },
  payment_attempts: { what: 'the amounts that were paid or declined', why: TAX },
  payment_holds: { what: 'the credit that paid a part of an order', why: TAX },
  payment_ledger: { what: 'the amounts that came in', why: TAX },
  payment_events: { what: 'the notices of the payment provider', why: TAX },
  payment_flags: { what: 'payments that a person has looked at', why: TAX },
  refunds: { what: 'the amounts that were given back', why: TAX },
  refund_ledger: { what: 'the amounts that went out', why: TAX },
  cancellations: { what: 'when an order was canceled', why: TAX },
  reversals: { what: 'credit that went back', why: TAX },
  shipments: { what: 'when and by whom an order was delivered', why: TAX },
  promos: { what: 'the codes of coupons that orders brought', why: TAX },
  prints: { what: 'when an order was printed', why: TAX },
  gift_certificates: { what: 'the amounts and balances of gift certificates', why: TAX },
  gift_certificate_ledger: { what: 'the changes of these balances', why: TAX },
  spoondollar_accounts: { what: 'a balance, which is zero', why: TAX },
  spoondollar_ledger: { what: 'the changes of this balance', why: TAX },
  users: {
    what: 'the random number that joins orders of one buyer, with when it was made, and the country, currency, language, system of measures and partner of the shop',
    why: TAX,
  },
  consents: { what: 'choices about privacy, under the random number of a cookie', why: PROOF },
  vendor_records: { what: 'the numbers of charges at the payment provider', why: TAX },
  privacy_requests: { what: 'that and when the request was made and answered', why: PROOF },
  outbox: { what: 'that and when a mail about an order was sent', why: TAX },
}
