import { createTranslator, messagesFor } from '@selvage/i18n/messages'
import { catalogue } from '@selvage/i18n/messages/en'
import { afterEach, expect, test, vi } from 'vitest'
import { errorText } from './index.ts'

const t = createTranslator({ catalogue, locale: 'en_US' })
afterEach(() => vi.restoreAllMocks())

test.each([
  ['no_session', 'Please log in first.'],
  ['anything else', 'Your session has ended. Please log in again.'],
])('who was never logged in is not asked to log in again: %s', (reason, sentence) => {
  expect(errorText(t, { code: 'EXPIRED_SESSION', params: { reason } })).toBe(sentence)
})

test.each([
  ['promo_ended', /^Your promo code has ended/],
  ['toString', /^Something in your cart has changed/],
])('an order that has changed says why: %s', (reason, sentence) => {
  expect(errorText(t, { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason } })).toMatch(
    sentence,
  )
})

test('a call without an answer says that the device is offline, where it is', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(errorText(t, { code: 'SERVER_ERROR' })).toMatch(/^You are offline/)
  expect(errorText(t, { code: 'PROMO_CODE_INVALID' })).not.toMatch(/offline/)
  onLine.mockReturnValue(true)
  expect(errorText(t, { code: 'SERVER_ERROR' })).toMatch(/^We could not do that right now/)
})

test.each([
  [{ minutes: 1 }, 'Too many attempts. You can try again in 1 minute.'],
  [{ minutes: 60 }, 'Too many attempts. You can try again in 60 minutes.'],
  [{}, 'Too many attempts. Please wait a while, then try again.'],
])('too many attempts say when the next one counts, where it is known: %o', (params, sentence) => {
  expect(errorText(t, { code: 'TOO_MANY_ATTEMPTS', params })).toBe(sentence)
})

test('an error that the page has no sentence for gets the general one', () => {
  const ofCart = createTranslator({
    catalogue: messagesFor(catalogue, ['fabric']),
    locale: 'en_US',
  })
  expect(errorText(ofCart, { code: 'REVIEW_EXISTS' })).toMatch(/^We could not do that right now/)
})
