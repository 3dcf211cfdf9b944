'use client'
import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designCardUrl, designSrcSet } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { OWN_DESIGNS_PAGE_SIZE } from '@selvage/core/own-designs'
import type { OwnDesignsPage } from '@selvage/core/own-designs'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Cloth } from '../cloth/index.ts'
import { Disclosure } from '../disclosure/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { Pager } from '../pager/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor, HrefWith } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import type { DesignErrors } from './design-errors.ts'
import * as css from './own-designs.css.ts'
import { OwnDesignForm } from './own-design-form.tsx'
import type { TypedDesign } from './typed-design.ts'

/** A form of {@link OwnDesigns} that was rejected, as it was filled in. */
export interface RejectedDesign {
  readonly id: number
  readonly values: Pick<TypedDesign, 'title' | 'tags' | 'mature' | 'forSale'>
  readonly errors: Pick<DesignErrors, 'title' | 'tags'>
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

/** Props of {@link OwnDesigns}. */
export interface OwnDesignsProps {
  /** A page of the member's designs, from the call `listOwnDesigns`. */
  readonly page: OwnDesignsPage
  /** The address that the form of each design is posted to. */
  readonly action: string
  /** The page of each design, such as `/en/design/{id}`. */
  readonly hrefFor: HrefFor<DesignCard>
  /** The page that begins at an index, such as `/en/designs?offset={offset}`. */
  readonly pageHref: HrefWith<'{offset}', number>
  /** The page on which a design is uploaded. */
  readonly uploadHref: string
  /** The form that was rejected, which is open. */
  readonly rejected?: RejectedDesign | undefined
  /** Called with the form in place of sending it, where a script sends it. */
  readonly onSubmit?: ((form: HTMLFormElement) => void) | undefined
  /** True while the script is at work. */
  readonly busy?: boolean | undefined
}

/**
 * A member's own designs, each with a plain form that changes it: the fields `id`, `title`, `tags`,
 * `mature` and `sale`.
 */
export function OwnDesigns({
  page,
  action,
  hrefFor,
  pageHref,
  uploadHref,
  rejected,
  onSubmit,
  busy,
}: OwnDesignsProps): ReactNode {
  needProps('OwnDesigns', { page }, {}, 'of listOwnDesigns()')
  const { t } = useMessages()
  const upload = <ButtonLink href={uploadHref}>{t('studio.uploadTitle')}</ButtonLink>
  if (page.total === 0)
    return (
      <EmptyState level={2} title={t('studio.empty')} actions={upload}>
        {t('studio.emptyText')}
      </EmptyState>
    )
  return (
    <div className={component}>
      <p className={css.add}>{upload}</p>
      <ul className={css.list}>
        {page.designs.map((design) => (
          <OwnDesign
            key={design.card.id}
            design={design}
            href={hrefOf(hrefFor, design.card)}
            action={action}
            rejected={rejected?.id === design.card.id ? rejected : undefined}
            onSubmit={onSubmit}
            busy={busy}
          />
        ))}
      </ul>
      {page.total > OWN_DESIGNS_PAGE_SIZE && (
        <Pager
          total={page.total}
          offset={page.offset}
          pageSize={OWN_DESIGNS_PAGE_SIZE}
          hrefFor={pageHref}
        />
      )}
    </div>
  )
}

interface OwnDesignProps extends Pick<
  OwnDesignsProps,
  'action' | 'rejected' | 'onSubmit' | 'busy'
> {
  readonly design: OwnDesignsPage['designs'][number]
  readonly href: string
}

function OwnDesign({ design, href, rejected, ...form }: OwnDesignProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t, money } = useMessages()
  const { card, tags, mature, soldCount, earned } = design
  const { id, title, forSale, palette } = card
  return (
    <li className={css.design}>
      <div className={css.picture}>
        <Cloth
          sources={{
            avif: designSrcSet(gatewayUrl, id, 'card', 'avif'),
            webp: designSrcSet(gatewayUrl, id, 'card', 'webp'),
            src: designCardUrl(gatewayUrl, id),
          }}
          alt=""
          width={300}
          height={318}
          windowWidthIn={CARD_WINDOW_IN.width}
          sizes="(min-width: 497px) 160px, 96px"
          ground={palette[0]}
          rulerIn={0}
        />
      </div>
      <div className={css.about}>
        <h2 className={css.title}>
          <Link href={href} lang={DESIGN_LANGUAGE}>
            {title}
          </Link>
        </h2>
        <p className={css.facts}>
          <span className={forSale ? css.forSale : css.shown}>
            {t(forSale ? 'studio.sale_yes' : 'studio.sale_no')}
          </span>
          <span>{t('studio.sold', { count: soldCount })}</span>
          {earned.minor > 0 && <span>{t('studio.earned', { amount: money(earned) })}</span>}
          {mature && <span>{t('studio.adults')}</span>}
        </p>
        {tags.length > 0 && <p className={css.tags}>{tags.join(', ')}</p>}
        <Disclosure summary={<ChangeLabel title={title} />} open={rejected !== undefined}>
          <OwnDesignForm
            id={id}
            values={rejected?.values ?? { title, tags, mature, forSale }}
            rejected={rejected}
            {...form}
          />
        </Disclosure>
      </div>
    </li>
  )
}

function ChangeLabel({ title }: { readonly title: string }): ReactNode {
  const { t } = useMessages()
  return (
    <>
      {t('studio.change')} <span className={visuallyHidden}>{title}</span>
    </>
  )
}
