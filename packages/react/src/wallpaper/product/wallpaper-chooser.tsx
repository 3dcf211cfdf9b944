'use client'
import { WALLPAPERS } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import { lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { RadioCards } from '../../field/index.ts'
import type { RadioCard } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from '../../product/all-choices.css.ts'
import { AllChoices } from '../../product/all-choices.tsx'
import { usePieceMessages } from '../drawing/piece-messages.ts'
import { needProps } from '../../provider/need-props.ts'
import { shownSize } from './shown-size.ts'

// Few shoppers compare all papers, so the sheet and its dialog are fetched by those who do.
const loadSheet = () => import('./wallpaper-sheet.tsx')
const WallpaperSheet = lazy(async () => ({ default: (await loadSheet()).WallpaperSheet }))

/** Papers that are shown without opening the sheet. */
const FEATURED = 6

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
  /** A picture of the design for the sheet of all papers. */
  readonly pictureUrl?: string | undefined
  /** Says what is wrong with the choice; undefined when it is right. */
  readonly error?: string | undefined
}

/**
 * Which paper: six with what they hang with and their price, and all of them compared in a sheet.
 * Without a script the others are listed below.
 */
export function WallpaperChooser({
  offers,
  size,
  value,
  defaultValue,
  onChange,
  pictureUrl,
  error,
}: WallpaperChooserProps): ReactNode {
  needProps('WallpaperChooser', {}, { offers }, 'of listWallpapers()')
  const { t, money } = useMessages()
  const { name } = usePieceMessages()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const first = offers.slice(0, FEATURED)
  const isIn = (some: typeof offers, code: string | undefined) =>
    some.some((offer) => offer.code === code)
  // The last chosen paper that is none of the shop's first leads the six.
  const [last, setLast] = useState(chosen)
  const lead = isIn(first, chosen) ? last : chosen
  const led = isIn(first, lead)
    ? first
    : [...offers.filter(({ code }) => code === lead), ...offers].slice(0, FEATURED)
  const featured = isIn(led, chosen) ? led : first
  const choose = (code: WallpaperCode): void => {
    if (!isIn(first, code)) setLast(code)
    setOwn(code)
    onChange?.(code)
  }
  const card = (offer: WallpaperOffer): RadioCard<WallpaperCode> => {
    const { code, status, sizes } = offer
    const shown = shownSize(offer, size)
    const price = sizes[shown]
    const out = status !== 'available'
    return {
      value: code,
      title: t(`wallpaper.WALLPAPER_${code}_buttonName`),
      disabled: out,
      // Types are priced by pieces of other lengths, so each says which piece its price is for.
      detail: t(`wallpaper.hang_${WALLPAPERS[code].hanging}`),
      ...(out && { note: t('fabric.outOfStockShort') }),
      ...(price && !out && { end: `${money(price)} · ${name(shown)}` }),
    }
  }
  const shared = { name: 'wallpaper', onChange: choose, value: chosen }
  return (
    <div className={css.chooser}>
      <RadioCards
        across="pairs"
        legend={t('wallpaper.legend')}
        options={featured.map(card)}
        error={error}
        {...shared}
      />
      <AllChoices
        label={t('wallpaper.compare', { count: offers.length })}
        load={loadSheet}
        list={() => (
          <RadioCards
            across="pairs"
            legend={t('wallpaper.morePapers')}
            options={offers.filter((offer) => !featured.includes(offer)).map(card)}
            {...shared}
          />
        )}
        sheet={(open, onOpenChange) => (
          <WallpaperSheet
            open={open}
            onOpenChange={onOpenChange}
            offers={offers}
            size={size}
            chosen={chosen}
            onChoose={(code) => {
              onOpenChange(false)
              choose(code)
            }}
            pictureUrl={pictureUrl}
          />
        )}
      />
    </div>
  )
}
