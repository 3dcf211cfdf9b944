import { expect, test } from 'vitest'
import type { Shop } from '../page/shop-context.ts'
import { asksBalance, postBalance } from './post-balance.server.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const GIFT = { amount: '2500', recipient_email: 'ada@example.com', gift_message: 'For\r\nyou' }

test('a balance that is asked for leaves what is typed of a gift certificate', async () => {
  const { data } = await postBalance({} as Shop, formOf({ ...GIFT, intent: 'balance', code: ' ' }))
  expect(data).toEqual({
    asked: { code: ' ', problem: 'blank' },
    typed: { amount: '2500', email: 'ada@example.com', message: 'For\nyou', itemId: '' },
  })
})

test.each([
  ['its own button, with a code or without', { intent: 'balance', code: '' }, true],
  ['Enter, with a code', { code: '1234', asked_code: '' }, true],
  ['Enter, with another code than before', { code: '1234', asked_code: '12' }, true],
  ['Enter, with the code that was answered', { code: '12', asked_code: '12' }, false],
  ['Enter, without a code', { code: '' }, false],
  ['the button that adds to the cart', { intent: 'add', code: '1234', asked_code: '' }, false],
])('a form that is sent by %s asks for a balance or not', (_, fields, asks) => {
  expect(asksBalance(formOf({ ...GIFT, ...fields }))).toBe(asks)
})
