import { DeveloperError, shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import { describe, expect, it } from 'vitest'
import { errorMessage } from '../error-message.ts'
import { sampleAttempt } from '../testing/samples.ts'
import {
  attemptEnd,
  outcomeOfDecline,
  outcomeOfLoad,
  outcomeOfPlace,
  outcomeOfSave,
} from './outcome.ts'

const failure = (status: number | undefined, code: ErrorCode, more: Partial<ShopError> = {}) =>
  shopError(code, { ...more, ...(status !== undefined && { status }) })
const params = { amount: 'US$1.00' }
/** Where an error leads, with the message of its code. */
const leadsTo = (kind: string, code: ErrorCode) => ({ kind, errorMessage: errorMessage(code) })

describe('a failed save', () => {
  it.each([
    ['a newer cart', failure(409, 'CART_VERSION_CONFLICT'), { kind: 'conflict' }],
    ['another 409', failure(409, 'ORDER_NOT_PENDING'), leadsTo('cart', 'ORDER_NOT_PENDING')],
    [
      'a conflict of another status',
      failure(400, 'CART_VERSION_CONFLICT'),
      leadsTo('cart', 'CART_VERSION_CONFLICT'),
    ],
    ['a 405', failure(405, 'PROMO_CODE_INVALID'), leadsTo('cart', 'PROMO_CODE_INVALID')],
    ['a 500', failure(500, 'CARD_DECLINED'), leadsTo('cart', 'CARD_DECLINED')],
    ['a 503', failure(503, 'SERVER_ERROR'), leadsTo('stay', 'SERVER_ERROR')],
    ['no answer', failure(undefined, 'SERVER_ERROR'), leadsTo('stay', 'SERVER_ERROR')],
    ['too many requests', failure(429, 'SERVER_ERROR'), leadsTo('stay', 'SERVER_ERROR')],
    ['a code of the card', failure(400, 'CARD_DECLINED'), leadsTo('payment', 'CARD_DECLINED')],
    ['a lost session', failure(401, 'EXPIRED_SESSION'), leadsTo('login', 'EXPIRED_SESSION')],
    ['a 400 of the server', failure(400, 'SERVER_ERROR'), leadsTo('cart', 'SERVER_ERROR')],
    [
      'a message with values',
      failure(400, 'STRIPE_TOTAL_AMOUNT_TOO_LOW', { params }),
      { errorMessage: errorMessage('STRIPE_TOTAL_AMOUNT_TOO_LOW', params) },
    ],
  ])('by %s leads there', (_, error, outcome) => {
    expect(outcomeOfSave(error, 'shipping')).toMatchObject(outcome)
  })

  it('shows every error at the field of the step', () => {
    const all = [
      { code: 'FIELD_CANNOT_BE_BLANK', field: 'city' },
      { code: 'INVALID_ZIPCODE', field: 'zipcode' },
      { code: 'FIELD_VALUE_INVALID', field: 'full_name', message: 'card_number' },
      { code: 'FIELD_VALUE_INVALID', field: 'phone', message: 'phone' },
    ] as const
    expect(outcomeOfSave(failure(400, 'FIELD_CANNOT_BE_BLANK', { all }), 'shipping')).toEqual({
      kind: 'fields',
      fieldErrors: {
        city: 'required',
        zipcode: 'INVALID_ZIPCODE',
        fullName: 'card_number',
        phone: 'FIELD_VALUE_INVALID',
      },
    })
  })

  it('shows the one error of an answer at its field', () => {
    const error = failure(400, 'INVALID_ZIPCODE', { field: 'zipcode' })
    const fieldErrors = { zipcode: 'INVALID_ZIPCODE' }
    expect(outcomeOfSave(error, 'shipping')).toEqual({ kind: 'fields', fieldErrors })
    expect(outcomeOfSave(error, 'delivery')).toEqual(leadsTo('stay', 'INVALID_ZIPCODE'))
    expect(outcomeOfSave(error, undefined)).toEqual(leadsTo('stay', 'INVALID_ZIPCODE'))
  })

  it('leads where its code does when one of the fields is not in the form', () => {
    const all = [
      { code: 'INVALID_ZIPCODE', field: 'zipcode' },
      { code: 'FIELD_VALUE_INVALID', field: 'quantity' },
    ] as const
    expect(outcomeOfSave(failure(400, 'INVALID_ZIPCODE', { all }), 'shipping')).toEqual(
      leadsTo('stay', 'INVALID_ZIPCODE'),
    )
    expect(outcomeOfSave(failure(400, 'INVALID_ZIPCODE', { all: [] }), 'shipping')).toEqual(
      leadsTo('stay', 'INVALID_ZIPCODE'),
    )
  })
})

it.each([
  ['no answer', failure(undefined, 'SERVER_ERROR'), leadsTo('stay', 'SERVER_ERROR')],
  ['a 500', failure(500, 'CARD_DECLINED'), leadsTo('stay', 'CARD_DECLINED')],
  ['too many requests', failure(429, 'SERVER_ERROR'), leadsTo('stay', 'SERVER_ERROR')],
  [
    'an empty order',
    failure(400, 'ORDER_CONTAINS_NO_ITEMS'),
    leadsTo('cart', 'ORDER_CONTAINS_NO_ITEMS'),
  ],
  ['a lost session', failure(401, 'EXPIRED_SESSION'), leadsTo('login', 'EXPIRED_SESSION')],
])('a read that failed by %s leads there', (_, error, outcome) => {
  expect(outcomeOfLoad(error)).toEqual(outcome)
})

it.each([
  ['no answer', failure(undefined, 'SERVER_ERROR'), { kind: 'ask' }],
  ['a 503', failure(503, 'SERVER_ERROR'), { kind: 'ask' }],
  ['an error that is no shop error', new TypeError('no network'), { kind: 'ask' }],
  ['a 500', failure(500, 'SERVER_ERROR'), { kind: 'ask', rejected: errorMessage('SERVER_ERROR') }],
  ['a 405', failure(405, 'SERVER_ERROR'), { kind: 'ask', rejected: errorMessage('SERVER_ERROR') }],
  ['too many requests', failure(429, 'SERVER_ERROR'), leadsTo('stay', 'SERVER_ERROR')],
  ['a declined card', failure(400, 'CARD_DECLINED'), leadsTo('payment', 'CARD_DECLINED')],
  ['a lost session', failure(401, 'EXPIRED_SESSION'), leadsTo('login', 'EXPIRED_SESSION')],
])('a charge that failed by %s leads there', (_, error, outcome) => {
  expect(outcomeOfPlace(error)).toEqual(outcome)
})

it('a mistake of a developer is no outcome', () => {
  const mistake = new DeveloperError('no key')
  for (const outcomeOf of [outcomeOfLoad, outcomeOfPlace])
    expect(() => outcomeOf(mistake)).toThrow(mistake)
})

it.each([
  [null, 'absent'],
  [sampleAttempt('ordered'), 'ordered'],
  [sampleAttempt('declined'), 'declined'],
  [sampleAttempt('sent'), 'open'],
  [sampleAttempt('unknown'), 'open'],
] as const)('the attempt %j is %s', (attempt, end) => {
  expect(attemptEnd(attempt)).toBe(end)
})

it.each([
  ['CARD_INSUFFICIENT_FUNDS', 'payment', 'CARD_INSUFFICIENT_FUNDS'],
  [null, 'payment', 'CARD_DECLINED'],
] as const)('an attempt that was declined with %s leads to the %s', (code, kind, shown) => {
  expect(outcomeOfDecline(sampleAttempt('declined', code))).toEqual(leadsTo(kind, shown))
})
