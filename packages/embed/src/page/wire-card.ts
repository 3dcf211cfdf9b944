import { MAX_ID } from '@selvage/core/contract'
import type { DesignCard } from '@selvage/core/design'
import { isCurrency } from '@selvage/core/locale'

/** The part of a design's card that widgets show; nothing else of an answer is read. */
export type ShownCard = Pick<
  DesignCard,
  'id' | 'title' | 'palette' | 'recommendedFabric' | 'forSale' | 'priceFrom' | 'taxIncluded'
> & { readonly designer: Pick<DesignCard['designer'], 'name'> }

// These checks are smaller than the validation library of the other contracts. A test verifies that
// they accept every response that the contract accepts, and no other where it is shown.

type Wire = Readonly<Record<string, unknown>>
const COLOR = /^#[0-9a-f]{6}$/

function must<T>(holds: boolean, value: unknown): T {
  if (!holds) throw new Error('No card')
  return value as T
}
const fields = (value: unknown): Wire => must(typeof value === 'object' && value !== null, value)
const list = (value: unknown): readonly unknown[] => must(Array.isArray(value), value)
const text = (value: unknown): string => must(typeof value === 'string', value)
const bool = (value: unknown): boolean => must(typeof value === 'boolean', value)
const id = (value: unknown): number =>
  must(Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID, value)

function price(value: unknown): ShownCard['priceFrom'] {
  const { raw_price: raw, currency } = fields(value)
  const minor = Math.round(must<number>(typeof raw === 'number', raw) * 100)
  return {
    minor: must(!Number.isNaN(minor), minor),
    currency: must(isCurrency(text(currency)), currency),
  }
}

function card(value: unknown): ShownCard {
  const wire = fields(value)
  const { tax_included: taxIncluded = false } = wire
  return {
    id: id(wire['id']),
    title: text(wire['title']),
    designer: { name: text(fields(wire['designer'])['name']) },
    palette: list(wire['palette']).map((color) => must(COLOR.test(text(color)), color)),
    recommendedFabric: text(wire['recommended_fabric']),
    forSale: bool(wire['for_sale']),
    priceFrom: price(wire['price_from']),
    taxIncluded: bool(taxIncluded),
  }
}

/** Reads the gateway's list of cards. Throws SERVER_ERROR for any other response. */
export function readWireCards(answer: unknown): ShownCard[] {
  return list(fields(answer)['designs']).map(card)
}
