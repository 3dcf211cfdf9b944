import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { Challenge } from '../store-rows.ts'
import { challengePage } from './challenge-page.ts'

const CHALLENGE: Challenge = {
  id: 'c',
  key: 'k',
  method: 'afterpay',
  token: 't',
  cart_id: 'cart',
  amount_minor: 10_001,
  currency: 'USD',
  return_url: 'https://shop.test/back',
  merchant_origin: 'https://shop.test',
  language: 'en_US',
  outcome: null,
  customer: '',
  save_card: 0,
  expires_at: 0,
}
/** An evening in America, where the day of UTC is over. */
const TODAY = new Date('2026-11-22T01:00:00Z')

class EveningBefore extends Date {
  constructor(...given: readonly [] | readonly [string]) {
    if (given.length === 0) super(2026, 10, 21, 17)
    else super(given[0])
  }
}

it('moves the days of installments to the reader’s own, as the shop counts them', async () => {
  const page = String(await challengePage(CHALLENGE, 'n', TODAY))
  const written = [...page.matchAll(/<time datetime="([\d-]+)">([^<]+)<\/time>/g)]
  expect(written.map(([, , text]) => text)).toEqual([
    'November 22, 2026',
    'December 6, 2026',
    'December 20, 2026',
    'January 3, 2027',
  ])
  const days = written.map(([, dateTime = '', textContent = '']) => ({ dateTime, textContent }))
  const script = /<script nonce="n" type="module">([^<]+)<\/script>/.exec(page)?.[1] ?? ''
  const document = { querySelectorAll: () => days }
  runInNewContext(script, { document, Date: EveningBefore, Intl })
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'November 21, 2026',
    'December 5, 2026',
    'December 19, 2026',
    'January 2, 2027',
  ])
})

it('needs no script for a card', async () => {
  expect(String(await challengePage({ ...CHALLENGE, method: 'card' }, 'n', TODAY))).not.toContain(
    '<script',
  )
})
