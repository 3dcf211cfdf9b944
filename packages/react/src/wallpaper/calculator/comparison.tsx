'use client'
import type { MeasurementSystem } from '@selvage/core/locale'
import { WALLPAPERS } from '@selvage/core/wallpaper'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import type { PriceState, WallRow } from '@selvage/machines/wallpaper'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Money } from '../../money/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './comparison.css.ts'
import { hidden } from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'

interface ComparisonProps {
  readonly id: string
  readonly rows: readonly WallRow[]
  readonly system: MeasurementSystem
  readonly price: PriceState
  readonly onChoose: (wallpaper: WallpaperCode) => void
}

/**
 * The same wall in every wallpaper: count, waste and price, or the reason why it does not fit. A
 * row is chosen by its radio.
 */
export const Comparison = memo(function Comparison({
  id,
  rows,
  system,
  price,
  onChoose,
}: ComparisonProps): ReactNode {
  const { t } = useMessages()
  const heading = `${id}compare`
  return (
    <div className={css.comparison}>
      <h2 id={heading} className={css.title}>
        {t('wall.compare')}
      </h2>
      <div role="region" aria-labelledby={heading} tabIndex={0} className={css.scroll}>
        <table role="table" className={css.table}>
          <thead>
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('wall.paper')}
              </th>
              <th role="columnheader" scope="col">
                {t('wall.column_need')}
              </th>
              <th role="columnheader" scope="col" className={css.number}>
                {t('wall.column_waste')}
              </th>
              <th role="columnheader" scope="col" className={css.number}>
                {t('wall.column_total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.code}
                row={row}
                group={`${id}compared`}
                system={system}
                price={price}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
})

// Some screen readers take a cell's role from its layout, so cells that are blocks name their role.
const CELL = { role: 'cell' } as const

interface RowProps {
  readonly row: WallRow
  readonly group: string
  readonly system: MeasurementSystem
  readonly price: PriceState
  readonly onChoose: (wallpaper: WallpaperCode) => void
}

function Row({ row, group, system, price, onChoose }: RowProps): ReactNode {
  const { t, percent } = useMessages()
  const { name, need, stocked } = useWallMessages(system)
  const { code, isChosen } = row
  return (
    <tr role="row" className={isChosen ? css.chosen : css.row}>
      <th role="rowheader" scope="row">
        <label className={css.choice}>
          <input
            type="radio"
            name={group}
            value={code}
            checked={isChosen}
            onChange={() => onChoose(code)}
            className={css.radio}
          />
          <span>{name(code)}</span>
        </label>
        <span className={css.quiet}>
          {[
            t(`wallpaper.hang_${WALLPAPERS[code].hanging}`),
            row.isOut && t('wall.outOfStock'),
            isChosen && t('wall.yourChoice'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      {row.need === undefined ? (
        <td {...CELL} colSpan={3} className={css.why}>
          {t(`wall.why_${row.rejection.error}`, { maxHeight: stocked(row.rejection.maxHeight) })}
        </td>
      ) : (
        <>
          <td {...CELL}>
            {need({ sold: row.sold, items: row.need.items })}
            {row.isDisputed ? <span className={css.quiet}>{t('wall.shopCount')}</span> : null}
          </td>
          <td {...CELL} className={css.number}>
            <span className={css.cellLabel}>{t('wall.column_waste')}: </span>
            {percent(row.need.wastePercent / 100)}
          </td>
          <td {...CELL} className={css.number}>
            {row.need.total ? (
              <Money amount={row.need.total} />
            ) : (
              <>
                <span aria-hidden="true">{price === 'asking' ? '…' : '–'}</span>
                <span className={hidden}>
                  {t(price === 'asking' ? 'wall.priceAsking' : 'wall.priceNone')}
                </span>
              </>
            )}
          </td>
        </>
      )}
    </tr>
  )
}
