'use client'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { featuredFabrics, groupFabrics, priceOf } from './fabric-order.ts'
import type { NamedOffer } from './fabric-order.ts'
import * as css from './fabric-chooser.css.ts'
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
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none')
  // The list of a page without a script; one that was opened before the script began stays.
  const [listed, setListed] = useState(true)
  const all = useRef<HTMLDetailsElement>(null)

  const named = useMemo(
    () =>
      offers.map((offer): NamedOffer => ({
        ...offer,
        name: t(`fabric.FABRIC_${offer.code}`),
        line: t(`fabric.FABRIC_${offer.code}_line`),
      })),
    [offers, t],
  )
  const featured = featuredFabrics(named, [lead, recommended]) as NamedOffer[]
  const shown = named.find(({ code }) => code === chosen)

  useEffect(() => {
    const { current: list } = all
    if (!list) return
    // Pressed a moment ago, so it becomes what a press opens.
    if (list.open && list.firstElementChild === document.activeElement) {
      list.open = false
      setSheet('open')
    }
    setListed(list.open)
  }, [])
  const openSheet = (event: MouseEvent): void => {
    event.preventDefault()
    // The list does what a sheet does that cannot be fetched.
    loadSheet().then(
      () => setSheet('open'),
      () => all.current?.setAttribute('open', ''),
    )
  }

  const choose = (code: FabricCode): void => {
    if (!featured.some((offer) => offer.code === code)) setLead(code)
    setOwn(code)
    onChange?.(code)
  }
  const chooseFromSheet = (offer: NamedOffer): void => {
    setSheet('closed')
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
      <details ref={all} onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
        <summary
          className={css.summary}
          onClick={listed ? undefined : openSheet}
          onPointerEnter={() => void loadSheet().catch(() => undefined)}
        >
          {t('fabric.compare', { count: offers.length })}
        </summary>
        {!listed
          ? null
          : groupFabrics(named.filter((offer) => !featured.includes(offer))).map(
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
            )}
      </details>
      {sheet === 'none' ? null : (
        <Suspense>
          <FabricSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            offers={named}
            size={size}
            chosen={chosen}
            onChoose={chooseFromSheet}
            pictureUrl={pictureUrl}
          />
        </Suspense>
      )}
    </div>
  )
}
