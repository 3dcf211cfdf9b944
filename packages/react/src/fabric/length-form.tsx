'use client'
import { FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'
import type { Money as MoneyAmount } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import { ItemFrame } from '../product/item-frame.tsx'
import type { BuyFormProps } from '../product/product-frame.tsx'
import { amountKey, quantityKey } from './amount-keys.ts'

interface LengthFormProps<Size extends FabricSize> extends Omit<
  BuyFormProps,
  'choosers' | 'quantityLabel' | 'amount' | 'addLabel'
> {
  readonly view: BuyFormProps['view'] & { readonly size: Size }
  readonly line: ReactNode
  readonly picture: ReactNode
  readonly taxIncluded: boolean | undefined
  /** The choice of the cloth. */
  readonly chooser: ReactNode
  readonly sizes: readonly Size[]
  readonly dimensionsOf: (size: Size) => { readonly widthIn: number; readonly heightIn: number }
  readonly priceOf: (size: Size) => MoneyAmount | undefined
  readonly onSize: (size: Size) => void
  /** The price of a yard or meter. */
  readonly wholePrice: MoneyAmount | undefined
}

/** The form of cloth without a print: the cloth, the cut and how much of it. */
export function LengthForm<Size extends FabricSize>({
  view,
  chooser,
  sizes,
  dimensionsOf,
  priceOf,
  onSize,
  wholePrice,
  ...frame
}: LengthFormProps<Size>): ReactNode {
  const { t, measurement, money, size: formatSize } = useMessages()
  const swatch = sizes.find((one) => FABRIC_SIZES[one].cut === 'swatch')
  const swatchPrice = swatch && priceOf(swatch)
  return (
    <ItemFrame
      {...frame}
      view={view}
      price={
        wholePrice && (
          <>
            <Money amount={wholePrice} look="total" />
            <span>{t(measurement === 'imperial' ? 'fabric.perYard' : 'fabric.perMeter')}</span>
            {swatchPrice && <span>{t('fabric.swatchFor', { price: money(swatchPrice) })}</span>}
          </>
        )
      }
      choosers={
        <>
          {chooser}
          {sizes.length > 1 ? (
            <RadioCards
              across
              legend={t('fabric.amount')}
              name="fabric_size"
              value={view.size}
              onChange={onSize}
              options={sizes.flatMap((size) => {
                const price = priceOf(size)
                const { widthIn, heightIn } = dimensionsOf(size)
                return price
                  ? [
                      {
                        value: size,
                        title: t(sizeKey(size)),
                        detail: formatSize(widthIn, heightIn),
                        end: money(price),
                      },
                    ]
                  : []
              })}
            />
          ) : (
            <input type="hidden" name="fabric_size" value={view.size} />
          )}
        </>
      }
      quantityLabel={t(quantityKey(view.size))}
      amount={t(amountKey(view.size), { count: view.quantity })}
    />
  )
}
