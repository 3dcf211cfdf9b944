'use client'
import type {
  AddedLine,
  ProductFormEvent,
  ProductFormInput,
  ProductFormView,
  ProductKind,
  ProductOffer,
} from '@selvage/machines/cart'
import { createAddToCart, lineAdder, productFormView } from '@selvage/machines/cart'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useShop } from '../provider/shop-context.ts'

/** The choices that a product form begins with; its measurement system is the shop's. */
export type AddToCartInput<Variant extends string, Offer> = Omit<
  ProductFormInput<Variant, Offer>,
  'measurement'
>

/**
 * A product form of one kind whose lines go into the page's cart. Returns what to show of it and a
 * function for what the shopper does; `onAdded` is called with each line that went in. Throws
 * outside a `SelvageProvider` with a `shop`.
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
  const shop = useShop()
  const added = useRef(onAdded)
  useEffect(() => {
    added.current = onAdded
  }, [onAdded])
  const [form] = useState(() =>
    createAddToCart(
      lineAdder(shop, kind),
      kind,
      { ...input, measurement: shop.measurement },
      (line) => added.current?.(line),
    ),
  )
  useEffect(() => form.stop, [form])
  const state = useSyncExternalStore(form.subscribe, form.get, form.get)
  const view = useMemo(() => productFormView(kind, state), [kind, state])
  return [view, form.send]
}
