import { MAX_ID, shopError } from '@selvage/core/contract'
import { REPEAT_TYPES } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { isCurrency } from '@selvage/core/locale'

// These checks are smaller than the validation library of the other contracts. A test verifies that
// they accept exactly the responses that the contract accepts.

type Wire = Readonly<Record<string, unknown>>
const COLOR = /^#[0-9a-f]{6}$/

function must<T>(holds: boolean, value: unknown): T {
  if (!holds) throw shopError('SERVER_ERROR')
  return value as T
}
const fields = (value: unknown): Wire => must(typeof value === 'object' && value !== null, value)
const list = (value: unknown): readonly unknown[] => must(Array.isArray(value), value)
const text = (value: unknown): string => must(typeof value === 'string', value)
const flag = (value: unknown): boolean => must(typeof value === 'boolean', value)
const number = (value: unknown): number =>
  must(typeof value === 'number' && !Number.isNaN(value), value)
const id = (value: unknown): number =>
  must(Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID, value)

function repeat(value: unknown): DesignCard['repeat'] {
  const wire = fields(value)
  return {
    type: must(REPEAT_TYPES.includes(wire['type'] as never), wire['type']),
    widthIn: number(wire['width']),
    heightIn: number(wire['height']),
    periodWidthIn: number(wire['period_width']),
    periodHeightIn: number(wire['period_height']),
  }
}

function price(value: unknown): DesignCard['priceFrom'] {
  const { raw_price: raw, currency } = fields(value)
  const minor = Math.round(number(raw) * 100)
  return { minor, currency: must(isCurrency(text(currency)), currency) }
}

function card(value: unknown): DesignCard {
  const wire = fields(value)
  const designer = fields(wire['designer'])
  return {
    id: id(wire['id']),
    title: text(wire['title']),
    slug: text(wire['slug']),
    designer: {
      id: id(designer['id']),
      name: text(designer['name']),
      screenName: text(designer['screen_name']),
    },
    palette: list(wire['palette']).map((color) => must(COLOR.test(text(color)), color)),
    repeat: repeat(wire['repeat']),
    recommendedFabric: text(wire['recommended_fabric']),
    favouriteCount: number(wire['num_favorites']),
    forSale: flag(wire['for_sale']),
    priceFrom: price(wire['price_from']),
  }
}

/** Reads the gateway's list of cards. Throws SERVER_ERROR for any other response. */
export function readWireCards(answer: unknown): DesignCard[] {
  return list(fields(answer)['designs']).map(card)
}
