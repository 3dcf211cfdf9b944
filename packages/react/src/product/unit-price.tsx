'use client'
import type { Money as Amount } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import { quiet } from './product.css.ts'

interface UnitPriceProps {
  /** The price of one unit; nothing where it is not sold. */
  readonly price: Amount | undefined
  /** The unit, such as `per yard` or `Panel 9 ft`. */
  readonly unit: string
  /** The price of a swatch in words, such as `swatch US$5.00`; nothing when left out. */
  readonly swatch?: string | undefined
  /** True when the prices contain the tax of their country. */
  readonly taxIncluded: boolean | undefined
}

/** The price of a unit of the chosen material, of a swatch of it, and whether tax is in them. */
export function UnitPrice({ price, unit, swatch, taxIncluded }: UnitPriceProps): ReactNode {
  const { t } = useMessages()
  return (
    <>
      {price === undefined ? null : (
        <>
          <Money amount={price} look="total" />
          <span>{unit}</span>
        </>
      )}
      {swatch === undefined ? null : <span className={quiet}>{swatch}</span>}
      {taxIncluded && <span className={quiet}>{t('fabric.taxIncluded')}</span>}
    </>
  )
}
