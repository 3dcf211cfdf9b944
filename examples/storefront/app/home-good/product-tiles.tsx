import type { DesignCard } from '@selvage/core/design'
import { designImageUrl, designSrcSet } from '@selvage/core/design'
import { homeGoodPriceFrom, homeGoodSizesOf } from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodOffer, HomeGoodSize } from '@selvage/core/home-good'
import { localizePath } from '@selvage/i18n/routes'
import { HomeGoodPicture } from '@selvage/react/home-good'
import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import { useFrame } from '../page/frame.ts'
import { homeGoodRoute } from './home-good-route.ts'
import * as css from './product-tiles.css.ts'

/** A home good with its prices. */
export interface ListedHomeGood {
  readonly code: HomeGoodCode
  readonly offers: readonly HomeGoodOffer[]
}

interface ProductTileProps {
  readonly href: string
  readonly name: string
  /** The least price with its unit; undefined for what is out of stock. */
  readonly price: string | undefined
  readonly picture: ReactNode
  /** The level of the name's heading: 2 right below the page's title, 3 within a section. */
  readonly level?: 2 | 3
}

/** The pictures stand two in a row on phones and four beyond. */
const SIZES = '(min-width: 769px) 23vw, 45vw'
const PRINT_WIDTH = 480
const PRINT_HEIGHT = 384

/** A list of {@link ProductTile}. */
export function ProductTiles({ children }: { readonly children: ReactNode }) {
  return <ul className={css.tiles}>{children}</ul>
}

/** A product with its picture, its name and its least price. */
export function ProductTile({ href, name, price, picture, level = 3 }: ProductTileProps) {
  const { t } = useMessages()
  const Heading = `h${level}` as const
  return (
    <li>
      {picture}
      <Heading>
        <a href={href}>{name}</a>
      </Heading>
      <p>{price ?? t('fabric.outOfStockShort')}</p>
    </li>
  )
}

interface HomeGoodTilesProps extends Pick<ProductTileProps, 'level'> {
  readonly design: Pick<DesignCard, 'id' | 'title'>
  readonly homeGoods: readonly ListedHomeGood[]
}

/** A design on home goods, each with the way to its page. */
export function HomeGoodTiles({ design, homeGoods, level = 3 }: HomeGoodTilesProps) {
  const { lang, t, money } = useMessages()
  return (
    <ProductTiles>
      {homeGoods.map(({ code, offers }) => {
        const price = homeGoodPriceFrom(offers)
        return (
          <ProductTile
            key={code}
            level={level}
            href={localizePath(homeGoodRoute(code), lang, { designId: design.id })}
            name={t(`home-good.${code}`)}
            price={price && `${t('design.from', { price: money(price) })} ${t('home-good.each')}`}
            picture={
              <HomeGoodPicture
                decorative
                design={design}
                homeGood={code}
                size={homeGoodSizesOf(code)[0] as HomeGoodSize}
                sizes={SIZES}
              />
            }
          />
        )
      })}
    </ProductTiles>
  )
}

/** A part of a design's print, for a tile. */
export function PrintPicture({ designId }: { readonly designId: number }) {
  const { gatewayUrl } = useFrame().page
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={designSrcSet(gatewayUrl, designId, 'card', 'avif')}
        sizes={SIZES}
      />
      <source
        type="image/webp"
        srcSet={designSrcSet(gatewayUrl, designId, 'card', 'webp')}
        sizes={SIZES}
      />
      <img
        className={css.print}
        src={designImageUrl(gatewayUrl, {
          id: designId,
          view: 'card',
          width: PRINT_WIDTH,
          format: 'webp',
        })}
        alt=""
        width={PRINT_WIDTH}
        height={PRINT_HEIGHT}
        loading="eager"
        decoding="async"
      />
    </picture>
  )
}
