'use client'
import { DESIGN_MOVES } from '@selvage/core/collection'
import type { DesignMove } from '@selvage/core/collection'
import { DESIGN_LANGUAGE, designCardUrl } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { Ground } from '../cloth/ground.tsx'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorNotice, Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './collection-designs.css.ts'
import { useCollectionDesigns } from './use-collection-designs.ts'

/** Props of {@link CollectionDesigns}. */
export interface CollectionDesignsProps {
  /** The id of the member's own collection. */
  readonly collectionId: number
  /** Its designs in their order, from the call `getMemberCollection`. */
  readonly designs: readonly DesignCard[]
  /** The page of each design, such as `/en/design/{id}`. */
  readonly hrefFor: HrefFor<DesignCard>
  /** The page where designs are found. */
  readonly findHref: string
  /**
   * The address that a press posts to without a script: `design_id`, and `intent` as `first`,
   * `earlier`, `later` or `remove`.
   */
  readonly action?: string | undefined
}

const PATHS: Readonly<Record<DesignMove, string>> = {
  first: 'M5 4h12M11 18V8m-5 5 5-5 5 5',
  earlier: 'M11 18V5m-5 5 5-5 5 5',
  later: 'M11 4v13m-5-5 5 5 5-5',
}

/**
 * The designs of a member's collection, which are put in another order and removed. Each press
 * shows at once, and is taken back with a sentence when the gateway does not take it.
 */
export function CollectionDesigns({
  collectionId,
  designs,
  hrefFor,
  findHref,
  action,
}: CollectionDesignsProps): ReactNode {
  needProps('CollectionDesigns', {}, { designs }, 'of getMemberCollection()')
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const { shown, removed, error, list, move, remove, putBack } = useCollectionDesigns(
    collectionId,
    designs,
  )
  const total = shown.length
  const post = (act: () => void) => ({
    method: 'post',
    action,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      act()
    },
  })
  return (
    <div ref={list} className={`${component} ${css.designs}`}>
      {error && <ErrorNotice error={error} />}
      {removed && (
        <Flash severity="info">
          {t('own-collections.removed', { title: removed.design.title })}{' '}
          <Button kind="small" data-act="put-back" onClick={putBack}>
            {t('own-collections.putBack')}
          </Button>
        </Flash>
      )}
      {total === 0 && (
        <EmptyState
          level={3}
          title={t('own-collections.noDesigns')}
          actions={<ButtonLink href={findHref}>{t('own-collections.findDesigns')}</ButtonLink>}
        >
          {t('own-collections.noDesignsText')}
        </EmptyState>
      )}
      {total > 0 && (
        <ol className={css.list}>
          {shown.map((design, at) => {
            const { id, title, palette } = design
            const isStill = (step: DesignMove) => at === (step === 'later' ? total - 1 : 0)
            return (
              <li key={id} className={css.entry}>
                <div className={css.picture}>
                  <Ground color={palette[0]} />
                  <img
                    className={css.print}
                    src={designCardUrl(gatewayUrl, id)}
                    alt=""
                    width={300}
                    height={318}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <div className={css.text}>
                  <Link href={hrefOf(hrefFor, design)} lang={DESIGN_LANGUAGE}>
                    {title}
                  </Link>
                  <span className={css.designer}>{design.designer.name}</span>
                </div>
                <div className={css.acts}>
                  {DESIGN_MOVES.map((step) => (
                    <form key={step} {...post(() => move(design, step))}>
                      <input type="hidden" name="design_id" value={id} />
                      <button
                        className={css.act}
                        type="submit"
                        name="intent"
                        value={step}
                        data-act={`${step}-${id}`}
                        aria-disabled={isStill(step) || undefined}
                      >
                        <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
                          <path d={PATHS[step]} />
                        </svg>
                        <span className={visuallyHidden}>
                          {t(`own-collections.${step}`)}: {title}
                        </span>
                      </button>
                    </form>
                  ))}
                  <form {...post(() => remove(design))}>
                    <input type="hidden" name="design_id" value={id} />
                    <Button
                      kind="small"
                      type="submit"
                      name="intent"
                      value="remove"
                      data-act={`remove-${id}`}
                    >
                      {t('own-collections.remove')} <span className={visuallyHidden}>{title}</span>
                    </Button>
                  </form>
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}
