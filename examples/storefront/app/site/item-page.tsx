import { toParentItem } from '@selvage/core/analytics'
import type { ParentProduct } from '@selvage/core/analytics'
import type { Language } from '@selvage/core/locale'
import type { Money } from '@selvage/core/money'
import type { Crumb } from '@selvage/react/breadcrumb'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import type { ReactNode } from 'react'
import { usePageEvent } from '../analytics/event-script.tsx'
import { BuyingTermsLines } from '../cart/buying-terms-lines.tsx'
import type { BuyingTerms } from '../cart/buying-terms.server.ts'
import { useFrame } from '../page/frame.ts'
import { PageHead } from '../page/page-head.tsx'
import { FactsScript } from './facts-script.tsx'
import { PageCrumbs } from './page-crumbs.tsx'
import { pageEnd, yardTop } from './page-top.css.ts'
import { RejectionNotice } from './rejection-notice.tsx'
import type { Rejection } from './rejection-notice.tsx'
import { SiteFrame } from './site-frame.tsx'
import { itemFacts } from './structured-data.ts'

interface ItemPageProps {
  readonly title: string
  readonly description: string
  /** The page's path in every language. */
  readonly paths: Readonly<Record<Language, string>>
  /** The pages above it; its own title is added. */
  readonly crumbs: readonly Crumb[]
  /** The kind of the product, for events. */
  readonly type: ParentProduct['type']
  /** The next four are the product's facts for search engines. */
  readonly sku: string
  readonly picture: string
  readonly category: string
  readonly prices: readonly Money[]
  readonly rejection: Rejection | undefined
  /** When it arrives, and how it can be paid. */
  readonly terms: BuyingTerms
  /** The product's form. */
  readonly product: ReactNode
  /** Sections below it. */
  readonly children: ReactNode
}

/** The page of a product without a design. */
export function ItemPage({
  title,
  description,
  paths,
  crumbs,
  type,
  rejection,
  terms,
  product,
  children,
  ...facts
}: ItemPageProps) {
  const { lang, t } = useMessages()
  const { origin, page } = useFrame()
  const { sku: parentSku, prices } = facts
  usePageEvent({
    name: 'product_viewed',
    items: [toParentItem({ parentSku, designId: null, type, prices })],
  })
  return (
    <SiteFrame liveCart>
      <PageHead title={title} description={description} paths={paths} />
      <FactsScript
        facts={itemFacts({
          ...facts,
          name: title,
          description,
          url: origin + paths[lang],
          gatewayUrl: page.gatewayUrl,
          brand: t('common.brand'),
        })}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <div className={yardTop}>
          <PageCrumbs crumbs={[...crumbs, { label: title }]} />
        </div>
        <RejectionNotice rejection={rejection} />
        {product}
        <BuyingTermsLines {...terms} />
        {children}
      </div>
    </SiteFrame>
  )
}
