'use client'
import { SOLID_COLORS, SOLID_FAMILIES, solidsBeside } from '@selvage/core/solid'
import type { SolidColor, SolidOffer } from '@selvage/core/solid'
import { lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from '../product/all-choices.css.ts'
import { AllChoices } from '../product/all-choices.tsx'
import { needProps } from '../provider/need-props.ts'
import { SolidSwatch } from './solid-swatch.tsx'

// Many shoppers come with their color chosen, so the picker and its dialog are fetched when asked.
const loadSheet = () => import('./solid-sheet.tsx')
const SolidSheet = lazy(async () => ({ default: (await loadSheet()).SolidSheet }))

/** Colors that are shown without opening the picker. */
const FEATURED = 4

/** Props of {@link SolidChooser}; with `value` it is controlled. */
export interface SolidChooserProps {
  /** Every solid with its prices, from `loadSolids`. */
  readonly offers: readonly SolidOffer[]
  /** The chosen color of a controlled chooser. */
  readonly value?: SolidColor | undefined
  /** The color that is chosen at first. */
  readonly defaultValue?: SolidColor | undefined
  /** Called with the color that was chosen. */
  readonly onChange?: ((color: SolidColor) => void) | undefined
  /** The form field's name; `color` unless given. */
  readonly name?: string | undefined
}

/**
 * The choice of a solid color: the chosen one with three that go with it, and all of them in a
 * picker. Without a script the others are listed below, by families.
 */
export function SolidChooser({
  offers,
  value,
  defaultValue,
  onChange,
  name = 'color',
}: SolidChooserProps): ReactNode {
  needProps('SolidChooser', {}, { offers }, 'of loadSolids()')
  const { t } = useMessages()
  const announce = useAnnounce()
  const [own, setOwn] = useState(defaultValue ?? offers[0]?.code ?? 'PETAL_WHITE')
  const chosen = value ?? own
  const [lead, setLead] = useState(chosen)
  const featured = [lead, ...solidsBeside(lead)]
    .flatMap((code) => offers.filter((offer) => offer.code === code))
    .filter(({ code, status }) => status === 'available' || code === lead)
    .slice(0, FEATURED)
  const choose = (code: SolidColor): void => {
    if (!featured.some((offer) => offer.code === code)) setLead(code)
    setOwn(code)
    onChange?.(code)
  }
  const chooseFromSheet = (code: SolidColor): void => {
    choose(code)
    announce(t('solid.chosenNow', { color: t(`solid.color_${code}`) }))
  }
  const card = ({ code, status }: SolidOffer): RadioCard<SolidColor> => ({
    value: code,
    title: t(`solid.color_${code}`),
    media: <SolidSwatch color={code} />,
    disabled: status !== 'available',
    ...(status !== 'available' && { note: t('fabric.outOfStockShort') }),
  })
  const shared = { name, onChange: choose, value: chosen }
  return (
    <div className={css.chooser}>
      <RadioCards
        across="four"
        legend={t('solid.legend')}
        options={featured.map(card)}
        {...shared}
      />
      <p className={css.line}>{t(`solid.about_${chosen}`)}</p>
      <AllChoices
        label={t('solid.all', { count: offers.length })}
        load={loadSheet}
        list={() =>
          SOLID_FAMILIES.map((family) => (
            <div key={family} className={css.group}>
              <RadioCards
                across="four"
                legend={t(`solid.family_${family}`)}
                options={offers
                  .filter(({ code }) => SOLID_COLORS[code].family === family)
                  .filter((offer) => !featured.includes(offer))
                  .map(card)}
                {...shared}
              />
            </div>
          ))
        }
        sheet={(open, onOpenChange) => (
          <SolidSheet
            open={open}
            onOpenChange={onOpenChange}
            offers={offers}
            chosen={chosen}
            onChoose={(code) => {
              onOpenChange(false)
              chooseFromSheet(code)
            }}
          />
        )}
      />
    </div>
  )
}
