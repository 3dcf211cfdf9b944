import type { Money } from '@selvage/core/money'
import type { StockOffer } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import { quiet } from '@selvage/react/theme'
import { useFrame } from '../page/frame.ts'
import { stockTitle } from './stock-names.ts'
import type { StockTile } from './stock-page.server.ts'
import * as css from './stock-page.css.ts'

interface Tile {
  readonly href: string
  readonly title: string
  readonly line: string
  /** The items that it leads to; the first one is its picture. */
  readonly offers: readonly StockOffer[]
}

/** The prices of what can be bought, the lowest first. */
const pricesOf = (offers: readonly StockOffer[]): readonly Money[] =>
  offers
    .filter(({ status }) => status === 'available')
    .flatMap(({ prices }) => prices.map(({ price }) => price))
    .sort((a, b) => a.minor - b.minor)

/** Pictures of products with name, sentence and price, each a link to its page. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t, money } = useMessages()
  const { gatewayUrl } = useFrame().page
  const priceText = (price: Money, isOne: boolean) =>
    isOne ? money(price) : t('stock-page.from', { price: money(price) })
  return (
    <ul className={css.tiles}>
      {tiles.map(({ href, title, line, offers }) => {
        const prices = pricesOf(offers)
        const [price] = prices
        const [first] = offers
        const isOne = price?.minor === prices.at(-1)?.minor
        return (
          <li key={href} className={css.tile}>
            {first && (
              <img
                className={css.picture}
                src={`${gatewayUrl}/images/drawings/stock-${first.code}.svg`}
                alt=""
                width={480}
                height={360}
                loading="lazy"
              />
            )}
            <h3>
              <a className={css.link} href={href}>
                {title}
              </a>
            </h3>
            <p className={quiet}>{line}</p>
            <p className={css.price}>
              {price === undefined ? t('fabric.outOfStockShort') : priceText(price, isOne)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The pages of ready-made items as tiles. */
export function StockTiles({ tiles }: { readonly tiles: readonly StockTile[] }) {
  const { lang, t } = useMessages()
  return (
    <Tiles
      tiles={tiles.map(({ name, offers }) => ({
        href: documentRoutes.localizePath(name, lang),
        title: stockTitle(name, t),
        line: t(`stock-page.line_${name}`),
        offers,
      }))}
    />
  )
}
