import type { AddLineOutcome, LineKind, LineRequest } from '@selvage/core/cart'
import type { ErrorCode } from '@selvage/core/errors'
import type { MeasurementSystem } from '@selvage/core/locale'
import type { Money } from '@selvage/core/money'
import type { BuyFormState } from './buy-form.ts'

/** One variant of a product, such as a fabric, and whether it can be bought. */
export interface ProductOffer<Variant extends string> {
  readonly code: Variant
  readonly status: string
}

/** How a product form of one kind chooses, and which item it makes of the choice. */
export interface ProductRules<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
> {
  /** Said when the chosen variant cannot be bought. */
  readonly outOfStock: ErrorCode
  /** Returns the variant to begin with. */
  pickVariant(offers: readonly Offer[], wanted: Variant | undefined): Variant
  /** Returns the wanted size if the offer has it, else the one to begin with. */
  pickSize(
    offer: Offer | undefined,
    wanted: string | undefined,
    measurement: MeasurementSystem,
  ): Size
  /** Returns the sizes that can be chosen, the chosen one among them if it is priced. */
  sizesOf(offer: Offer | undefined, measurement: MeasurementSystem, chosen: Size): Size[]
  /** Returns what one piece costs; undefined where the size is not priced. */
  priceOf(offer: Offer, size: string): Money | undefined
  toItem(chosen: ChosenProduct<Variant, Size>): Item
}

/** One kind of product: the rules of its form, and how its lines get into a shop's cart. */
export interface ProductKind<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
> extends ProductRules<Variant, Size, Offer, Item> {
  /** Fetches what adds a line of this kind. */
  loadLine(): Promise<LineKind<Item>>
}

/** Adds the lines of a product form. */
export interface LineAdder<Item> {
  /** Adds a line, and says how that ended; it never rejects. */
  add(request: LineRequest<Item>): Promise<AddLineOutcome>
  /** Makes an unguessable key of 16 to 64 base64url characters. */
  makeKey(): string
  report?(error: unknown, where: string): void
}

/** The choices that a form adds to the cart. A variant is a fabric or a wallpaper. */
export interface ChosenProduct<Variant extends string, Size extends string> {
  readonly designId: number
  readonly variant: Variant
  readonly size: Size
  /** 1 to 99. */
  readonly quantity: number
  readonly promoId?: string | undefined
}

/** Everything that a product form begins with. */
export interface ProductFormInput<Variant extends string, Offer> {
  readonly designId: number
  /** Prices of each variant, and whether it can be bought. */
  readonly offers: readonly Offer[]
  readonly measurement: MeasurementSystem
  /** Variant to begin with: the URL's, else the recommended one. */
  readonly variant?: Variant | undefined
  /** Size to begin with, as it stands in the URL; used only if pricing has it. @source spec 1 §5 */
  readonly size?: string | undefined
  readonly quantity?: string | number | undefined
  readonly promoId?: string | undefined
  /** Line of the cart that is changed instead of adding one. */
  readonly itemId?: string | undefined
}

/** The state of a product form, which {@link productFormView} turns into what a page shows. */
export interface ProductFormState<Variant extends string, Size extends string, Offer>
  extends
    BuyFormState,
    Pick<ProductFormInput<Variant, Offer>, 'designId' | 'offers' | 'measurement'> {
  readonly status: 'editing' | 'adding' | 'added' | 'failed' | 'canceled'
  readonly promoId?: string | undefined
  readonly variant: Variant
  readonly size: Size
}

/** An act of the shopper. */
export type ProductFormEvent<Variant extends string, Size extends string> =
  | { readonly type: 'CHOOSE_VARIANT'; readonly variant: Variant }
  | { readonly type: 'CHOOSE_SIZE'; readonly size: Size }
  | { readonly type: 'TYPE_QUANTITY'; readonly typed: string }
  /** The field was left: the text in it is read. */
  | { readonly type: 'LEAVE_QUANTITY' }
  /** Adds the line; after a lost answer under the same key, so that it is added once. */
  | { readonly type: 'ADD' }
  | { readonly type: 'CANCEL' }

/** One step of a product form: `newKey` is used where no key is kept. */
export type ProductFormStep<Variant extends string, Size extends string> =
  | Exclude<ProductFormEvent<Variant, Size>, { readonly type: 'ADD' }>
  | { readonly type: 'ADD'; readonly newKey: string }
  | { readonly type: 'ENDED'; readonly outcome: AddLineOutcome }

/** The pure functions of a form that sells one kind of product. */
export interface ProductForm<Variant extends string, Size extends string, Offer, Item> {
  begin(input: ProductFormInput<Variant, Offer>): ProductFormState<Variant, Size, Offer>
  reduce(
    state: ProductFormState<Variant, Size, Offer>,
    step: ProductFormStep<Variant, Size>,
  ): ProductFormState<Variant, Size, Offer>
  /** Returns the item that the form adds; a text that is no quantity counts as 1. */
  itemOf(state: ProductFormState<Variant, Size, Offer>): Item
}
