'use client'
import type { ReactNode } from 'react'
import { BuyForm } from './product-frame.tsx'
import type { BuyFormProps } from './product-frame.tsx'
import * as css from './product.css.ts'

interface ItemFrameProps extends BuyFormProps {
  /** Stands under the title. */
  readonly line: ReactNode
  readonly price: ReactNode
  readonly picture: ReactNode
  /** Stands below the picture. */
  readonly facts?: ReactNode
}

/** Title, form, total, messages and buttons of a product without a design. */
export function ItemFrame({ line, price, picture, facts, ...form }: ItemFrameProps): ReactNode {
  return (
    <div className={css.product}>
      <div className={css.picture}>{picture}</div>
      <div className={css.panel}>
        <header>
          <h1 className={css.title}>{form.title}</h1>
          <p className={css.byline}>{line}</p>
          <p className={css.price}>{price}</p>
        </header>
        <BuyForm {...form} />
      </div>
      {facts && <div className={css.facts}>{facts}</div>}
    </div>
  )
}
