import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CARD_FRAME_MAX_HEIGHT,
  cardFrameMessage,
  parseFrameMessage,
  parseParentMessage,
} from './card-frame.ts'
import type { FrameMessage, ParentMessage } from './card-frame.ts'

const frame = { name: 'the frame' }
const sender = { origin: 'https://pay.test', source: frame, nonce: 'session-0123456789abcdef' }
const from = (data: unknown, more: { origin?: string; source?: unknown } = {}) => ({
  origin: sender.origin,
  source: frame as unknown,
  ...more,
  data,
})
const read = (data: unknown, more?: { origin?: string; source?: unknown }) =>
  parseFrameMessage(from(data, more), sender)
const ready = cardFrameMessage({ type: 'ready' }, sender.nonce)

describe('parseFrameMessage', () => {
  it.each<FrameMessage>([
    { type: 'ready' },
    { type: 'enter' },
    { type: 'resize', height: 312 },
    {
      type: 'tokenized',
      token: 'tok_0123456789abcdef',
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2030,
    },
    {
      type: 'invalid',
      fieldErrors: [
        { field: 'cvc', code: 'CARD_CVC_INCOMPLETE' },
        { field: 'name', code: 'required' },
      ],
    },
    { type: 'invalid', fieldErrors: [] },
    { type: 'failed', code: 'PAYMENT_TECHNICAL_FAILURE' },
  ])('reads $type', (message) => {
    expect(read(cardFrameMessage(message, sender.nonce))).toEqual(message)
  })

  it.each([
    'https://evil.test',
    'null',
    '',
    'https://pay.test.evil.test',
    'http://pay.test',
    'https://pay.test:444',
    'https://PAY.test',
  ])('ignores a message of the origin %j', (origin) => {
    expect(read(ready, { origin })).toBeUndefined()
  })

  it.each([{ name: 'another window' }, null, undefined])(
    'ignores a message of another window %#',
    (source) => {
      expect(parseFrameMessage({ ...from(ready), source }, sender)).toBeUndefined()
      expect(
        parseFrameMessage({ ...from(ready), source }, { ...sender, source: null }),
      ).toBeUndefined()
    },
  )

  it.each([
    'string',
    null,
    7,
    [],
    [ready],
    {},
    { type: 'ready' },
    { ...ready, v: 999 },
    { ...ready, nonce: 'another' },
    { ...ready, type: 'constructor' },
    { ...ready, selvage: 'embed' },
    Object.create(ready),
    { ...ready, type: 'failed', code: 'CARD_DECLINED' },
    {
      ...ready,
      type: 'tokenized',
      token: 'tok_0123456789abcdef',
      brand: 'visa',
      last4: '4242424242424242',
      expiryMonth: 12,
      expiryYear: 2030,
    },
    {
      ...ready,
      type: 'tokenized',
      token: '<b>',
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2030,
    },
    {
      ...ready,
      type: 'tokenized',
      token: 'tok_0123456789abcdef',
      brand: 'visa',
      last4: '4242',
      expiryMonth: 13,
      expiryYear: 2030,
    },
    { ...ready, type: 'invalid', fieldErrors: [{ field: '__proto__', code: 'required' }] },
    { ...ready, type: 'invalid', fieldErrors: [{ field: 'cvc', code: 'toString' }] },
    { ...ready, type: 'invalid', fieldErrors: 'cvc' },
  ])('ignores %j', (data) => {
    expect(read(data)).toBeUndefined()
  })

  it('limits a huge height and ignores an invalid one', () => {
    expect(read({ ...ready, type: 'resize', height: 1_000_000_000 })).toEqual({
      type: 'resize',
      height: CARD_FRAME_MAX_HEIGHT,
    })
    expect(read({ ...ready, type: 'resize', height: Infinity })).toEqual({
      type: 'resize',
      height: CARD_FRAME_MAX_HEIGHT,
    })
    for (const height of [-1, 0, Number.NaN, '300', null])
      expect(read({ ...ready, type: 'resize', height })).toBeUndefined()
  })

  it('leaves out unknown properties', () => {
    expect(read({ ...ready, number: '4242424242424242' })).toEqual({ type: 'ready' })
  })

  it('ignores 10,000 generated messages of wrong origins', () => {
    const origins = [
      'https://evil.test',
      'null',
      'https://pay.test.evil.test',
      'http://pay.test',
      'https://pay.tes',
    ]
    let seen = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...origins),
        fc.oneof(
          fc.anything(),
          fc.constant(ready),
          fc.record({
            selvage: fc.constant('card-frame'),
            v: fc.constant(1),
            nonce: fc.constant(sender.nonce),
            type: fc.string(),
          }),
        ),
        (origin, data) => {
          seen += 1
          return read(data, { origin }) === undefined
        },
      ),
      { numRuns: 10_000 },
    )
    expect(seen).toBe(10_000)
  })
})

describe('parseParentMessage', () => {
  it.each<ParentMessage>([{ type: 'submit' }, { type: 'focus' }, { type: 'focus', field: 'cvc' }])(
    'reads %j',
    (message) => {
      expect(parseParentMessage(from(cardFrameMessage(message, sender.nonce)), sender)).toEqual(
        message,
      )
    },
  )

  it('ignores messages for the page, unknown fields and other senders', () => {
    const submit = cardFrameMessage({ type: 'submit' }, sender.nonce)
    expect(parseParentMessage(from(ready), sender)).toBeUndefined()
    expect(
      parseParentMessage(from({ ...submit, type: 'focus', field: 'pin' }), sender),
    ).toBeUndefined()
    expect(
      parseParentMessage(from(submit, { origin: 'https://evil.test' }), sender),
    ).toBeUndefined()
    expect(parseParentMessage(from(submit), { ...sender, nonce: 'other' })).toBeUndefined()
  })
})
