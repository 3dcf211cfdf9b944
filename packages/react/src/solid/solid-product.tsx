'use client'
import { sizeIn } from '@selvage/core/fabric'
import { SOLID_COLORS, SOLID_FABRICS, solidDimensions } from '@selvage/core/solid'
import type { SolidColor, SolidItemInput, SolidOffer, SolidSize } from '@selvage/core/solid'
import { listedPrice, NO_DESIGN, solidProduct } from '@selvage/machines/product'
import type { ReactNode } from 'react'
import { LengthForm } from '../fabric/length-form.tsx'
import { PlainYard } from '../fabric/plain-yard.tsx'
import { useMessages } from '../messages/index.ts'
import { useAddToCart } from '../product/use-add-to-cart.ts'
import { useAddedAnnouncement } from '../product/use-added-announcement.ts'
import { useChoice } from '../product/use-choice.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'
import { SolidChooser } from './solid-chooser.tsx'

/** Props of {@link SolidProduct}. */
export interface SolidProductProps {
  /** Every solid with its prices, from `loadSolids`. */
  readonly offers: readonly SolidOffer[]
  /** The first choices of the page, as its URL says. */
  readonly start?:
    | {
        readonly color?: SolidColor | undefined
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
  /** Called with each color and size that is chosen, so that the page's address can have them. */
  readonly onChoice?: ((color: SolidColor, size: SolidSize) => void) | undefined
}

/**
 * The product page's form for solid fabric: color, length and quantity beside a picture of the
 * cloth. It works without a script.
 */
export function SolidProduct(props: SolidProductProps): ReactNode {
  const { offers, start } = props
  needProps('SolidProduct', {}, { offers }, 'of loadSolids()')
  needHrefs('SolidProduct', { cartHref: props.cartHref })
  return <SolidForm key={useSubjectKey(start?.itemId)} {...props} />
}

function SolidForm({
  offers,
  start: { color: wanted, ...start } = {},
  onChoice,
  ...frame
}: SolidProductProps): ReactNode {
  const { t, measurement, length } = useMessages()
  const [view, send] = useAddToCart(
    solidProduct,
    { designId: NO_DESIGN, offers, ...start, variant: wanted },
    useAddedAnnouncement((item: SolidItemInput) => t(`solid.color_${item.color}`), start.itemId),
  )
  const { variant: color, size } = view
  const name = t(`solid.color_${color}`)
  useChoice(view, onChoice)
  const priceOf = (cut: SolidSize) => view.offer && listedPrice(view.offer, cut)
  return (
    <LengthForm
      {...frame}
      title={name}
      view={view}
      send={send}
      sizes={view.sizes}
      dimensionsOf={solidDimensions}
      priceOf={priceOf}
      onSize={(chosen) => send({ type: 'CHOOSE_SIZE', size: chosen })}
      wholePrice={priceOf(sizeIn(measurement, 'length') as SolidSize)}
      picture={
        <PlainYard
          dimensionsOf={solidDimensions}
          size={size}
          color={SOLID_COLORS[color].hex}
          title={t('solid.preview', {
            color: name,
            width: length(SOLID_FABRICS.PETAL_SOLIDS.widthIn),
          })}
          hasSwatch
        />
      }
      taxIncluded={view.offer?.taxIncluded}
      line={t('solid.PETAL_SOLIDS')}
      chooser={
        <SolidChooser
          offers={offers}
          value={color}
          onChange={(variant) => send({ type: 'CHOOSE_VARIANT', variant })}
        />
      }
      outOfStock={t('solid.outOfStock')}
      note={t('solid.onePiece')}
      typed={start.quantity}
      itemId={start.itemId}
    />
  )
}
