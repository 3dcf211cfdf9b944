import { STOCK_PAGES } from '@selvage/core/stock'
import type { StockPageName } from '@selvage/core/stock'
import type { Translate } from '@selvage/i18n/messages'

/** Returns the title of a page: the name of its only item, or one for all of them. */
export function stockTitle(name: StockPageName, t: Translate): string {
  switch (name) {
    case 'color-maps':
    case 'samplers':
    case 't-shirt': {
      return t(`stock-page.title_${name}`)
    }
    default: {
      return t(`stock.${STOCK_PAGES[name].items[0]}`)
    }
  }
}
