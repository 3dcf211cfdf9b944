import { FABRICS, FABRIC_CODES, USES_OF_FABRIC } from '@selvage/core/fabric'
import type {
  FabricCode,
  FabricGroup,
  FabricOffer,
  FabricSize,
  FabricUse,
} from '@selvage/core/fabric'
import type { Money } from '@selvage/core/money'

/** Fabrics that suit most designs, shown when a design recommends no other. */
const POPULAR: readonly FabricCode[] = [
  'PETAL_SIGNATURE_COTTON',
  'LINEN_COTTON_CANVAS',
  'ORGANIC_SATEEN',
  'COTTON_LAWN',
]

/** Returns the fabrics of `first` and then popular ones, at most `count`. */
export function featuredFabrics(
  offers: readonly FabricOffer[],
  first: readonly (FabricCode | undefined)[],
  count = 4,
): FabricOffer[] {
  const wanted = [...new Set([...first, ...POPULAR])]
  return wanted.flatMap((code) => offers.filter((offer) => offer.code === code)).slice(0, count)
}

/** An order of fabrics: by name, or the cheapest first. */
export type FabricSort = 'name' | 'price'

/** A fabric with the name that a shopper reads. */
export type NamedOffer = FabricOffer & { readonly name: string; readonly line: string }

/** Returns the price of one piece; undefined when the gateway gave none for that size. */
export function priceOf(offer: FabricOffer | undefined, size: FabricSize): Money | undefined {
  return offer?.pricing.sizes[size]
}

/** Returns the fabrics that are good for a use, all of them without one, sorted. */
export function findFabrics(
  offers: readonly NamedOffer[],
  {
    use,
    sort,
    size,
    locale,
  }: {
    use?: FabricUse | undefined
    sort: FabricSort
    size: FabricSize
    locale: string
  },
): NamedOffer[] {
  const collator = new Intl.Collator(locale.replace('_', '-'))
  const byName = (a: NamedOffer, b: NamedOffer) => collator.compare(a.name, b.name)
  const price = (offer: NamedOffer) => priceOf(offer, size)?.minor ?? Number.POSITIVE_INFINITY
  return offers
    .filter(({ code }) => use === undefined || USES_OF_FABRIC[code].includes(use))
    .sort(sort === 'name' ? byName : (a, b) => price(a) - price(b) || byName(a, b))
}

/** Returns the fabrics grouped by material, in the order of the fabrics table. */
export function groupFabrics<T extends FabricOffer>(
  offers: readonly T[],
): { readonly group: FabricGroup; readonly offers: readonly T[] }[] {
  const groups = [...new Set(FABRIC_CODES.map((code) => FABRICS[code].group))]
  return groups
    .map((group) => ({ group, offers: offers.filter(({ code }) => FABRICS[code].group === group) }))
    .filter(({ offers: some }) => some.length > 0)
}
