import { CURRENCY_SYMBOLS } from '@selvage/core/locale'
import type { Currency, Locale } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BookedOrder } from './records.ts'

/** A longer symbol stands before the one that it ends with. */
const SYMBOLS = Object.values(CURRENCY_SYMBOLS).map((symbol) => symbol.replace('$', '\\$'))
const AMOUNT = new RegExp(`(${SYMBOLS.join('|')})\\d|\\d\\s?(${SYMBOLS.join('|')})`, 'g')

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The currencies of the amounts in a text. */
export function currenciesIn(text: string): Currency[] {
  const found = [...text.matchAll(AMOUNT)].map(([, before, behind]) => before ?? behind)
  return (Object.keys(CURRENCY_SYMBOLS) as Currency[]).filter((currency) =>
    found.includes(CURRENCY_SYMBOLS[currency]),
  )
}

/** The pages on which one purchase shows money, each as it was read. */
export class MoneySeen {
  readonly #texts = new Map<string, string>()

  /** Reads a page's content, or a part of it, once it shows an amount. */
  async read(where: string, page: Page | Locator): Promise<void> {
    const target = 'getByRole' in page && 'goto' in page ? page.getByRole('main') : page
    const text = () => target.innerText()
    await expect
      .poll(async () => currenciesIn(await text()).length, { message: where })
      .toBeGreaterThan(0)
    this.#texts.set(where, plain(await text()))
  }

  /** Takes a text that is no page, such as a mail. */
  take(where: string, text: string): void {
    this.#texts.set(where, plain(text))
  }

  /** Expects a text on a page. */
  expectText(where: string, text: string): void {
    expect(this.#texts.get(where), where).toContain(plain(text))
  }

  /** Expects the one currency of the order everywhere, and its amounts on each page. */
  agreesWith(order: BookedOrder, locale: Locale, pages: Readonly<Record<string, Amounts>>): void {
    const currency = order.currency as Currency
    const { raw_subtotal, raw_shipping, raw_tax, raw_total } = order.pricing
    const raw = {
      unit: order.lines[0]?.pricing.raw_price,
      line: order.lines[0]?.pricing.raw_total,
      merchandise: raw_subtotal,
      delivery: raw_shipping,
      tax: raw_tax,
      total: raw_total,
    }
    for (const [where, text] of this.#texts) {
      expect(currenciesIn(text), `${where}: ${text}`).toEqual([currency])
      for (const name of pages[where] ?? []) {
        const minor = Math.round((raw[name] ?? Number.NaN) * 100)
        // A state without sales tax has no line of it.
        if (minor === 0) continue
        const amount = plain(formatMoney({ minor, currency }, locale))
        expect(text, `${name} on ${where}`).toContain(amount)
      }
    }
    expect([...this.#texts.keys()].sort()).toEqual(Object.keys(pages).sort())
  }
}

/** The amounts of an order that a page shows. */
export type Amounts = readonly ('unit' | 'line' | 'merchandise' | 'delivery' | 'tax' | 'total')[]
