'use client'
import { FABRICS, FABRIC_USES, sizeKey, USES_OF_FABRIC } from '@selvage/core/fabric'
import type { FabricCode, FabricSize, FabricUse } from '@selvage/core/fabric'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { SelectField } from '../field/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from '../product/compare-sheet.css.ts'
import { findFabrics, priceOf } from './fabric-order.ts'
import type { FabricSort, NamedOffer } from './fabric-order.ts'
import { FabricPicture } from './fabric-picture.tsx'
import { useFabricFacts } from './use-fabric-facts.ts'

interface FabricSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly offers: readonly NamedOffer[]
  readonly size: FabricSize
  readonly chosen: FabricCode | undefined
  readonly onChoose: (offer: NamedOffer) => void
  readonly pictureUrl?: string | undefined
}

/** All fabrics side by side: what each is like and good for, its measures and its price. */
export function FabricSheet({
  open,
  onOpenChange,
  offers,
  size,
  chosen,
  onChoose,
  pictureUrl,
}: FabricSheetProps): ReactNode {
  const { t, locale } = useMessages()
  const announce = useAnnounce()
  const [use, setUse] = useState<FabricUse>()
  const [sort, setSort] = useState<FabricSort>('name')
  const found = findFabrics(offers, { use, sort, size, locale })
  // The chosen one leads in any order.
  const rows = [
    ...found.filter(({ code }) => code === chosen),
    ...found.filter(({ code }) => code !== chosen),
  ]
  const count = (some: FabricUse) =>
    offers.filter(({ code }) => USES_OF_FABRIC[code].includes(some)).length
  const show = (next: FabricUse | undefined): void => {
    setUse(next)
    announce(t('fabric.shown', { count: next === undefined ? offers.length : count(next) }))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      kind="wide"
      title={t('fabric.compareTitle', { count: offers.length })}
    >
      <div className={css.tools}>
        <div className={css.uses} role="group" aria-label={t('fabric.useLabel')}>
          <UseButton
            label={t('fabric.allUses')}
            count={offers.length}
            pressed={use === undefined}
            onPress={() => show(undefined)}
          />
          {FABRIC_USES.map((each) => (
            <UseButton
              key={each}
              label={t(`fabric.use_${each}`)}
              count={count(each)}
              pressed={use === each}
              onPress={() => show(each)}
            />
          ))}
        </div>
        <div className={css.sort}>
          <SelectField
            label={t('fabric.sortLabel')}
            value={sort}
            onChange={(event) => setSort(event.currentTarget.value === 'price' ? 'price' : 'name')}
            options={[
              { value: 'name', label: t('fabric.sortName') },
              { value: 'price', label: t('fabric.sortPrice') },
            ]}
          />
        </div>
      </div>
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('fabric.legend')}</th>
              <th scope="col">{t('fabric.widthLabel')}</th>
              <th scope="col">{t('fabric.weightLabel')}</th>
              <th scope="col">{t('fabric.goodFor')}</th>
              <th scope="col" className={css.price}>
                {t(sizeKey(size))}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((offer) => (
              <Row
                key={offer.code}
                offer={offer}
                size={size}
                chosen={offer.code === chosen}
                onChoose={onChoose}
                pictureUrl={pictureUrl}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

interface UseButtonProps {
  readonly label: string
  readonly count: number
  readonly pressed: boolean
  readonly onPress: () => void
}

function UseButton({ label, count, pressed, onPress }: UseButtonProps): ReactNode {
  return (
    <Button kind="small" aria-pressed={pressed} onClick={onPress}>
      {label} <span className={css.count}>{count}</span>
    </Button>
  )
}

interface RowProps extends Pick<FabricSheetProps, 'size' | 'onChoose' | 'pictureUrl'> {
  readonly offer: NamedOffer
  readonly chosen: boolean
}

function Row({ offer, size, chosen, onChoose, pictureUrl }: RowProps): ReactNode {
  const { t, money, length } = useMessages()
  const [, weight] = useFabricFacts()(offer.code)
  const { name, line, code, status } = offer
  const price = priceOf(offer, size)
  return (
    <tr className={css.row({ chosen })}>
      <th scope="row">
        <div className={css.cloth}>
          {pictureUrl === undefined ? null : (
            <span className={css.swatch}>
              <FabricPicture url={pictureUrl} />
            </span>
          )}
          <span>
            <b className={css.name}>{name}</b>
            <span className={css.line}>{line}</span>
          </span>
        </div>
      </th>
      <td>{length(FABRICS[code].printableWidthIn)}</td>
      <td>{weight}</td>
      <td>{USES_OF_FABRIC[code].map((use) => t(`fabric.use_${use}`)).join(', ')}</td>
      <td className={css.price}>{price ? money(price) : null}</td>
      <td>
        <Choice offer={offer} state={chosen ? 'chosen' : status} onChoose={() => onChoose(offer)} />
      </td>
    </tr>
  )
}

interface ChoiceProps {
  readonly offer: NamedOffer
  readonly state: string
  readonly onChoose: () => void
}

function Choice({ offer: { name }, state, onChoose }: ChoiceProps): ReactNode {
  const { t } = useMessages()
  if (state === 'chosen') return <b>{t('fabric.chosen')}</b>
  if (state !== 'available') return <span className={css.out}>{t('fabric.outOfStockShort')}</span>
  return (
    <Button kind="small" aria-label={t('fabric.chooseNamed', { fabric: name })} onClick={onChoose}>
      {t('fabric.choose')}
    </Button>
  )
}
