'use client'
import { WALLPAPER_SIZES, wallpaperSizesOf, type WallpaperOffer, type WallpaperSize } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { RadioCards, type RadioCard } from '../field/index.ts'
import { useWords } from '../words/index.ts'
import { usePieceWords } from './piece-words.ts'

export type WallpaperSizeChooserProps = {
  /** The chosen wallpaper's prices; a size without one is not offered. */
  readonly offer: WallpaperOffer
  readonly value?: WallpaperSize | undefined
  readonly defaultValue?: WallpaperSize | undefined
  readonly onChange?: ((size: WallpaperSize) => void) | undefined
}

/** How long a piece: the swatch, panels by their length, or the roll, each with its measure and its price. */
export function WallpaperSizeChooser({ offer, value, defaultValue, onChange }: WallpaperSizeChooserProps): ReactNode {
  const { t, money } = useWords()
  const { stocked, dimensions } = usePieceWords()
  const cards = wallpaperSizesOf(offer.code).flatMap((size): RadioCard<WallpaperSize>[] => {
    const price = offer.sizes[size]
    if (price === undefined) return []
    const name = t(pieceKey(size))
    return [{ value: size, title: WALLPAPER_SIZES[size].unit === 'swatch' ? name : `${name} ${stocked(size)}`, detail: dimensions(size), end: money(price) }]
  })
  return <RadioCards across legend={t('wallpaper.size')} name="size" options={cards} onChange={onChange} {...(value === undefined ? { defaultValue: defaultValue ?? offer.defaultSize } : { value })} />
}

/** Key of a piece's name: swatch, panel or roll. */
export function pieceKey(size: WallpaperSize): 'wallpaper.size_SWATCH' | 'wallpaper.size_PANEL' | 'wallpaper.size_ROLL' {
  const { unit } = WALLPAPER_SIZES[size]
  return unit === 'swatch' ? 'wallpaper.size_SWATCH' : unit === 'panel' ? 'wallpaper.size_PANEL' : 'wallpaper.size_ROLL'
}
