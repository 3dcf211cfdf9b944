import {
  addToCart,
  cartCount,
  createHandover,
  getCart,
  patchItem,
  removeItem,
  replaceItem,
  restoreItem,
  setPromo,
} from '@selvage/core/cart'
import { getCollection } from '@selvage/core/collection'
import { COMMON_ERRORS } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import { listFabrics } from '@selvage/core/fabric'
import { createGuest, createTokenGuest } from '@selvage/core/session'
import type { Plugin } from 'vite'

/** The calls of the widgets without React, and of the panel of the cart. */
export const SMALL_WIDGET_CALLS: readonly Pick<Call, 'name' | 'errors'>[] = [
  addToCart,
  cartCount,
  createGuest,
  createHandover,
  createTokenGuest,
  getCart,
  getCollection,
  listFabrics,
  patchItem,
  removeItem,
  replaceItem,
  restoreItem,
  setPromo,
]

const CATALOG = /\/core\/src\/errors\/catalogue\.table\.ts$/

/**
 * Leaves the codes out that no call of these widgets is answered with: to them each is one that
 * they do not know.
 */
export function knownCodesPlugin(): Plugin {
  const codes = new Set([...COMMON_ERRORS, ...SMALL_WIDGET_CALLS.flatMap(({ errors }) => errors)])
  return {
    name: 'selvage-known-codes',
    enforce: 'pre',
    load: (id) =>
      CATALOG.test(id) ? `export const ERROR_CODES = ${JSON.stringify([...codes])}` : null,
  }
}
