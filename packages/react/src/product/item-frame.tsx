'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { BuyForm } from './product-frame.tsx'
import type { BuyFormProps } from './product-frame.tsx'
import * as css from './product.css.ts'

interface ItemFrameProps extends BuyFormProps {
  /** Stands under the title. */
  readonly line: ReactNode
  readonly price: ReactNode
  /** True when the price contains the tax of its country. */
  readonly taxIncluded?: boolean | undefined
  readonly picture: ReactNode
  /** Stands below the picture. */
  readonly facts?: ReactNode
}

/** Title, form, total, messages and buttons of a product without a design. */
export function ItemFrame({
  line,
  price,
  taxIncluded,
  picture,
  facts,
  ...form
}: ItemFrameProps): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.product}>
      <div className={css.picture}>{picture}</div>
      <div className={css.panel}>
        <header>
          <h1 className={css.title}>{form.title}</h1>
          <p className={css.byline}>{line}</p>
          <p className={css.price}>
            {price}
            {price && taxIncluded && <span className={css.quiet}>{t('fabric.taxIncluded')}</span>}
          </p>
        </header>
        <BuyForm {...form} />
      </div>
      {facts && <div className={css.facts}>{facts}</div>}
    </div>
  )
}
