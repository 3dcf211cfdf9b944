/** A carrier, and its page that follows a parcel, with the number in place of `{number}`. */
interface CarrierRow {
  readonly name: string
  readonly url: string
}

/** The carriers that parcels go with, by the name that the operator types. */
export const CARRIERS = {
  dhl: { name: 'DHL', url: 'https://www.dhl.com/en/express/tracking.html?AWB={number}' },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  usps: {
    name: 'USPS',
    url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  },
} as const satisfies Record<string, CarrierRow>

/** The name of a carrier as it is stored. */
export type Carrier = keyof typeof CARRIERS

/** True for the name of a carrier. */
export const isCarrier = (text: string): text is Carrier => Object.hasOwn(CARRIERS, text)

/** Returns the page that follows a parcel. */
export const trackingUrl = (carrier: Carrier, number: string): string =>
  CARRIERS[carrier].url.replace('{number}', encodeURIComponent(number))
