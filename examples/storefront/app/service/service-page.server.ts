import type { Money } from '@selvage/core/money'
import { listProducts } from '@selvage/core/product'
import { stockSizesOf } from '@selvage/core/stock'
import type { StockCode } from '@selvage/core/stock'
import { data } from 'react-router'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { sellStock } from './sell-stock.server.ts'

/** One choice of a page that sells a service: what is added to the cart, and its price. */
export interface ServiceOption {
  /** The code and the size, as the form posts them. */
  readonly value: string
  readonly code: StockCode
  readonly price: Money
}

/** The choices of a page that sells these services, in the page's currency. */
export async function serviceOptions(
  { gateway, page, makeKey }: Shop,
  codes: readonly StockCode[],
): Promise<{ readonly options: readonly ServiceOption[]; readonly lineKey: string }> {
  const products = await needed(
    gateway.send(listProducts, { params: { kind: 'stock' }, query: { currency: page.currency } }),
  )
  const options = codes.flatMap((code) =>
    (products.find((each) => each.code === code)?.prices ?? []).map(({ size, price }) => ({
      value: `${code} ${size}`,
      code,
      price,
    })),
  )
  return { options, lineKey: makeKey() }
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
