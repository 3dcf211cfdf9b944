'use client'
import { WALLPAPERS } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { RadioCards } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import { note } from '../../product/product.css.ts'
import { usePieceMessages } from '../drawing/piece-messages.ts'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link WallpaperChooser}; with `value` it is controlled. */
export interface WallpaperChooserProps {
  /** Every wallpaper with its prices, as the gateway lists them. */
  readonly offers: readonly WallpaperOffer[]
  /** The size that prices are shown for, where a wallpaper has it; else its own default. */
  readonly size?: WallpaperSize | undefined
  /** The chosen wallpaper of a controlled chooser. */
  readonly value?: WallpaperCode | undefined
  /** The wallpaper that is chosen at first. */
  readonly defaultValue?: WallpaperCode | undefined
  /** Called with the wallpaper that was chosen. */
  readonly onChange?: ((code: WallpaperCode) => void) | undefined
  /** Says what is wrong with the choice; undefined when it is right. */
  readonly error?: string | undefined
}

/** Which paper: each with what it hangs with and its price, and what the chosen one is like. */
export function WallpaperChooser({
  offers,
  size,
  value,
  defaultValue,
  onChange,
  error,
}: WallpaperChooserProps): ReactNode {
  needProps('WallpaperChooser', {}, { offers }, 'of listWallpapers()')
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
      ...(out && { note: t('wallpaper.outOfStock') }),
      ...(price && !out && { end: money(price) }),
    }
  })
  return (
    <>
      <RadioCards
        legend={t('wallpaper.legend')}
        name="wallpaper"
        options={cards}
        error={error}
        onChange={onChange}
        {...(value === undefined ? { defaultValue } : { value })}
      />
      {value === undefined ? null : (
        <p className={note}>{t(`wallpaper.WALLPAPER_${value}_subtitle`)}</p>
      )}
    </>
  )
}
