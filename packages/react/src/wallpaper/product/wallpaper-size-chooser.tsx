'use client'
import { wallpaperSizesOf } from '@selvage/core/wallpaper'
import type { WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { RadioCards } from '../../field/index.ts'
import type { RadioCard } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import { usePieceMessages } from '../drawing/piece-messages.ts'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link WallpaperSizeChooser}; with `value` it is controlled. */
export interface WallpaperSizeChooserProps {
  /** The chosen wallpaper's prices; a size without one is not offered. */
  readonly offer: WallpaperOffer
  /** The chosen size of a controlled chooser. */
  readonly value?: WallpaperSize | undefined
  /** The size that is chosen at first. */
  readonly defaultValue?: WallpaperSize | undefined
  /** Called with the size that was chosen. */
  readonly onChange?: ((size: WallpaperSize) => void) | undefined
}

/**
 * How long a piece: the swatch, panels by their length, or the roll, each with its measure and its
 * price.
 */
export function WallpaperSizeChooser({
  offer,
  value,
  defaultValue,
  onChange,
}: WallpaperSizeChooserProps): ReactNode {
  needProps('WallpaperSizeChooser', { offer }, {}, 'of listWallpapers()')
  const { t, money } = useMessages()
  const { name, dimensions } = usePieceMessages()
  const cards = wallpaperSizesOf(offer.code).flatMap((size): RadioCard<WallpaperSize>[] => {
    const price = offer.sizes[size]
    if (price === undefined) return []
    return [{ value: size, title: name(size), detail: dimensions(size), end: money(price) }]
  })
  return (
    <RadioCards
      across
      legend={t('wallpaper.size')}
      name="size"
      options={cards}
      onChange={onChange}
      {...(value === undefined ? { defaultValue: defaultValue ?? offer.defaultSize } : { value })}
    />
  )
}
