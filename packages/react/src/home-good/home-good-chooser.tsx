'use client'
import type { FabricCode } from '@selvage/core/fabric'
import {
  homeGoodAdditionsOf,
  homeGoodPiece,
  homeGoodPieceParts,
  homeGoodSizesOf,
} from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodOffer, HomeGoodPiece } from '@selvage/core/home-good'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import type { RadioCard } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { note } from '../product/product.css.ts'
import { needProps } from '../provider/need-props.ts'
import * as css from './home-good.css.ts'
import { SizeShare } from './size-share.tsx'
import { useHomeGoodText } from './use-home-good-text.ts'

/** Props of {@link HomeGoodChooser}, whose choices are its parent's. */
export interface HomeGoodChooserProps {
  /** The home good that is chosen. */
  readonly homeGood: HomeGoodCode
  /** The home good with its prices, once for each fabric, of `homeGoodOffers`. */
  readonly offers: readonly HomeGoodOffer[]
  /** The chosen fabric. */
  readonly fabric: FabricCode
  /** The chosen size with its addition. */
  readonly piece: HomeGoodPiece
  /** Called with the fabric that was chosen. */
  readonly onFabric: (fabric: FabricCode) => void
  /** Called with the size and addition that were chosen. */
  readonly onPiece: (piece: HomeGoodPiece) => void
}

/**
 * The choice of a home good: its size, its insert and its fabric, each with its price. A part of
 * which there is one alone is named and not asked for.
 */
export function HomeGoodChooser({
  homeGood,
  offers,
  fabric,
  piece,
  onFabric,
  onPiece,
}: HomeGoodChooserProps): ReactNode {
  needProps('HomeGoodChooser', {}, { offers }, 'of homeGoodOffers()')
  const { t, money } = useMessages()
  const { measures, nameOf, whole } = useHomeGoodText()
  const { size, addition } = homeGoodPieceParts(piece)
  const offer = offers.find(({ code }) => code === fabric)
  const priced = (one: HomeGoodPiece) => {
    const price = offer?.pieces[one]
    return price && { end: money(price) }
  }
  const sizes = homeGoodSizesOf(homeGood)
  const additions = homeGoodAdditionsOf(homeGood)
  return (
    <>
      <Choice
        legend={t('home-good.size')}
        name="size"
        value={size}
        options={sizes.map((one) => {
          const isNamed = nameOf(one) !== undefined && !one.startsWith('ROUND')
          return {
            value: one,
            title: isNamed ? nameOf(one) : measures(homeGood, one),
            ...(isNamed && { detail: measures(homeGood, one) }),
            ...(sizes.length > 1 && { media: <SizeShare homeGood={homeGood} size={one} /> }),
            ...priced(homeGoodPiece(one, addition)),
          }
        })}
        across
        only={whole(homeGood, size)}
        onChange={(one) => onPiece(homeGoodPiece(one, addition))}
      />
      {addition === undefined ? null : (
        <RadioCards
          across="pairs"
          legend={t('home-good.insert')}
          name="insert"
          value={addition}
          options={additions.map((one) => ({
            value: one,
            title: t(`home-good.addition_${one}`),
            detail: t(`home-good.addition_${one}_line`),
            ...priced(homeGoodPiece(size, one)),
          }))}
          onChange={(one) => onPiece(homeGoodPiece(size, one))}
        />
      )}
      <Choice
        legend={t('fabric.legend')}
        name="fabric"
        value={fabric}
        across="pairs"
        options={offers.map(({ code, status }) => ({
          value: code,
          title: t(`fabric.FABRIC_${code}`),
          disabled: status !== 'available',
          ...(status !== 'available' && { note: t('fabric.outOfStockShort') }),
        }))}
        only={t(`fabric.FABRIC_${fabric}`)}
        line={t(`fabric.line_${fabric}`)}
        onChange={onFabric}
      />
    </>
  )
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly value: Value
  readonly options: readonly RadioCard<Value>[]
  readonly across: true | 'pairs'
  /** The name of the value where there is nothing to choose. */
  readonly only: string
  /** A sentence about the chosen value. */
  readonly line?: string | undefined
  readonly onChange: (value: Value) => void
}

/** Cards to choose from; of a single one the form has the value and the page says its name. */
function Choice<Value extends string>({
  legend,
  name,
  value,
  options,
  across,
  only,
  line,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const { t } = useMessages()
  if (options.length < 2)
    return (
      <p className={css.only}>
        {t('common.labelled', { label: legend, text: only })}
        <input type="hidden" name={name} value={value} />
      </p>
    )
  return (
    <div className={css.choice}>
      <RadioCards
        across={across}
        legend={legend}
        name={name}
        value={value}
        options={options}
        onChange={onChange}
      />
      {line === undefined ? null : <p className={note}>{line}</p>}
    </div>
  )
}
