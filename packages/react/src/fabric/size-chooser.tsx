'use client'
import { cutDimensions, FABRIC_SIZES, sizeKey, sizesOf } from '@selvage/core/fabric'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { priceOf } from './fabric-order.ts'
import * as css from './size-chooser.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link SizeChooser}; with `value` it is controlled. */
export interface SizeChooserProps {
  /** The chosen fabric, whose width decides how large each piece is. */
  readonly fabric: FabricCode
  /** The chosen fabric's prices; a size without one is not offered. */
  readonly offer: FabricOffer
  /** The chosen size of a controlled chooser. */
  readonly value?: FabricSize | undefined
  /** The size that is chosen at first. */
  readonly defaultValue?: FabricSize | undefined
  /** The sizes to choose from; those of the shopper's measurement system unless given. */
  readonly sizes?: readonly FabricSize[] | undefined
  /** Called with the size that was chosen. */
  readonly onChange?: ((size: FabricSize) => void) | undefined
}

/**
 * The choice of a size: swatch, fat quarter, yard or meter, each with its dimensions, its share of
 * the cloth and its price.
 */
export function SizeChooser({
  fabric,
  offer,
  value,
  defaultValue,
  sizes: offered,
  onChange,
}: SizeChooserProps): ReactNode {
  needProps('SizeChooser', { offer }, {}, 'of listFabrics()')
  const { t, measurement, size: formatSize, money } = useMessages()
  const sizes = (offered ?? sizesOf(measurement)).flatMap((size): RadioCard<FabricSize>[] => {
    const price = priceOf(offer, size)
    if (price === undefined) return []
    const { widthIn, heightIn } = cutDimensions(fabric, size)
    return [
      {
        value: size,
        title: t(sizeKey(size)),
        detail: formatSize(widthIn, heightIn),
        end: money(price),
        media: <Share fabric={fabric} size={size} />,
      },
    ]
  })
  return (
    <RadioCards
      across
      legend={t('fabric.amount')}
      name="fabric_size"
      options={sizes}
      onChange={onChange}
      {...(value === undefined
        ? { defaultValue: defaultValue ?? offer.pricing.defaultSize }
        : { value })}
    />
  )
}

/** A small drawing of the piece as its share of a yard or meter. */
function Share({
  fabric,
  size,
}: {
  readonly fabric: FabricCode
  readonly size: FabricSize
}): ReactNode {
  const whole = cutDimensions(fabric, FABRIC_SIZES[size].system === 'imperial' ? 'YARD' : 'METER')
  const piece = cutDimensions(fabric, size)
  return (
    <svg
      className={css.share}
      viewBox={`-0.5 -0.5 ${whole.widthIn + 1} ${whole.heightIn + 1}`}
      height={26}
      aria-hidden="true"
    >
      <rect
        className={css.cloth}
        width={whole.widthIn}
        height={whole.heightIn}
        vectorEffect="non-scaling-stroke"
      />
      <rect
        className={css.piece}
        y={whole.heightIn - piece.heightIn}
        width={piece.widthIn}
        height={piece.heightIn}
      />
    </svg>
  )
}
