import type { Cart, OrderItem, OrderPricing } from '@selvage/core/cart'
import type { Checkout, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import type { FabricOffer } from '@selvage/core/fabric'
import type { Money } from '@selvage/core/money'
import type { StoredCheckout } from '../checkout/checkout.types.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })

/** Prices of one fabric in every size but the metric fat quarter. */
export function sampleOffer(
  code: FabricOffer['code'],
  status: FabricOffer['status'] = 'available',
): FabricOffer {
  return {
    code,
    status,
    pricing: {
      defaultSize: 'YARD',
      sizes: {
        TEST_SWATCH_YARD: usd(500),
        FAT_QUARTER_YARD: usd(1100),
        YARD: usd(1850),
        TEST_SWATCH_METER: usd(500),
        METER: usd(2020),
      },
    },
  }
}

export function sampleItem(id: string, quantity = 1): OrderItem {
  return {
    id,
    type: 'fabric',
    subType: null,
    quantity,
    fabric: { code: 'PETAL_SIGNATURE_COTTON', size: 'YARD', type: 'fabric' },
    design: {
      id: 7,
      title: 'Meadow',
      slug: 'meadow',
      palette: ['#123456'],
      designer: { id: 1, name: 'Ada', screenName: 'ada' },
      repeat: { type: 'basic', widthIn: 6, heightIn: 6, periodWidthIn: 6, periodHeightIn: 6 },
    },
    wallpaper: null,
    homeGood: null,
    text: null,
    chunkSize: null,
    fillAYard: null,
    solid: null,
    stock: null,
    unitPrice: usd(1850),
    unitPriceUndiscounted: usd(1850),
    total: usd(1850 * quantity),
    unit: 'YARD',
    sku: `sku-${id}`,
    parentSku: 'DESIGN-1',
    quantityEditable: true,
    cleanup: null,
    gone: false,
  }
}

export const samplePricing: OrderPricing = {
  subtotal: usd(3700),
  discount: usd(0),
  discountGroup: null,
  shipping: null,
  shippingFrom: null,
  tax: null,
  total: usd(3700),
  taxIncluded: false,
  freeShippingFrom: null,
  shippedWorth: null,
  currency: 'USD',
}

export const ORDER_ID = 'order-0123456789ab'

export function sampleCart(
  version = 1,
  items: readonly OrderItem[] = [sampleItem('line-a-0123456789'), sampleItem('line-b-0123456789')],
): Cart {
  return {
    id: ORDER_ID,
    version,
    items: [...items],
    removed: [],
    pricing: samplePricing,
    promo: null,
    groupDiscount: null,
    offersGroups: false,
    itemLimit: 50,
    needsShipping: true,
    isBeingPaid: false,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

export const sampleForm: ShippingForm = {
  fullName: 'Ada Lovelace',
  line1: '1 Mill Lane',
  line2: '',
  city: 'Durham',
  state: 'NC',
  zipcode: '27701',
  country: 'US',
  phone: '919 555 0100',
  email: 'ada@example.com',
  emailRetype: 'ada@example.com',
  newsletter: false,
  saveAddress: false,
}

const EVERYWHERE = { currencies: null, countries: null, minMinor: 1, maxMinor: null } as const
const SAMPLE_RULES: Checkout['paymentRules'] = [
  { method: 'card', ...EVERYWHERE },
  { method: 'paypal', ...EVERYWHERE },
]

/** A checkout in which nothing was entered yet, or everything up to a step. */
export function sampleCheckout({
  upTo = 'shipping',
  needsShipping = true,
  version = 1,
  attempt = null,
}: {
  upTo?: 'shipping' | 'delivery' | 'payment' | 'review'
  needsShipping?: boolean
  version?: number
  attempt?: PaymentAttempt | null
} = {}): Checkout {
  const reached = ['shipping', 'delivery', 'payment', 'review'].indexOf(upTo)
  const { email, emailRetype: _, newsletter, saveAddress = false, ...address } = sampleForm
  const options = [
    {
      id: 'std',
      kind: 'standard',
      price: usd(0),
      arrivesFrom: '2026-11-20',
      arrivesUntil: '2026-11-24',
      pricing: { ...samplePricing, shipping: usd(0) },
    },
    {
      id: 'rush',
      kind: 'rush',
      price: usd(1900),
      arrivesFrom: '2026-11-14',
      arrivesUntil: '2026-11-16',
      pricing: { ...samplePricing, shipping: usd(1900), total: usd(5600) },
    },
  ] as const
  return {
    order: { ...sampleCart(version), needsShipping },
    credits: [],
    due: samplePricing.total,
    spoondollars: null,
    vatNumber: null,
    asksVatNumber: false,
    agreed: null,
    email: reached > 0 ? email : null,
    shippingAddress: reached > 0 ? address : null,
    newsletter,
    saveAddress,
    deliveryOptions: reached > 0 && needsShipping ? [...options] : [],
    deliveryOptionId: reached > 1 && needsShipping ? 'std' : null,
    notices: [],
    gift: { isGift: false, removePrices: false, message: '' },
    payment:
      reached > 2
        ? {
            method: 'card',
            brand: 'visa',
            last4: '4242',
            expiryMonth: 12,
            expiryYear: 2030,
            nameOnCard: 'Ada Lovelace',
            billingAddress: null,
          }
        : null,
    paymentRules: SAMPLE_RULES,
    hasSubscription: false,
    attempt,
  }
}

export const ATTEMPT_ID = 'attempt-0123456789'
export function sampleAttempt(
  state: PaymentAttempt['state'],
  code: PaymentAttempt['code'] = null,
): PaymentAttempt {
  return {
    id: ATTEMPT_ID,
    state,
    orderNumber: state === 'ordered' ? 'R261120001001' : null,
    code,
    actionUrl: state === 'challenged' ? 'https://pay.test/challenge' : null,
  }
}

/** A checkout that an earlier page stored at its review, with typed values of its own. */
export const sampleStored: StoredCheckout = {
  version: 1,
  orderId: ORDER_ID,
  step: 'review',
  shipping: { ...sampleForm, city: 'Typed' },
  delivery: { optionId: 'rush', gift: { isGift: false, removePrices: false, message: '' } },
  billing: { same: true, address: sampleForm },
}
