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
import type { Shop } from '@selvage/machines/shop'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

/**
 * A product form of one kind whose lines go into the shop's cart. Returns what to show of it and a
 * function for what the shopper does; `onAdded` is called with each line that went in.
 */
export function useAddToCart<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  shop: Shop,
  kind: ProductKind<Variant, Size, Offer, Item>,
  input: ProductFormInput<Variant, Offer>,
  onAdded: (added: AddedLine<Item>) => void,
): readonly [
  view: ProductFormView<Variant, Size, Offer>,
  send: (event: ProductFormEvent<Variant, Size>) => void,
] {
  const added = useRef(onAdded)
  useEffect(() => {
    added.current = onAdded
  }, [onAdded])
  const [form] = useState(() =>
    createAddToCart(lineAdder(shop, kind), kind, input, (line) => added.current(line)),
  )
  useEffect(() => form.stop, [form])
  const state = useSyncExternalStore(form.subscribe, form.get, form.get)
  const view = useMemo(() => productFormView(kind, state), [kind, state])
  return [view, form.send]
}
