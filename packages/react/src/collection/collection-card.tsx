'use client'
import type { CollectionCard as Collection } from '@selvage/core/collection'
import { CARD_WINDOW_IN, DESIGN_LANGUAGE, designCardUrl, designSrcSet } from '@selvage/core/design'
import type { ReactNode } from 'react'
import { Ground } from '../cloth/ground.tsx'
import { Ruler } from '../cloth/index.ts'
import { GRID_SIZES } from '../design/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { cardLink } from '../theme/card-list.css.ts'
import * as css from './collection-card.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Cloths that a card shows, and the dots along its edge. */
const SHOWN = 4
const DOTS = 8
/** The shape of a design's picture, px of its smallest file. */
const PICTURE = { width: 300, height: 318 } as const

/** Props of {@link CollectionCard}. */
export interface CollectionCardProps {
  /** The collection, from the call `getCollection` or `listCollections`. */
  readonly collection: Collection
  /** The collection's own page, or the page that fills a yard with it. */
  readonly href: string
  /** Fetches the pictures at once, for a card in the first row. */
  readonly eager?: boolean | undefined
  /** 2 directly under the page's title, 3 within a section. */
  readonly level?: 2 | 3 | undefined
  /** Stands below the text, such as links that change the collection. */
  readonly children?: ReactNode
}

/**
 * A collection as pieces of its cloth side by side, all at the page's scale, with a dot of each
 * palette on the selvage.
 */
export function CollectionCard({
  collection,
  href,
  eager = false,
  level = 2,
  children,
}: CollectionCardProps): ReactNode {
  needProps('CollectionCard', { collection }, {}, 'of listCollections()')
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const Heading = `h${level}` as const
  const shown = collection.thumbnails.slice(0, SHOWN)
  return (
    <article className={css.card}>
      <div className={css.caption}>
        <Heading className={css.title}>
          <Link className={cardLink} href={href} lang={DESIGN_LANGUAGE}>
            {collection.name}
          </Link>
        </Heading>
        {collection.name === collection.curator.name ? null : (
          <p className={css.quiet}>{t('collection.by', { name: collection.curator.name })}</p>
        )}
        <p className={css.quiet}>{t('collection.count', { count: collection.designCount })}</p>
      </div>
      <div className={css.frame}>
        <div className={css.mosaic({ pieces: shown.length as 0 | 1 | 2 | 3 | 4 })}>
          {shown.map(({ id, palette }, at) => {
            const shape = shapeOf(at, shown.length)
            return (
              <div key={id} className={css.piece({ shape })}>
                <Ground color={palette[0]} />
                <picture>
                  <source
                    type="image/avif"
                    srcSet={designSrcSet(gatewayUrl, id, 'card', 'avif')}
                    sizes={GRID_SIZES}
                  />
                  <source
                    type="image/webp"
                    srcSet={designSrcSet(gatewayUrl, id, 'card', 'webp')}
                    sizes={GRID_SIZES}
                  />
                  <img
                    className={css.print({ shape })}
                    src={designCardUrl(gatewayUrl, id)}
                    alt=""
                    {...PICTURE}
                    loading={eager ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                </picture>
              </div>
            )
          })}
          {shown.length === 0 ? null : <Ruler windowWidthIn={CARD_WINDOW_IN.width} />}
        </div>
        <div className={css.edge}>
          <SelvageStrip palette={paletteOf(shown)} printOnWide>
            {t('collection.count', { count: collection.designCount })}
          </SelvageStrip>
        </div>
      </div>
      {children && <div className={css.below}>{children}</div>}
    </article>
  )
}

/** Returns how much of a card's picture the piece at this index takes, of `count` pieces. */
function shapeOf(at: number, count: number): 'whole' | 'half' | 'tall' {
  if (count === 1) return 'whole'
  return count === 2 || (count === 3 && at === 0) ? 'tall' : 'half'
}

/** Returns the dots of the card's edge: a color of each design in turn, until the edge is full. */
export function paletteOf(designs: readonly { readonly palette: readonly string[] }[]): string[] {
  const longest = Math.max(0, ...designs.map(({ palette }) => palette.length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    designs.flatMap(({ palette }) => palette[at] ?? []),
  ).flat()
  return [...new Set(inTurn)].slice(0, DOTS)
}
