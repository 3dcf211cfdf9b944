import { isStockCode } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { Island } from '../island-runtime/island.tsx'
import StockProductIsland from '../islands/stock-product.tsx'
import { useFrame } from '../page/frame.ts'
import { withQuery } from '../settings/page-query.ts'
import { factList } from '../site/facts.css.ts'
import { ItemPage } from '../site/item-page.tsx'
import type { Rejection } from '../site/rejection-notice.tsx'
import { Section } from '../site/section.tsx'
import { shippingText, stockFactList } from './stock-facts.ts'
import { stockTitle } from './stock-names.ts'
import type { StockPageData } from './stock-page.server.ts'
import { StockTiles } from './stock-tiles.tsx'
import * as css from './stock-page.css.ts'

interface StockPageProps extends StockPageData {
  /** The form that was not taken. */
  readonly rejected:
    | (Rejection & {
        readonly typed: {
          readonly item: string
          readonly quantity: string
          readonly itemId?: string | undefined
        }
        readonly lineKey?: string | undefined
      })
    | undefined
}

/** The page of a ready-made item or a kit: its form, its words, its contents and items like it. */
export function StockPage({ name, offers, more, terms, lineKey, start, rejected }: StockPageProps) {
  const messages = useMessages()
  const { lang, t } = messages
  const { override } = useFrame().page
  const title = stockTitle(name, t)
  const line = t(`stock-page.line_${name}`)
  const ideas = documentRoutes.localizePath('gift-ideas', lang)
  const typed = rejected && {
    ...rejected.typed,
    item: isStockCode(rejected.typed.item) ? rejected.typed.item : undefined,
  }
  return (
    <ItemPage
      title={title}
      description={t('stock-page.description', { title, line })}
      paths={documentRoutes.alternatePaths(name)}
      crumbs={[{ label: t('stock-page.giftIdeas'), href: ideas }]}
      type="stock product"
      sku={offers[0]?.code ?? name}
      picture={`/images/drawings/stock-${offers[0]?.code}.svg`}
      category={t('stock-page.giftIdeas')}
      prices={offers
        .filter(({ status }) => status === 'available')
        .flatMap(({ prices }) => prices.map(({ price }) => price))}
      rejection={rejected}
      terms={terms}
      product={
        <Island
          name="stock-product"
          of={StockProductIsland}
          when="intent"
          props={{
            offers,
            title,
            line,
            note: shippingText(name, messages),
            start: typed ?? start,
            lineKey: rejected?.lineKey ?? lineKey,
            action: withQuery(documentRoutes.localizePath(name, lang), override),
            cartHref: localizePath('cart', lang),
          }}
        />
      }
    >
      <div className={css.about}>
        <div>
          <h2>{t('stock-page.about')}</h2>
          <p>{t(`stock-page.text_${name}`)}</p>
          <h2>{t('stock-page.inside')}</h2>
          <ul className={css.inside}>
            {t(`stock-page.inside_${name}`)
              .split('\n')
              .map((part) => (
                <li key={part}>{part}</li>
              ))}
          </ul>
        </div>
        <div>
          <h2>{t('stock-page.facts')}</h2>
          <dl className={factList}>
            {stockFactList(name, messages).map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Section title={t('stock-page.more')} all={{ href: ideas, label: t('stock-page.giftIdeas') }}>
        <StockTiles tiles={more} />
      </Section>
    </ItemPage>
  )
}
