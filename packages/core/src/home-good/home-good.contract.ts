import * as v from 'valibot'
import { lineCalls, lineEntries, promoPayload } from '../cart/line-payload.contract.ts'
import { id } from '../contract/wire.ts'
import { fabricCode } from '../fabric/fabric.contract.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import {
  HOME_GOOD_CODES,
  HOME_GOOD_SIZES,
  homeGoodAdditionsOf,
  homeGoodFabricsOf,
} from './home-good.ts'
import { HOME_GOOD_ADDITIONS } from './home-goods.table.ts'
import type { HomeGoodAddition, HomeGoodCode, HomeGoodSize } from './home-goods.table.ts'

/** A home good for the cart: a design, sewn into a thing of one size. */
export interface HomeGoodItemInput {
  readonly designId: number
  readonly homeGood: HomeGoodCode
  readonly size: HomeGoodSize
  /** Its default fabric when left out. */
  readonly fabric?: FabricCode
  /** The plain cover when left out. */
  readonly addition?: HomeGoodAddition
  /** 1 to 99. */
  readonly quantity: number
  /** A promo code for the whole cart. One that is rejected adds nothing. */
  readonly promoId?: string
}

const list = <T extends string>(values: readonly T[]) => values as [T, ...T[]]

/** Wire body of a home good. @source spec 1 §3 Cart payload, §7 */
export const homeGoodPayload = v.strictObject({
  ...lineEntries,
  fabric: v.optional(fabricCode),
  fabric_size: v.picklist(list(HOME_GOOD_SIZES)),
  merchandise: v.strictObject({
    home_good_item: v.picklist(list(HOME_GOOD_CODES)),
    solid_item: v.optional(v.null()),
  }),
  design: v.strictObject({ id }),
  home_good_addition_codes: v.optional(
    v.pipe(v.array(v.picklist(HOME_GOOD_ADDITIONS)), v.maxLength(1)),
  ),
})

/** Turns a home good into its wire body. */
export function toHomeGoodPayload(item: HomeGoodItemInput): v.InferInput<typeof homeGoodPayload> {
  const { designId, homeGood, size, fabric, addition, quantity, promoId } = item
  return {
    ...(fabric && { fabric }),
    fabric_size: size,
    quantity,
    status: 'pending',
    merchandise: { home_good_item: homeGood },
    design: { id: designId },
    ...(addition && { home_good_addition_codes: [addition] }),
    ...promoPayload(promoId),
  }
}

/** Reads the product of a home good's body. A cover without an addition is the plain one. */
export function homeGoodChoice(body: v.InferOutput<typeof homeGoodPayload>): ProductChoice {
  const code = body.merchandise.home_good_item
  const [plain] = homeGoodAdditionsOf(code)
  return {
    kind: 'home-good',
    code,
    size: body.fabric_size,
    option: body.home_good_addition_codes?.[0] ?? plain ?? '',
    designId: body.design.id,
    fabric: body.fabric ?? homeGoodFabricsOf(code)[0],
  }
}

const calls = lineCalls({
  name: 'home-good',
  path: '/home_goods/order_items',
  body: homeGoodPayload,
  encodeBody: toHomeGoodPayload,
})

/** Adds a home good to the cart, or raises the quantity of an equal line. @source spec 1 §7 */
export const addHomeGood = calls.add

/** Puts a home good in the place of a line, in one step. */
export const replaceHomeGood = calls.replace
