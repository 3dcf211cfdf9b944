'use client'
import { fabricWeight, FABRICS } from '@selvage/core/fabric'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RadioCards, SelectField, TextField } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { featuredFabrics, findFabrics, groupFabrics, priceOf } from './fabric-order.ts'
import type { FabricSort, NamedOffer } from './fabric-order.ts'
import * as css from './fabric-chooser.css.ts'
import { needProps } from '../provider/need-props.ts'

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
 * The choice of a fabric: a few that suit the design, then all of them by material, with search and
 * sorting.
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
  const { t, locale, measurement, length, number, money } = useMessages()
  const [first] = useState(value ?? defaultValue)
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<FabricSort>('name')
  // Searching and sorting need a script, so they appear when there is one.
  const scripted = useScripted()
  const named = useMemo(
    () =>
      offers.map((offer): NamedOffer => ({
        ...offer,
        name: t(`fabric.FABRIC_${offer.code}`),
        line: t(`fabric.FABRIC_${offer.code}_line`),
      })),
    [offers, t],
  )
  const featured = featuredFabrics(named, [first, recommended]) as NamedOffer[]
  const others = named.filter((offer) => !featured.includes(offer))
  const found = findFabrics(others, { query, sort, size, locale })

  const card = (offer: NamedOffer): RadioCard<FabricCode> => {
    const weight = fabricWeight(offer.code, measurement)
    const price = priceOf(offer, size)
    const out = offer.status !== 'available'
    return {
      value: offer.code,
      title: offer.name,
      disabled: out,
      detail: [
        t('fabric.width', { width: length(FABRICS[offer.code].printableWidthIn) }),
        t(weight.unit === 'oz' ? 'fabric.weightOz' : 'fabric.weightGsm', {
          weight: number(weight.value),
        }),
        ...(price && !out ? [money(price)] : []),
      ].join(' · '),
      note: out ? t('fabric.outOfStock') : offer.line,
      ...(pictureUrl !== undefined && {
        media: (
          <span className={css.picture}>
            <img
              className={css.cloth}
              src={pictureUrl}
              alt=""
              width={112}
              height={119}
              loading="lazy"
              decoding="async"
            />
          </span>
        ),
      }),
    }
  }
  const shared = {
    name: 'fabric',
    onChange,
    ...(value === undefined ? { defaultValue } : { value }),
  }

  return (
    <div className={css.chooser}>
      <RadioCards
        legend={t('fabric.legend')}
        options={featured.map(card)}
        error={error}
        {...shared}
      />
      <details className={css.more}>
        <summary className={css.summary}>{t('fabric.compare', { count: offers.length })}</summary>
        {scripted ? (
          <div className={css.tools}>
            <TextField
              label={t('fabric.filter')}
              type="search"
              placeholder={t('fabric.filterHint')}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            <SelectField
              label={t('fabric.sortLabel')}
              value={sort}
              onChange={(event) =>
                setSort(event.currentTarget.value === 'price' ? 'price' : 'name')
              }
              options={[
                { value: 'name', label: t('fabric.sortName') },
                { value: 'price', label: t('fabric.sortPrice') },
              ]}
            />
          </div>
        ) : null}
        {found.length === 0 ? (
          <p role="status" className={css.none}>
            {t('fabric.noneMatch', { query })}
          </p>
        ) : null}
        {groupFabrics(found).map(({ group, offers: some }) => (
          <div key={group} className={css.group}>
            <RadioCards legend={t(`fabric.group_${group}`)} options={some.map(card)} {...shared} />
          </div>
        ))}
      </details>
    </div>
  )
}
