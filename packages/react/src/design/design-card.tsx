'use client'
import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designCardUrl, designSrcSet } from '@selvage/core/design'
import type { DesignCard as Design } from '@selvage/core/design'
import type { ReactNode } from 'react'
import { Cloth } from '../cloth/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { cardCell, cardLink, cardList } from '../theme/card-list.css.ts'
import * as css from './design-card.css.ts'
import { useCardPrice } from './use-card-price.ts'
import { needProps } from '../provider/need-props.ts'

/** The shape of a card's picture, px of its smallest file. */
const PICTURE = { width: 300, height: 318 } as const

/** Props of {@link DesignCard}. */
export interface DesignCardProps {
  /** The design, as `searchDesigns` and `getDesignCards` answer it. */
  readonly design: Design
  /** The design's own page. */
  readonly href: string
  /** Fetches the picture at once, for a card in the first row. */
  readonly eager?: boolean | undefined
  /** The picture's width on the page, as the `sizes` of an image. */
  readonly sizes?: string | undefined
  /** 2 directly under the page's title, 3 within a section. */
  readonly level?: 2 | 3 | undefined
  /** Stands on a corner of the picture, such as a `FavoriteButton`. */
  readonly favorite?: ReactNode
}

/**
 * A design as a piece of cloth: its picture at the page's scale, its palette on the selvage, its
 * designer and its price by the yard or meter.
 */
export function DesignCard({
  design,
  href,
  eager = false,
  sizes = GRID_SIZES,
  level = 2,
  favorite,
}: DesignCardProps): ReactNode {
  needProps('DesignCard', { design }, {}, 'of searchDesigns()')
  const gatewayUrl = useGatewayUrl()
  const { t, length } = useMessages()
  const cardPrice = useCardPrice()
  const Heading = `h${level}` as const
  return (
    <article className={css.card}>
      <div className={css.caption}>
        <Heading className={css.title}>
          <Link className={cardLink} href={href} lang={DESIGN_LANGUAGE}>
            {design.title}
          </Link>
        </Heading>
        <p className={css.designer}>{design.designer.name}</p>
        <p className={css.price}>{cardPrice(design)}</p>
      </div>
      <div className={css.picture}>
        <Cloth
          sources={{
            avif: designSrcSet(gatewayUrl, design.id, 'card', 'avif'),
            webp: designSrcSet(gatewayUrl, design.id, 'card', 'webp'),
            src: designCardUrl(gatewayUrl, design.id),
          }}
          alt=""
          {...PICTURE}
          windowWidthIn={CARD_WINDOW_IN.width}
          sizes={sizes}
          eager={eager}
          ground={design.palette[0]}
        />
        <div className={css.edge}>
          <SelvageStrip palette={design.palette.slice(0, 8)} printOnWide>
            {t('design.repeat', { length: length(design.repeat.widthIn, 'repeat') })}
          </SelvageStrip>
        </div>
      </div>
      {favorite && <div className={css.corner}>{favorite}</div>}
    </article>
  )
}

/** Widths of a card in the grid's four, three and two columns. */
export const GRID_SIZES = '(min-width: 1025px) 22vw, (min-width: 769px) 30vw, 46vw'

/** Props of {@link DesignGrid}. */
export interface DesignGridProps {
  /** The designs in their order: the `results` of the call `searchDesigns`. */
  readonly designs: readonly Design[]
  /** The page of each design, such as `/en/fabric/{id}`. */
  readonly hrefFor: HrefFor<Design>
  /** The number of first cards whose pictures are fetched at once. */
  readonly eager?: number | undefined
  /**
   * The level of each card's heading: 2 directly under the page's title (the default), 3 within a
   * section.
   */
  readonly level?: 2 | 3 | undefined
  /** `page` beside filters, `band` for a short row. */
  readonly kind?: 'page' | 'band' | undefined
  /** Returns what stands on a corner of each picture, such as a `FavoriteButton`. */
  readonly favoriteFor?: ((design: Design) => ReactNode) | undefined
}

/** Cards of cloth, all at one scale. */
export function DesignGrid({
  designs,
  hrefFor,
  eager = 0,
  level = 2,
  kind = 'page',
  favoriteFor,
}: DesignGridProps): ReactNode {
  needProps('DesignGrid', {}, { designs }, 'of searchDesigns()')
  return (
    <ul className={cardList({ kind })}>
      {designs.map((design, at) => (
        <li key={design.id} className={cardCell({ kind })}>
          <DesignCard
            design={design}
            href={hrefOf(hrefFor, design)}
            eager={at < eager}
            level={level}
            favorite={favoriteFor?.(design)}
          />
        </li>
      ))}
    </ul>
  )
}
