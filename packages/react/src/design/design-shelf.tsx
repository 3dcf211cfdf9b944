'use client'
import { DESIGN_LANGUAGE, designImageUrl, designSrcSet } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import type { ReactNode } from 'react'
import { Ground } from '../cloth/ground.tsx'
import { SelvageStrip } from '../strip/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { useGatewayUrl } from '../provider/shop-context.ts'
import * as css from './design-shelf.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link DesignShelf}. */
export interface DesignShelfProps {
  /** Four to six designs; small screens show the first three. */
  readonly designs: readonly DesignCard[]
  /** The page of each design, such as `/en/fabric/{id}`. */
  readonly hrefFor: HrefFor<DesignCard>
}

/**
 * Bolts of cloth side by side, each with its printed edge, for the top of the home page. The
 * pictures of the first three are fetched at once.
 */
export function DesignShelf({ designs, hrefFor }: DesignShelfProps): ReactNode {
  needProps('DesignShelf', {}, { designs }, 'of searchDesigns()')
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  return (
    <ul className={css.shelf}>
      {designs.map((design, at) => (
        <li key={design.id} className={css.bolt}>
          <Link className={css.link} href={hrefOf(hrefFor, design)}>
            <SelvageStrip kind="vertical" palette={design.palette.slice(0, 6)}>
              <span lang={DESIGN_LANGUAGE}>{design.title}</span>
            </SelvageStrip>
            <div className={css.cloth}>
              <Ground color={design.palette[0]} />
              <picture>
                <source
                  type="image/avif"
                  srcSet={designSrcSet(gatewayUrl, design.id, 'card', 'avif')}
                  sizes={SHELF_SIZES}
                />
                <img
                  className={css.picture}
                  src={designImageUrl(gatewayUrl, {
                    id: design.id,
                    view: 'card',
                    width: 650,
                    format: 'webp',
                  })}
                  width={650}
                  height={689}
                  alt={t('design.picture', { title: design.title, designer: design.designer.name })}
                  loading={at < ON_PHONES ? 'eager' : 'lazy'}
                  fetchPriority={at === 0 ? 'auto' : 'low'}
                  decoding="async"
                />
              </picture>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The picture is as tall as the shelf and is cut off at the width of its bolt. */
const SHELF_SIZES = '(min-width: 769px) 480px, 270px'
/** The bolts that a small screen shows. Pictures of others are fetched where they are shown. */
const ON_PHONES = 3
