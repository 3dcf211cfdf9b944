'use client'
import { cutDimensions, FABRICS, sizeIn } from '@selvage/core/fabric'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import type { UnprintedItemInput } from '@selvage/core/unprinted'
import { NO_DESIGN, unprintedProduct } from '@selvage/machines/product'
import type { ReactNode } from 'react'
import { FabricChooser } from '../fabric/fabric-chooser.tsx'
import { priceOf } from '../fabric/fabric-order.ts'
import { LengthForm } from '../fabric/length-form.tsx'
import { PlainYard } from '../fabric/plain-yard.tsx'
import { useMessages } from '../messages/index.ts'
import { useAddToCart } from '../product/use-add-to-cart.ts'
import { useAddedAnnouncement } from '../product/use-added-announcement.ts'
import { useChoice } from '../product/use-choice.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'

/** The color that undyed cloth is drawn in. */
const UNDYED = '#F3EDE0'

/** Props of {@link UnprintedProduct}. */
export interface UnprintedProductProps {
  /** Every fabric with its prices without a print, from `loadUnprinted`. */
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
 * The product page's form for fabric without a print: the fabric and how many yards or meters of
 * it. It works without a script.
 */
export function UnprintedProduct(props: UnprintedProductProps): ReactNode {
  const { offers, start } = props
  needProps('UnprintedProduct', {}, { offers }, 'of loadUnprinted()')
  needHrefs('UnprintedProduct', { cartHref: props.cartHref })
  return <UnprintedForm key={useSubjectKey(start?.itemId)} {...props} />
}

function UnprintedForm({
  offers,
  start: { fabric: wanted, ...start } = {},
  onChoice,
  ...frame
}: UnprintedProductProps): ReactNode {
  const { t, measurement, length } = useMessages()
  const nameOf = (code: FabricCode) => t('solid.unprinted', { fabric: t(`fabric.FABRIC_${code}`) })
  const [view, send] = useAddToCart(
    unprintedProduct,
    { designId: NO_DESIGN, offers, ...start, variant: wanted },
    useAddedAnnouncement(({ unprinted }: UnprintedItemInput) => nameOf(unprinted), start.itemId),
  )
  const { variant: fabric, size } = view
  const name = nameOf(fabric)
  useChoice(view, onChoice)
  return (
    <LengthForm
      {...frame}
      title={name}
      view={view}
      send={send}
      sizes={[size]}
      dimensionsOf={(cut) => cutDimensions(fabric, cut)}
      priceOf={(cut) => priceOf(view.offer, cut)}
      onSize={(chosen) => send({ type: 'CHOOSE_SIZE', size: chosen })}
      wholePrice={priceOf(view.offer, sizeIn(measurement, 'length'))}
      picture={
        <PlainYard
          dimensionsOf={(cut) => cutDimensions(fabric, cut)}
          size={size}
          color={UNDYED}
          title={t('solid.preview', {
            color: name,
            width: length(FABRICS[fabric].printableWidthIn),
          })}
        />
      }
      taxIncluded={view.offer?.pricing.taxIncluded}
      line={t('solid.unprintedLine')}
      chooser={
        <FabricChooser
          offers={offers}
          size={size}
          value={fabric}
          onChange={(variant) => send({ type: 'CHOOSE_VARIANT', variant })}
        />
      }
      outOfStock={t('fabric.outOfStock')}
      note={t('solid.unprintedNote')}
      typed={start.quantity}
      itemId={start.itemId}
    />
  )
}
