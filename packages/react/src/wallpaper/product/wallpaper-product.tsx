'use client'
import { designCardUrl } from '@selvage/core/design'
import { WALLPAPER_SIZES, wallpaperRepeat } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import { wallpaperProduct } from '@selvage/machines/wallpaper'
import type { OneWallView } from '@selvage/machines/one-wall'
import { useCallback, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { ProductFrame } from '../../product/product-frame.tsx'
import { UnitPrice } from '../../product/unit-price.tsx'
import { useAddToCart } from '../../product/use-add-to-cart.ts'
import { useChoice } from '../../product/use-choice.ts'
import { useAddedAnnouncement } from '../../product/use-added-announcement.ts'
import { usePieceMessages } from '../drawing/piece-messages.ts'
import { useFollowedChoice } from '../use-followed-choice.ts'
import type { CalculatorDesign } from '../calculator/wallpaper-calculator.tsx'
import { RoomPicture } from './room-picture.tsx'
import { WallBox } from './wall-box.tsx'
import { WallpaperChooser } from './wallpaper-chooser.tsx'
import { WallpaperFacts } from './wallpaper-facts.tsx'
import { WallpaperSizeChooser } from './wallpaper-size-chooser.tsx'
import * as css from './wallpaper.css.ts'
import { useGatewayUrl } from '../../provider/shop-context.ts'
import { needHrefs, needProps } from '../../provider/need-props.ts'
import { useSubjectKey } from '../../provider/use-subject-key.ts'

/** Props of {@link WallpaperProduct}. */
export interface WallpaperProductProps {
  /** The design, from the call `getDesign`. */
  readonly design: CalculatorDesign
  /** Every wallpaper with its prices. */
  readonly offers: readonly WallpaperOffer[]
  /** The first choices of the page, as its URL says. */
  readonly start?:
    | {
        readonly wallpaper?: WallpaperCode | undefined
        readonly size?: string | undefined
        readonly quantity?: string | undefined
        /** Line of the cart that is changed instead of adding one. */
        readonly itemId?: string | undefined
        /**
         * The height and the width of a wall as somebody types them, such as `8 ft 2`. It is
         * counted at once, unless `wallpaper` and `size` are given, as counted or chosen before.
         */
        readonly wall?: { readonly height: string; readonly width: string } | undefined
      }
    | undefined
  /** Key of the line, made by the server: the form sent twice without a script adds once. */
  readonly lineKey?: string | undefined
  /** Where the form goes without a script; the page's own address unless given. */
  readonly action?: string | undefined
  /** The page that 'Go to cart' leads to. */
  readonly cartHref: string
  /** The wallpaper that is chosen elsewhere on the page, such as in a calculator. */
  readonly wallpaper?: WallpaperCode | undefined
  /** Called with the wallpaper that the shopper chose here. */
  readonly onWallpaper?: ((wallpaper: WallpaperCode) => void) | undefined
  /** Called with each paper and size that is chosen, so that the page's address can have them. */
  readonly onChoice?: ((wallpaper: WallpaperCode, size: WallpaperSize) => void) | undefined
  /** Called with the height and the width of a wall as they are typed, for a calculator. */
  readonly onWall?: ((height: string, width: string) => void) | undefined
  /** A `WallpaperCalculator` to stand below. */
  readonly calculator?: ReactNode
  /** Address of a calculator that stands elsewhere on the page, such as `#calculator`. */
  readonly calculatorHref?: string | undefined
}

/**
 * Choosing paper, length and quantity of a design beside the wall itself, and putting it in the
 * cart. A form before any script.
 */
export function WallpaperProduct(props: WallpaperProductProps): ReactNode {
  const { design, offers, start } = props
  needProps('WallpaperProduct', { design }, { offers }, 'of listWallpapers()')
  needHrefs('WallpaperProduct', { cartHref: props.cartHref })
  return <WallpaperForm key={useSubjectKey(design.id, start?.itemId)} {...props} />
}

function WallpaperForm({
  design,
  offers,
  start = {},
  lineKey,
  action,
  cartHref,
  wallpaper,
  onWallpaper,
  onChoice,
  onWall,
  calculator,
  calculatorHref,
}: WallpaperProductProps): ReactNode {
  const { t, money } = useMessages()
  const { name, dimensions } = usePieceMessages()
  const gatewayUrl = useGatewayUrl()
  const id = useId()
  const [wall, setWall] = useState<OneWallView['wall']>()
  const { wallpaper: variant, wall: startWall, ...chosen } = start
  const [view, send] = useAddToCart(
    wallpaperProduct,
    { designId: design.id, offers, ...chosen, variant },
    useAddedAnnouncement(design.title, chosen.itemId),
  )
  const choose = useCallback(
    (code: WallpaperCode) => send({ type: 'CHOOSE_VARIANT', variant: code }),
    [send],
  )
  const hasCounted = useRef(chosen.size === undefined)
  const counted = useRef<OneWallView['order']>(undefined)
  const takeWall = useCallback(
    (typed: OneWallView | undefined) => {
      if (typed) onWall?.(typed.height.typed, typed.width.typed)
      // The page has counted the wall that it begins with, for the paper that it begins with.
      const isBegun =
        !hasCounted.current &&
        view.variant === variant &&
        typed?.height.typed === startWall?.height &&
        typed?.width.typed === startWall?.width
      const order = isBegun ? undefined : typed?.order
      if (order) hasCounted.current = true
      // A wall that the paper does not cover is not shown in it.
      const covered = typed?.order && typed.wall
      setWall((before) =>
        covered?.width === before?.width && covered?.height === before?.height ? before : covered,
      )
      if (order) send({ type: 'CHOOSE_SIZE', size: order.size })
      // A wall without an order takes back what the one before took.
      if (order ?? counted.current) {
        send({ type: 'TYPE_QUANTITY', typed: String(order?.quantity ?? 1) })
        send({ type: 'LEAVE_QUANTITY' })
      }
      counted.current = order
    },
    [send, onWall, startWall, variant, view.variant],
  )
  useChoice(view, onChoice)
  useFollowedChoice(view.variant, wallpaper, choose, onWallpaper)
  const { unit } = WALLPAPER_SIZES[view.size]
  const swatch = unit === 'swatch' ? undefined : view.offer?.sizes.SWATCH
  const href = calculator === undefined ? calculatorHref : `#${id}calculator`
  return (
    <>
      <ProductFrame
        design={design}
        repeat={{ ...wallpaperRepeat(design.repeat), type: design.repeat.type }}
        view={view}
        send={send}
        price={
          view.offer && (
            <UnitPrice
              price={view.offer.sizes[view.size]}
              unit={name(view.size)}
              swatch={swatch && t('wallpaper.swatchFor', { price: money(swatch) })}
              taxIncluded={view.offer.taxIncluded}
            />
          )
        }
        picture={<RoomPicture design={design} wallpaper={view.variant} wall={wall} />}
        choosers={
          <>
            <WallpaperChooser
              offers={offers}
              size={view.size}
              value={view.variant}
              onChange={choose}
              pictureUrl={designCardUrl(gatewayUrl, design.id)}
            />
            <WallBox
              design={design}
              wallpaper={view.variant}
              offers={offers}
              formId={`${id}wall`}
              start={startWall}
              onWall={takeWall}
              onWallpaper={choose}
              planHref={
                calculatorHref === undefined
                  ? undefined
                  : (query) => `?${withinAddress(query)}${calculatorHref}`
              }
            />
            {view.offer && (
              <details className={css.sizes}>
                <summary className={css.sizesSummary}>
                  {t('common.labelled', {
                    label: t('wallpaper.size'),
                    text: `${name(view.size)}, ${dimensions(view.size)}`,
                  })}
                </summary>
                <WallpaperSizeChooser
                  offer={view.offer}
                  value={view.size}
                  onChange={(size) => send({ type: 'CHOOSE_SIZE', size })}
                />
              </details>
            )}
          </>
        }
        quantityLabel={t(unit === 'swatch' ? 'wallpaper.swatches' : `wallpaper.${unit}s`)}
        amount={t('fabric.pieces', { count: view.quantity })}
        // Beside a plan for a whole wall, this button must not seem to sell that.
        addLabel={unit === 'swatch' ? undefined : t(`wall.add_${unit}`, { count: view.quantity })}
        outOfStock={t('wallpaper.outOfStock')}
        notForSale={t('wallpaper.notForSale')}
        note={
          <>
            {t(`wallpaper.WALLPAPER_${view.variant}_collapsedDetails`)}{' '}
            <a href={`#${id}hanging`}>
              {t(`wallpaper.WALLPAPER_${view.variant}_urlInstructionsLink`)}
            </a>{' '}
            {t('wallpaper.printed')}{' '}
            {href === undefined ? null : <a href={href}>{t('wallpaper.howMuch')}</a>}
          </>
        }
        facts={
          <WallpaperFacts
            wallpaper={view.variant}
            repeat={design.repeat}
            hangingId={`${id}hanging`}
          />
        }
        typed={chosen.quantity}
        itemId={chosen.itemId}
        lineKey={lineKey}
        action={action}
        cartHref={cartHref}
      />
      {/* The fields of the wall belong to it, so that Enter in one of them adds nothing. Without a
          dialog around it, it leads nowhere before a script, too. */}
      <form id={`${id}wall`} method="dialog" onSubmit={(event) => event.preventDefault()} />
      {calculator === undefined ? null : (
        <section className={css.calculatorSection} aria-labelledby={`${id}calculator`}>
          <h2 id={`${id}calculator`}>{t('wallpaper.howMuch')}</h2>
          {calculator}
        </section>
      )}
    </>
  )
}

/** Returns the query of the page with that of a wall in it, for a plan below on the same page. */
function withinAddress(wallQuery: string): string {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of new URLSearchParams(wallQuery)) query.set(name, value)
  return query.toString()
}
