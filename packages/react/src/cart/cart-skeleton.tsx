'use client'
import type { ReactNode } from 'react'
import { Loading } from '../skeleton/index.ts'
import * as css from './cart.css.ts'

/** Placeholders of about the size of the lines, shown while the cart loads. */
export function CartSkeleton(): ReactNode {
  return (
    <>
      <Loading hidden />
      <div className={css.skeleton} aria-hidden="true">
        {[1, 2].map((line) => (
          <div key={line} className={css.skeletonLine}>
            <div className={css.skeletonCloth} />
            <div className={css.skeletonText}>
              <div className={css.thread} />
              <div className={css.threadShort} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
