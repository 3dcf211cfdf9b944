'use client'
import type { DesignDetail } from '@selvage/core/design'
import type { FabricCode } from '@selvage/core/fabric'
import { homeGoodPieceParts, readHomeGoodPiece } from '@selvage/core/home-good'
import type {
  HomeGoodCode,
  HomeGoodOffer,
  HomeGoodPiece,
  HomeGoodPieceParts,
} from '@selvage/core/home-good'
import { homeGoodProduct } from '@selvage/machines/home-good'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import { LookCloser } from '../product/look-closer.tsx'
import { quiet } from '../product/product.css.ts'
import { ProductFrame } from '../product/product-frame.tsx'
import { useAddedAnnouncement } from '../product/use-added-announcement.ts'
import { useAddToCart } from '../product/use-add-to-cart.ts'
import { useChoice } from '../product/use-choice.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'
import { HomeGoodChooser } from './home-good-chooser.tsx'
import * as css from './home-good.css.ts'
import { HomeGoodPicture } from './home-good-picture.tsx'
import { useHomeGoodText } from './use-home-good-text.ts'

/** The page of another shape of the same thing, such as a round tablecloth. */
export interface HomeGoodShape {
  readonly code: HomeGoodCode
  readonly href: string
}

/** Props of {@link HomeGoodProduct}. */
export interface HomeGoodProductProps {
  /** The design, from `loadHomeGoodProduct` or the call `getDesign`. */
  readonly design: Pick<DesignDetail, 'id' | 'title' | 'designer' | 'repeat' | 'forSale'>
  /** The home good that the design is printed on. */
  readonly homeGood: HomeGoodCode
  /** The home good with its prices, once for each fabric, from `loadHomeGoodProduct`. */
  readonly offers: readonly HomeGoodOffer[]
  /** The shapes to go on to, this one among them; none are shown unless given. */
  readonly shapes?: readonly HomeGoodShape[] | undefined
  /** The first choices of the page, as its URL says. */
  readonly start?: {
    readonly fabric?: FabricCode | undefined
    readonly size?: string | undefined
    /** `COVER_AND_INSERT` or `COVER_ONLY`. */
    readonly addition?: string | undefined
    readonly quantity?: string | undefined
    /** Line of the cart that is changed instead of adding one. */
    readonly itemId?: string | undefined
  }
  /** Key of the line, made by the server: the form sent twice without a script adds once. */
  readonly lineKey?: string | undefined
  /** Where the form goes without a script; the page's own address unless given. */
  readonly action?: string | undefined
  /** The page that 'Go to cart' leads to. */
  readonly cartHref: string
  /** Called with each fabric, size and addition that is chosen, for the page's address. */
  readonly onChoice?: ((fabric: FabricCode, piece: HomeGoodPieceParts) => void) | undefined
}

/**
 * The product page's form for a home good: size, insert, fabric and quantity beside a picture of
 * the design on it. It works without a script.
 */
export function HomeGoodProduct(props: HomeGoodProductProps): ReactNode {
  const { design, homeGood, offers, start } = props
  needProps('HomeGoodProduct', { design }, { offers }, 'of loadHomeGoodProduct()')
  needHrefs('HomeGoodProduct', { cartHref: props.cartHref })
  return <HomeGoodForm key={useSubjectKey(design.id, homeGood, start?.itemId)} {...props} />
}

function HomeGoodForm({
  design,
  homeGood,
  offers,
  shapes,
  start: { fabric, size: wantedSize, addition: wantedAddition, ...start } = {},
  lineKey,
  action,
  cartHref,
  onChoice,
}: HomeGoodProductProps): ReactNode {
  const { t, size: formatSize } = useMessages()
  const { whole } = useHomeGoodText()
  const kind = useMemo(() => homeGoodProduct(homeGood), [homeGood])
  const wanted = readHomeGoodPiece(homeGood, { size: wantedSize, addition: wantedAddition })
  const [view, send] = useAddToCart(
    kind,
    { designId: design.id, offers, ...start, variant: fabric, size: wanted },
    useAddedAnnouncement(design.title, start.itemId),
  )
  const choice = useCallback(
    (code: FabricCode, piece: HomeGoodPiece) => onChoice?.(code, homeGoodPieceParts(piece)),
    [onChoice],
  )
  useChoice(view, choice)
  const { size, addition } = homeGoodPieceParts(view.size)
  const isMade = offers.some(({ status }) => status !== 'retired')
  const chosen = [whole(homeGood, size), addition && t(`home-good.addition_${addition}`)]
  return (
    <ProductFrame
      design={{ ...design, forSale: design.forSale && isMade }}
      repeat={design.repeat}
      view={view}
      send={send}
      product={t(`home-good.${homeGood}`)}
      price={
        view.unitPrice && (
          <>
            <Money amount={view.unitPrice} look="total" />
            <span>{t('home-good.each')}</span>
            <span className={quiet}>{chosen.filter(Boolean).join(', ')}</span>
            {view.offer?.taxIncluded && <span className={quiet}>{t('fabric.taxIncluded')}</span>}
          </>
        )
      }
      picture={
        <figure className={css.figure}>
          <LookCloser design={design}>
            <HomeGoodPicture
              eager
              design={design}
              homeGood={homeGood}
              size={size}
              sizes="(min-width: 1025px) 60vw, 100vw"
            />
          </LookCloser>
          <figcaption className={css.caption}>
            {t('home-good.trueScale', {
              repeat: formatSize(design.repeat.widthIn, design.repeat.heightIn, 'repeat'),
            })}
          </figcaption>
        </figure>
      }
      choosers={
        <>
          {shapes && shapes.length > 1 && <Shapes shapes={shapes} current={homeGood} />}
          <HomeGoodChooser
            homeGood={homeGood}
            offers={offers}
            fabric={view.variant}
            piece={view.size}
            onFabric={(variant) => send({ type: 'CHOOSE_VARIANT', variant })}
            onPiece={(piece) => send({ type: 'CHOOSE_SIZE', size: piece })}
          />
        </>
      }
      quantityLabel={t('form.quantity')}
      amount={t('fabric.pieces', { count: view.quantity })}
      outOfStock={t(
        offers.some(({ status }) => status === 'available')
          ? 'fabric.outOfStock'
          : 'home-good.outOfStock',
      )}
      notForSale={t(design.forSale ? 'home-good.retired' : 'fabric.notForSale')}
      note={t('home-good.printed')}
      typed={start.quantity}
      itemId={start.itemId}
      lineKey={lineKey}
      action={action}
      cartHref={cartHref}
    />
  )
}

/** Links to the other shapes of the same thing. */
function Shapes({
  shapes,
  current,
}: {
  readonly shapes: readonly HomeGoodShape[]
  readonly current: HomeGoodCode
}): ReactNode {
  const { t } = useMessages()
  return (
    <nav aria-label={t('home-good.shape')}>
      <ul className={css.shapes}>
        {shapes.map(({ code, href }) => (
          <li key={code}>
            <a href={href} aria-current={code === current ? 'page' : undefined}>
              {t(`home-good.${code}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
