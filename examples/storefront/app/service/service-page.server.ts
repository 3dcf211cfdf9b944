import type { Money } from '@selvage/core/money'
import { stockSizesOf } from '@selvage/core/stock'
import type { StockCode } from '@selvage/core/stock'
import { data } from 'react-router'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { sellStock } from './sell-stock.server.ts'
import { stockOffers } from './stock-offers.server.ts'

/** One choice of a page that sells a service: what is added to the cart, and its price. */
export interface ServiceOption {
  /** The code and the size, as the form posts them. */
  readonly value: string
  readonly code: StockCode
  readonly price: Money
}

/** The services that a page sells. */
export interface ServiceOptions {
  readonly options: readonly ServiceOption[]
  /** True where the prices contain the tax of the page's country. */
  readonly taxIncluded: boolean
  readonly lineKey: string
}

/** The choices of a page that sells these services, with the prices of the visitor's place. */
export async function serviceOptions(
  shop: Shop,
  codes: readonly StockCode[],
): Promise<ServiceOptions> {
  const products = await stockOffers(shop)
  const offers = codes.flatMap((code) => {
    const offer = products.find((each) => each.code === code)
    return offer ? [{ ...offer, code }] : []
  })
  return {
    options: offers.flatMap(({ code, prices }) =>
      prices.map(({ size, price }) => ({ value: `${code} ${size}`, code, price })),
    ),
    taxIncluded: offers.some(({ taxIncluded }) => taxIncluded),
    lineKey: shop.makeKey(),
  }
}

/** Puts the chosen service into the cart, or gives the form back. */
export async function postService(shop: Shop, request: Request, codes: readonly StockCode[]) {
  const form = await request.formData()
  const chosen = formText(form, 'choice')
  const [name = '', size = ''] = chosen.split(' ')
  const stock = codes.find((code) => code === name)
  if (stock === undefined || !stockSizesOf(stock).includes(size))
    return data({ chosen, isMissing: true, error: undefined }, { status: 400 })
  const outcome = await sellStock(shop, form, {
    stock,
    quantity: 1,
    ...(size !== '' && { size }),
  })
  if ('sold' in outcome) return outcome.sold
  const error = toErrorMessage(outcome.error)
  return data({ chosen, isMissing: false, error }, { status: statusOf(outcome.error) })
}
