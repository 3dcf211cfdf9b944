'use client'
import type { DesignDetail } from '@selvage/core/design'
import { designCardUrl } from '@selvage/core/design'
import { isFabricCode, sizeIn } from '@selvage/core/fabric'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { fabricProduct } from '@selvage/machines/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { ProductFrame } from '../product/product-frame.tsx'
import { useAddToCart } from '../product/use-add-to-cart.ts'
import { useChoice } from '../product/use-choice.ts'
import { useAddedAnnouncement } from '../product/use-added-announcement.ts'
import { UnitPrice } from '../product/unit-price.tsx'
import { quiet } from '../product/product.css.ts'
import { amountKey, quantityKey } from './amount-keys.ts'
import { FabricChooser } from './fabric-chooser.tsx'
import { priceOf } from './fabric-order.ts'
import { LookCloser } from '../product/look-closer.tsx'
import { SizeChooser } from './size-chooser.tsx'
import { YardPreview } from './yard-preview.tsx'
import { needHrefs, needProps } from '../provider/need-props.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'

/** Props of {@link FabricProduct}. */
export interface FabricProductProps {
  /** The design, from `loadFabricProduct` or the call `getDesign`. */
  readonly design: Pick<
    DesignDetail,
    'id' | 'title' | 'designer' | 'palette' | 'repeat' | 'recommendedFabric' | 'forSale'
  >
  /** Every fabric with its prices. */
  readonly offers: readonly FabricOffer[]
  /** The first choices of the page, as its URL says. */
  readonly start?:
    | {
        readonly fabric?: FabricCode | undefined
        readonly size?: string | undefined
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
  /** Called with each fabric and size that is chosen, so that the page's address can have them. */
  readonly onChoice?: ((fabric: FabricCode, size: FabricSize) => void) | undefined
}

/**
 * The product page's form for fabric: fabric, size and quantity beside a picture of the cloth. It
 * works without a script. While the buy button is out of view, a bar at the foot of the view has
 * it; a page keeps room for the bar with a rule for `body:has([data-buy-bar])`.
 */
export function FabricProduct(props: FabricProductProps): ReactNode {
  const { design, offers, start } = props
  needProps('FabricProduct', { design }, { offers }, 'of loadFabricProduct()')
  needHrefs('FabricProduct', { cartHref: props.cartHref })
  return <FabricForm key={useSubjectKey(design.id, start?.itemId)} {...props} />
}

function FabricForm({
  design,
  offers,
  start: { fabric, ...start } = {},
  lineKey,
  action,
  cartHref,
  onChoice,
}: FabricProductProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const { recommendedFabric } = design
  const recommended = isFabricCode(recommendedFabric) ? recommendedFabric : undefined
  const variant = fabric ?? recommended
  const [view, send] = useAddToCart(
    fabricProduct,
    { designId: design.id, offers, ...start, variant },
    useAddedAnnouncement(design.title, start.itemId),
  )
  useChoice(view, onChoice)
  return (
    <ProductFrame
      design={design}
      repeat={design.repeat}
      view={view}
      send={send}
      price={view.offer && <FabricPrice offer={view.offer} />}
      picture={
        <LookCloser design={design}>
          <YardPreview design={design} fabric={view.variant} size={view.size} />
        </LookCloser>
      }
      choosers={
        <>
          <FabricChooser
            offers={offers}
            size={view.size}
            recommended={recommended}
            value={view.variant}
            onChange={(code) => send({ type: 'CHOOSE_VARIANT', variant: code })}
            pictureUrl={designCardUrl(gatewayUrl, design.id)}
          />
          {view.offer === undefined ? null : (
            <SizeChooser
              fabric={view.variant}
              offer={view.offer}
              sizes={view.sizes}
              value={view.size}
              onChange={(size) => send({ type: 'CHOOSE_SIZE', size })}
            />
          )}
          {view.sizes.length === 1 && <p className={quiet}>{t('fabric.cutOnly')}</p>}
        </>
      }
      quantityLabel={t(quantityKey(view.size))}
      amount={t(amountKey(view.size), { count: view.quantity })}
      outOfStock={t('fabric.outOfStock')}
      notForSale={t('fabric.notForSale')}
      note={t('fabric.printed')}
      typed={start.quantity}
      itemId={start.itemId}
      lineKey={lineKey}
      action={action}
      cartHref={cartHref}
    />
  )
}

/** The price of a yard or meter of the chosen fabric, and of a swatch of it. */
function FabricPrice({ offer }: { readonly offer: FabricOffer }): ReactNode {
  const { t, measurement, money } = useMessages()
  const swatch = priceOf(offer, sizeIn(measurement, 'swatch'))
  return (
    <UnitPrice
      price={priceOf(offer, sizeIn(measurement, 'length'))}
      unit={t(measurement === 'imperial' ? 'fabric.perYard' : 'fabric.perMeter')}
      swatch={swatch && t('fabric.swatchFor', { price: money(swatch) })}
      taxIncluded={offer.pricing.taxIncluded}
    />
  )
}
