import { isEmail } from '../contract/email.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import {
  homeGoodAdditionsOf,
  homeGoodDimensions,
  homeGoodFabricsOf,
  isHomeGoodCode,
} from '../home-good/home-good.ts'
import { isStockCode, stockFacts, stockSizesOf } from '../stock/stock.ts'
import type { StockFacts } from '../stock/stock-products.table.ts'
import { PRODUCT_KINDS } from './product-kinds.table.ts'
import type { ProductKindName } from './product-kinds.table.ts'

/** A product with everything that a shopper chooses of it, but for the quantity. */
export interface ProductChoice {
  readonly kind: ProductKindName
  /** The product's code in its own list: of a home good, a solid, an unprinted fabric, an item. */
  readonly code: string
  readonly size: string
  /** The addition of a home good; empty for everything else. */
  readonly option: string
  /** The design that is printed on it; null for products without a print. */
  readonly designId: number | null
  /** The fabric that is printed or cut; null for products that are not made of one of the list. */
  readonly fabric: FabricCode | null
  /** Who gets a gift certificate, and what its buyer writes to them. */
  readonly recipient?: GiftRecipient | undefined
}

/** Who gets a gift certificate by e-mail; its buyer does where nobody is named. */
export interface GiftRecipient {
  readonly email: string
  /** At most 400 characters; line breaks are kept. */
  readonly message: string
}

/** Why a product cannot be ordered as it was chosen, and the field that is wrong. */
export interface ChoiceProblem {
  readonly code: ErrorCode
  readonly field: string
}

/**
 * Returns why a product is not sold as it was chosen: a home good in a size, of a fabric or with an
 * addition that it has not, an item in an amount that is not offered. Undefined when it is.
 */
export function choiceProblem(choice: ProductChoice): ChoiceProblem | undefined {
  const wrong = (field: string): ChoiceProblem => ({ code: 'FIELD_VALUE_INVALID', field })
  const { kind, code, size, option, fabric } = choice
  const { sizeField } = PRODUCT_KINDS[kind]
  if (size === '') return { code: 'FIELD_CANNOT_BE_BLANK', field: sizeField }
  if (kind === 'home-good' && isHomeGoodCode(code)) {
    if (!homeGoodDimensions(code, size)) return wrong(sizeField)
    if (fabric && !homeGoodFabricsOf(code).includes(fabric)) return wrong('fabric')
    const additions: readonly string[] = homeGoodAdditionsOf(code)
    return option === '' || additions.includes(option)
      ? undefined
      : wrong('home_good_addition_codes')
  }
  if (kind === 'stock' && isStockCode(code) && !stockSizesOf(code).includes(size))
    return wrong(sizeField)
  if (choice.recipient && code !== 'GIFT_CERTIFICATE')
    return { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'recipient_email' }
  if (choice.recipient && !isEmail(choice.recipient.email)) return wrong('recipient_email')
  return undefined
}

/** The rules of an order's line that its product decides. */
export interface ProductTerms {
  /** False for what is not sent by mail or parcel. */
  readonly ships: boolean
  /** True for what is sent without a charge where nothing else is sent. */
  readonly shipsFree: boolean
  /** False for home decor, which neither rush nor guaranteed delivery brings. */
  readonly allowsRush: boolean
  /** True for what is sold one at a time. */
  readonly single: boolean
  /** True for what is worth money itself, so that neither a promo nor a tax counts on it. */
  readonly credit: boolean
  /** True for what is paid again each year. */
  readonly subscription: boolean
}

/** The rules of a line of printed fabric, wallpaper or a filled yard. */
export const PRINTED_TERMS: ProductTerms = {
  ships: true,
  shipsFree: false,
  allowsRush: true,
  single: false,
  credit: false,
  subscription: false,
}

const factsOf = (code: string): Partial<StockFacts> => (isStockCode(code) ? stockFacts(code) : {})

/** Returns the rules of a line by its product's kind and code. */
export function productTerms(kind: ProductKindName, code: string): ProductTerms {
  const { digital, shipsFree, single, credit, subscription } = kind === 'stock' ? factsOf(code) : {}
  return {
    ships: digital !== true,
    shipsFree: shipsFree === true,
    allowsRush: kind !== 'home-good',
    single: single === true,
    credit: credit === true,
    subscription: subscription === true,
  }
}

/**
 * True for a line that comes in a parcel: everything but a digital item, as a gift certificate is.
 */
export const lineShips = ({
  stock,
}: {
  readonly stock?: { readonly code: string } | null | undefined
}): boolean => productTerms('stock', stock?.code ?? '').ships

/**
 * Returns the text that two equal lines of a cart share. Two gift certificates are two lines, so
 * they have none.
 */
export function choiceKey({ kind, code, size, option, designId, fabric }: ProductChoice): string {
  return [kind, code, size, option, designId ?? '', fabric ?? ''].join(' ')
}

/** True for an item of which each one is a line of its own, such as a gift certificate. */
export const isOwnLine = ({ kind, code }: ProductChoice): boolean => productTerms(kind, code).credit
