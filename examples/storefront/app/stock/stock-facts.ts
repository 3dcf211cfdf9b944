import { BUNDLE_SAVES_PERCENT, stockFacts, STOCK_PAGES } from '@selvage/core/stock'
import type { StockFacts, StockPageName } from '@selvage/core/stock'
import type { Messages } from '@selvage/react/messages'

interface Fact {
  readonly name: string
  readonly text: string
}

/** Says how an item is sent. */
export function shippingText(name: StockPageName, { t }: Pick<Messages, 't'>): string {
  const facts: StockFacts = stockFacts(STOCK_PAGES[name].items[0])
  if (facts.shipsFree) return t('stock-page.shipsFree')
  return t(facts.couponPercent ? 'stock-page.shipsInTwoDays' : 'stock-page.shipsReady')
}

/** Returns what is known of an item besides its words. */
export function stockFactList(name: StockPageName, messages: Messages): Fact[] {
  const { t, money, size, number } = messages
  const facts: StockFacts = stockFacts(STOCK_PAGES[name].items[0])
  const { swatchIn, colors, donatesUsd, spoondollars, couponPercent, bundles } = facts
  const usd = (amount: number) => money({ minor: amount * 100, currency: 'USD' })
  const known: (Fact | false | undefined)[] = [
    swatchIn !== undefined && { name: t('stock-page.swatchLabel'), text: size(swatchIn, swatchIn) },
    colors !== undefined && {
      name: t('stock-page.colorsLabel'),
      text:
        typeof colors === 'number'
          ? number(colors)
          : t('stock.colorsBetween', { least: colors[0], most: colors[1] }),
    },
    bundles && {
      name: t('stock-page.saves'),
      text: t('stock.bundleSaves', { percent: BUNDLE_SAVES_PERCENT }),
    },
    donatesUsd !== undefined && {
      name: t('stock-page.donation'),
      text: t('stock.donates', { amount: usd(donatesUsd) }),
    },
    couponPercent !== undefined && {
      name: t('stock-page.coupon'),
      text: t('stock-page.couponOf', { percent: couponPercent }),
    },
    spoondollars !== undefined && {
      name: t('stock-page.credit'),
      text: t('stock.withSpoondollars', { amount: usd(spoondollars) }),
    },
    { name: t('stock-page.shipping'), text: shippingText(name, messages) },
  ]
  return known.filter((fact): fact is Fact => Boolean(fact))
}
