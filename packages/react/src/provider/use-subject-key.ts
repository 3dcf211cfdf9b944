'use client'
import { use, useState } from 'react'
import { ShopContext } from './shop-context.ts'

/**
 * Returns a key that changes with what a component is about and with the shop around it. A router
 * draws the next page in place of the last one, and what was begun there must not go on here.
 */
export function useSubjectKey(...subjects: readonly unknown[]): number {
  const about = [use(ShopContext)?.shop, ...subjects]
  const [known, setKnown] = useState({ about, key: 0 })
  if (about.every((each, at) => Object.is(each, known.about[at]))) return known.key
  const next = { about, key: known.key + 1 }
  setKnown(next)
  return next.key
}
