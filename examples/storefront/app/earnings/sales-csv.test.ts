import type { EarningsLine } from '@selvage/core/earnings'
import { expect, test } from 'vitest'
import { translatorFor } from '../page/translators.server.ts'
import { salesCsv } from './sales-csv.ts'

const line = (title: string, more: Partial<EarningsLine> = {}): EarningsLine => ({
  at: '2026-11-29T10:00:00.000Z',
  design: { id: 7, title },
  kind: 'fill-a-yard',
  quantity: 2,
  earned: { minor: 1_205, currency: 'USD' },
  isTakenBack: false,
  ...more,
})

test('sales are lines of a file that spreadsheets read', () => {
  const back = {
    quantity: -2,
    earned: { minor: -1_205, currency: 'USD' },
    isTakenBack: true,
  } as const
  expect(salesCsv([line('Marsh Heron', back), line('Marsh Heron')], translatorFor('de_DE'))).toBe(
    '"Datum","Design","Auf","Stück","Verdient (USD)"\r\n' +
      '2026-11-29,"Marsh Heron","Fill-A-Yard",-2,-12.05\r\n' +
      '2026-11-29,"Marsh Heron","Fill-A-Yard",2,12.05\r\n',
  )
})

test.each([
  ['Low "tide", high', '"Low ""tide"", high"'],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['a=b', '"a=b"'],
])('a title is text and never a formula: %s', (title, field) => {
  const [, row] = salesCsv([line(title)], translatorFor('en_US')).split('\r\n')
  expect(row).toBe(`2026-11-29,${field},"Fill-A-Yard",2,12.05`)
})
