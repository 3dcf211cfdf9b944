'use client'
import type {
  AddedLine,
  AddToCart,
  ProductFormEvent,
  ProductFormInput,
  ProductFormView,
  ProductKind,
  ProductOffer,
} from '@selvage/machines/cart'
import { createAddToCart, lineAdder, productFormView } from '@selvage/machines/cart'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useShop } from '../provider/shop-context.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'

/** The choices that a product form begins with; its measurement system is the shop's. */
export type AddToCartInput<Variant extends string, Offer> = Omit<
  ProductFormInput<Variant, Offer>,
  'measurement'
>

/**
 * A product form of one kind whose lines go into the page's cart. Returns what to show of it and a
 * function for what the shopper does; `onAdded` is called with each line that went in. Another
 * `kind`, `designId` or `itemId`, and another shop, begin a new form; other prices keep what was
 * chosen. Throws outside a `SelvageProvider` with a `shop`.
 *
 * @example
 *   const [view, send] = useAddToCart(fabricProduct, { designId, offers })
 *   return <button onClick={() => send({ type: 'ADD' })}>{t(view.label)}</button>
 */
export function useAddToCart<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  kind: ProductKind<Variant, Size, Offer, Item>,
  input: AddToCartInput<Variant, Offer>,
  onAdded?: (added: AddedLine<Item>) => void,
): readonly [
  view: ProductFormView<Variant, Size, Offer>,
  send: (event: ProductFormEvent<Variant, Size>) => void,
] {
  const added = useRef(onAdded)
  useEffect(() => {
    added.current = onAdded
  }, [onAdded])
  const form = useForm(kind, input, (line) => added.current?.(line))
  useEffect(() => form.stop, [form])
  const state = useSyncExternalStore(form.subscribe, form.get, form.get)
  const view = useMemo(() => productFormView(kind, state), [kind, state])
  return [view, form.send]
}

/** Makes the form, and another one for another product, another shop or other prices. */
function useForm<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  kind: ProductKind<Variant, Size, Offer, Item>,
  input: AddToCartInput<Variant, Offer>,
  onAdded: (added: AddedLine<Item>) => void,
): AddToCart<Variant, Size, Offer> {
  const shop = useShop()
  const { offers } = input
  const subject = useSubjectKey(kind, input.designId, input.itemId)
  // By what they say, because a list that is made while rendering is another one each time.
  const prices = useMemo(() => JSON.stringify(offers), [offers])
  const make = (chosen: AddToCartInput<Variant, Offer>) => ({
    subject,
    prices,
    form: createAddToCart(
      lineAdder(shop, kind),
      kind,
      { ...chosen, measurement: shop.measurement },
      onAdded,
    ),
  })
  const [own, setOwn] = useState(() => make(input))
  const { status, variant, size, typed, promoId } = own.form.get()
  const isSame = own.subject === subject
  // A line that is on its way is waited for: its answer belongs to this form.
  if (isSame && (own.prices === prices || status === 'adding')) return own.form
  const next = make(isSame ? { ...input, variant, size, quantity: typed, promoId } : input)
  setOwn(next)
  return next.form
}
