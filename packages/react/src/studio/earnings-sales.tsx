'use client'
import { EARNINGS_PAGE_SIZE } from '@selvage/core/earnings'
import type { DesignEarnings, EarningsPage } from '@selvage/core/earnings'
import type { ReactNode } from 'react'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../messages/index.ts'
import { SignedAmount } from '../money/signed-amount.tsx'
import { withMinus } from '../money/with-minus.ts'
import { Pager } from '../pager/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor, HrefWith } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './earnings.css.ts'

/** Props of {@link EarningsSales}. */
export interface EarningsSalesProps {
  /** A page of sales, from the call `listEarnings`. */
  readonly page: EarningsPage
  /** The designs that were sold, from the call `readEarnings`. */
  readonly designs: readonly DesignEarnings[]
  /** The page of each design, such as `/en/designs/{id}`. */
  readonly hrefFor: HrefFor<{ readonly id: number }>
  /** The page that begins at an index, such as `/designs/earnings?offset={offset}`. */
  readonly pageHref: HrefWith<'{offset}', number>
  /** The file with all sales. */
  readonly fileHref: string
}

/** A designer's sales by design and one by one, without their buyers. */
export function EarningsSales({
  page,
  designs,
  hrefFor,
  pageHref,
  fileHref,
}: EarningsSalesProps): ReactNode {
  needProps('EarningsSales', { page }, { designs }, 'of listEarnings()')
  const { t } = useMessages()
  if (page.total === 0)
    return (
      <EmptyState level={2} title={t('studio.salesNone')}>
        {t('studio.salesNoneText')}
      </EmptyState>
    )
  return (
    <div className={`${component} ${css.sales}`}>
      <section>
        <h2 className={css.heading}>{t('studio.soldDesigns')}</h2>
        <DesignTable designs={designs} hrefFor={hrefFor} />
      </section>
      <section>
        <div className={css.head}>
          <h2 className={css.heading}>{t('studio.salesTitle')}</h2>
          <Link href={fileHref}>{t('studio.salesFile')}</Link>
        </div>
        <div className={css.scroll} role="region" aria-label={t('studio.salesTitle')} tabIndex={0}>
          <SaleTable lines={page.lines} hrefFor={hrefFor} />
        </div>
        {page.total > EARNINGS_PAGE_SIZE.usual && (
          <Pager
            total={page.total}
            offset={page.offset}
            pageSize={EARNINGS_PAGE_SIZE.usual}
            hrefFor={pageHref}
          />
        )}
      </section>
    </div>
  )
}

function DesignTable({
  designs,
  hrefFor,
}: Pick<EarningsSalesProps, 'designs' | 'hrefFor'>): ReactNode {
  const { t, number } = useMessages()
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{t('studio.soldDesigns')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('studio.saleDesign')}</th>
          <th scope="col" className={css.number}>
            {t('studio.soldColumn')}
          </th>
          <th scope="col" className={css.number}>
            {t('studio.earnedColumn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {designs.map(({ id, title, soldCount, earned }) => (
          <tr key={id}>
            <th scope="row" className={css.title}>
              <Link href={hrefOf(hrefFor, { id })} lang={DESIGN_LANGUAGE}>
                {title}
              </Link>
            </th>
            <td className={css.number}>{number(soldCount)}</td>
            <td className={css.number}>
              <SignedAmount amount={earned} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SaleTable({
  lines,
  hrefFor,
}: Pick<EarningsPage, 'lines'> & Pick<EarningsSalesProps, 'hrefFor'>): ReactNode {
  const { t, date, number } = useMessages()
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{t('studio.salesTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('studio.saleDate')}</th>
          <th scope="col">{t('studio.saleDesign')}</th>
          <th scope="col">{t('studio.saleKind')}</th>
          <th scope="col" className={css.number}>
            {t('studio.salePieces')}
          </th>
          <th scope="col" className={css.number}>
            {t('studio.earnedColumn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ at, design, kind, quantity, earned, isTakenBack }, index) => (
          // A line has no id of its own, and a page of them never changes its order.
          <tr key={index}>
            <td className={css.date}>{date(at, 'medium')}</td>
            <th scope="row" className={css.title}>
              <Link href={hrefOf(hrefFor, design)} lang={DESIGN_LANGUAGE}>
                {design.title}
              </Link>
            </th>
            <td>
              {t(`studio.saleKind_${kind}`)}
              {isTakenBack && <span className={css.back}>{t('studio.saleTakenBack')}</span>}
            </td>
            <td className={css.number}>{withMinus(number(quantity))}</td>
            <td className={css.number}>
              <SignedAmount amount={earned} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
