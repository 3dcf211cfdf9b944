'use client'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { lazy, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { AllChoices } from '../product/all-choices.tsx'
import * as css from '../product/all-choices.css.ts'
import { needProps } from '../provider/need-props.ts'
import { featuredFabrics, groupFabrics, priceOf } from './fabric-order.ts'
import type { NamedOffer } from './fabric-order.ts'
import { FabricPicture } from './fabric-picture.tsx'
import { useFabricFacts } from './use-fabric-facts.ts'

// Few shoppers compare all fabrics, so the sheet and its dialog are fetched by those who do.
const loadSheet = () => import('./fabric-sheet.tsx')
const FabricSheet = lazy(async () => ({ default: (await loadSheet()).FabricSheet }))

/** Props of {@link FabricChooser}; with `value` it is controlled. */
export interface FabricChooserProps {
  /** Every fabric with its prices, as the gateway lists them. */
  readonly offers: readonly FabricOffer[]
  /** The cut that prices are shown for. */
  readonly size: FabricSize
  /** The fabric that suits the design best, which is shown among the first. */
  readonly recommended?: FabricCode | undefined
  /** The chosen fabric of a controlled chooser. */
  readonly value?: FabricCode | undefined
  /** The fabric that is chosen at first. */
  readonly defaultValue?: FabricCode | undefined
  /** Called with the fabric that was chosen. */
  readonly onChange?: ((code: FabricCode) => void) | undefined
  /** A picture of the design for the cards; none on unprinted cloth. */
  readonly pictureUrl?: string | undefined
  /** Says what is wrong with the choice; undefined when it is right. */
  readonly error?: string | undefined
}

/**
 * The choice of a fabric: four that suit the design, and all of them compared in a sheet. Without a
 * script the others are listed below, by material.
 */
export function FabricChooser({
  offers,
  size,
  recommended,
  value,
  defaultValue,
  onChange,
  pictureUrl,
  error,
}: FabricChooserProps): ReactNode {
  needProps('FabricChooser', {}, { offers }, 'of listFabrics()')
  const { t, money } = useMessages()
  const announce = useAnnounce()
  const facts = useFabricFacts()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  // The fabric that leads the four: the first choice, then one that was taken from the sheet.
  const [lead, setLead] = useState(chosen)

  const named = useMemo(
    () =>
      offers.map((offer): NamedOffer => ({
        ...offer,
        name: t(`fabric.FABRIC_${offer.code}`),
        line: t(`fabric.line_${offer.code}`),
      })),
    [offers, t],
  )
  const featured = featuredFabrics(named, [lead, recommended]) as NamedOffer[]
  const shown = named.find(({ code }) => code === chosen)

  const choose = (code: FabricCode): void => {
    if (!featured.some((offer) => offer.code === code)) setLead(code)
    setOwn(code)
    onChange?.(code)
  }
  const chooseFromSheet = (offer: NamedOffer): void => {
    choose(offer.code)
    const price = priceOf(offer, size)
    announce(
      price
        ? t('fabric.chosenNow', { fabric: offer.name, price: money(price) })
        : t('fabric.chosen'),
    )
  }

  const card = (offer: NamedOffer): RadioCard<FabricCode> => {
    const price = priceOf(offer, size)
    const out = offer.status !== 'available'
    return {
      value: offer.code,
      title: offer.name,
      disabled: out,
      ...(out && { note: t('fabric.outOfStockShort') }),
      ...(price && !out && { end: money(price) }),
      ...(pictureUrl !== undefined && { media: <FabricPicture url={pictureUrl} eager /> }),
    }
  }
  const shared = { name: 'fabric', onChange: choose, value: chosen }

  return (
    <div className={css.chooser}>
      <RadioCards
        across="four"
        legend={t('fabric.legend')}
        options={featured.map(card)}
        error={error}
        {...shared}
      />
      {shown === undefined ? null : (
        <p className={css.line}>
          {shown.line} <span className={css.facts}>{facts(shown.code).join(' · ')}</span>
        </p>
      )}
      <AllChoices
        label={t('fabric.compare', { count: offers.length })}
        load={loadSheet}
        list={() =>
          groupFabrics(named.filter((offer) => !featured.includes(offer))).map(
            ({ group, offers: some }) => (
              <div key={group} className={css.group}>
                <RadioCards
                  legend={t(`fabric.group_${group}`)}
                  options={some.map((offer) => ({
                    ...card(offer),
                    detail: facts(offer.code).join(' · '),
                    note: offer.line,
                  }))}
                  {...shared}
                />
              </div>
            ),
          )
        }
        sheet={(open, onOpenChange) => (
          <FabricSheet
            open={open}
            onOpenChange={onOpenChange}
            offers={named}
            size={size}
            chosen={chosen}
            onChoose={(offer) => {
              onOpenChange(false)
              chooseFromSheet(offer)
            }}
            pictureUrl={pictureUrl}
          />
        )}
      />
    </div>
  )
}
