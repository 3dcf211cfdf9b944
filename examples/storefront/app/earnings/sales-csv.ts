import type { EarningsLine } from '@selvage/core/earnings'
import type { Translate } from '@selvage/i18n/messages'

/** The signs with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A field by RFC 4180; a text that a spreadsheet would calculate begins with an apostrophe. */
const textField = (text: string): string => {
  const safe = FORMULA.test(text.trimStart()) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const COLUMNS = ['saleDate', 'saleDesign', 'saleKind', 'salePieces', 'earnedColumn'] as const

/**
 * Returns sales as a file of comma-separated values: the date in UTC, the design, what it was on,
 * pieces, and US dollars. What was given back is below zero.
 */
export function salesCsv(lines: readonly EarningsLine[], t: Translate): string {
  const head = COLUMNS.map((column) => {
    const name = t(`studio.${column}`)
    return textField(column === 'earnedColumn' ? `${name} (USD)` : name)
  })
  const rows = lines.map(({ at, design, kind, quantity, earned }) => [
    at.slice(0, 10),
    textField(design.title),
    textField(t(`studio.saleKind_${kind}`)),
    String(quantity),
    (earned.minor / 100).toFixed(2),
  ])
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}
