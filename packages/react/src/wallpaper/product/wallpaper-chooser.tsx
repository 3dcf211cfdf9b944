'use client'
import { WALLPAPERS } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { RadioCards } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import { usePieceMessages } from '../drawing/piece-messages.ts'

export interface WallpaperChooserProps {
  /** Every wallpaper with its prices, as the gateway lists them. */
  readonly offers: readonly WallpaperOffer[]
  /** The size that prices are shown for, where a wallpaper has it; else its own default. */
  readonly size?: WallpaperSize | undefined
  readonly value?: WallpaperCode | undefined
  readonly defaultValue?: WallpaperCode | undefined
  readonly onChange?: ((code: WallpaperCode) => void) | undefined
  readonly error?: string | undefined
}

/** Which paper: each with what it is like, what it hangs with, and its price. */
export function WallpaperChooser({
  offers,
  size,
  value,
  defaultValue,
  onChange,
  error,
}: WallpaperChooserProps): ReactNode {
  const { t, money } = useMessages()
  const { name } = usePieceMessages()
  const cards = offers.map(({ code, status, sizes, defaultSize }) => {
    const shown = size !== undefined && sizes[size] !== undefined ? size : defaultSize
    const price = sizes[shown]
    const out = status !== 'available'
    return {
      value: code,
      title: t(`wallpaper.WALLPAPER_${code}_buttonName`),
      disabled: out,
      // Types are priced by pieces of other lengths, so each says which piece its price is for.
      detail: [
        t(`wallpaper.hang_${WALLPAPERS[code].hanging}`),
        ...(price && !out ? [name(shown)] : []),
      ].join(' · '),
      note: out ? t('wallpaper.outOfStock') : t(`wallpaper.WALLPAPER_${code}_subtitle`),
      ...(price && !out && { end: money(price) }),
    }
  })
  return (
    <RadioCards
      legend={t('wallpaper.legend')}
      name="wallpaper"
      options={cards}
      error={error}
      onChange={onChange}
      {...(value === undefined ? { defaultValue } : { value })}
    />
  )
}
