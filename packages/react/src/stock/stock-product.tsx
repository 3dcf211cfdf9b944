'use client'
import type { StockCode, StockItemInput, StockOffer } from '@selvage/core/stock'
import { ONE_SIZE } from '@selvage/core/stock'
import { NO_DESIGN, stockProduct } from '@selvage/machines/product'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import { ItemFrame } from '../product/item-frame.tsx'
import { useAddToCart } from '../product/use-add-to-cart.ts'
import { useAddedAnnouncement } from '../product/use-added-announcement.ts'
import { useChoice } from '../product/use-choice.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'
import * as css from './stock.css.ts'

/** Props of {@link StockProduct}. */
export interface StockProductProps {
  /** The items to choose from, such as T-shirts of all sizes, from `loadStock`. */
  readonly offers: readonly StockOffer[]
  /** The heading; the item's own name unless given. */
  readonly title?: string | undefined
  /** One sentence under the heading. */
  readonly line?: string | undefined
  /** Says how it is sent, below the button. */
  readonly note?: string | undefined
  /** The first choices of the page, as its URL says. */
  readonly start?:
    | {
        readonly item?: StockCode | undefined
        readonly quantity?: string | undefined
        /** Line of the cart that is changed instead of adding one. */
        readonly itemId?: string | undefined
      }
    | undefined
  /** Key of the line, made by the server: the form sent twice without a script adds once. */
  readonly lineKey?: string | undefined
  /** Where the form goes without a script; the page's own address unless given. */
  readonly action?: string | undefined
  /** The page that 'Go to cart' leads to. */
  readonly cartHref: string
  /** Called with each item that is chosen, so that the page's address can have it. */
  readonly onChoice?: ((item: StockCode) => void) | undefined
}

/**
 * The product page's form for a ready-made item or kit: one of several where there are some, and
 * how many. It works without a script.
 */
export function StockProduct(props: StockProductProps): ReactNode {
  const { offers, start } = props
  needProps('StockProduct', {}, { offers }, 'of loadStock()')
  needHrefs('StockProduct', { cartHref: props.cartHref })
  return <StockForm key={useSubjectKey(offers[0]?.code, start?.itemId)} {...props} />
}

function StockForm({
  offers,
  title,
  line = '',
  note = '',
  start: { item, ...start } = {},
  onChoice,
  ...frame
}: StockProductProps): ReactNode {
  const { t, money } = useMessages()
  const gatewayUrl = useGatewayUrl()
  const [view, send] = useAddToCart(
    stockProduct,
    { designId: NO_DESIGN, offers, ...start, variant: item, size: ONE_SIZE },
    useAddedAnnouncement(({ stock }: StockItemInput) => t(`stock.${stock}`), start.itemId),
  )
  const name = t(`stock.${view.variant}`)
  useChoice(view, onChoice)
  return (
    <ItemFrame
      {...frame}
      title={title ?? name}
      line={line}
      view={view}
      send={send}
      price={view.unitPrice && <Money amount={view.unitPrice} look="total" />}
      taxIncluded={view.offer?.taxIncluded}
      picture={
        <img
          className={css.picture}
          src={`${gatewayUrl}/images/drawings/stock-${view.variant}.svg`}
          alt={t('stock.pictureOf', { name })}
          width={960}
          height={720}
        />
      }
      choosers={
        offers.length > 1 ? (
          <RadioCards
            across={offers.length > 4 ? true : 'pairs'}
            legend={t(isShirt(view.variant) ? 'stock.size' : 'stock.which')}
            name="item"
            value={view.variant}
            onChange={(variant) => send({ type: 'CHOOSE_VARIANT', variant })}
            options={offers.map(({ code, status, prices: [first] }) => ({
              value: code,
              title: isShirt(code) ? code.slice(SHIRT.length) : t(`stock.${code}`),
              disabled: status !== 'available',
              ...(status === 'available'
                ? { end: first && money(first.price) }
                : { note: t('fabric.outOfStockShort') }),
            }))}
          />
        ) : (
          <input type="hidden" name="item" value={view.variant} />
        )
      }
      quantityLabel={t('form.quantity')}
      amount={t('fabric.pieces', { count: view.quantity })}
      outOfStock={t('stock.outOfStock')}
      note={note}
      typed={start.quantity}
      itemId={start.itemId}
    />
  )
}

const SHIRT = 'T_SHIRT_'
const isShirt = (code: StockCode): boolean => code.startsWith(SHIRT)
