import type { CartItemInput } from '@selvage/core/cart'
import { FABRIC_SIZES, isFabricSize, pickFabric, sizeIn, sizesOf } from '@selvage/core/fabric'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import type { MeasurementSystem } from '@selvage/core/locale'
import type { ProductRules } from './product-form.types.ts'

/**
 * The sizes of an offer that can be chosen: those of the measurement system, and the chosen one if
 * it is of the other.
 */
export function offeredSizes(
  offer: FabricOffer | undefined,
  measurement: MeasurementSystem,
  chosen?: FabricSize,
): FabricSize[] {
  const priced = (size: FabricSize) =>
    offer !== undefined && Object.hasOwn(offer.pricing.sizes, size)
  const own = sizesOf(measurement).filter(priced)
  return chosen === undefined || own.includes(chosen) || !priced(chosen) ? own : [...own, chosen]
}

/**
 * The size to use: the wanted one only if pricing has it, else the default size in the shopper's
 * measurement system.
 * @source spec 1 §5
 */
export function pickSize(
  offer: FabricOffer | undefined,
  measurement: MeasurementSystem,
  wanted: string | undefined,
): FabricSize {
  if (offer === undefined) return sizeIn(measurement, 'length')
  if (isFabricSize(wanted) && Object.hasOwn(offer.pricing.sizes, wanted)) return wanted
  const local = sizeIn(measurement, FABRIC_SIZES[offer.pricing.defaultSize].cut)
  return Object.hasOwn(offer.pricing.sizes, local) ? local : offer.pricing.defaultSize
}

/** The rules of a product form for printed fabric. */
export const fabricRules: ProductRules<FabricCode, FabricSize, FabricOffer, CartItemInput> = {
  outOfStock: 'FABRIC_OUT_OF_STOCK',
  pickVariant: pickFabric,
  pickSize: (offer, wanted, measurement) => pickSize(offer, measurement, wanted),
  sizesOf: offeredSizes,
  priceOf: ({ pricing }, size) =>
    Object.hasOwn(pricing.sizes, size) ? pricing.sizes[size as FabricSize] : undefined,
  toItem: ({ variant, promoId, ...item }) => ({
    ...item,
    fabric: variant,
    ...(promoId !== undefined && { promoId }),
  }),
}
