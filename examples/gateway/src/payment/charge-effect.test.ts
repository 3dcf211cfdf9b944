import { describe, expect, it } from 'vitest'
import type { PortCharge } from '../payment-port/payment-port.ts'
import { chargeEffect, releaseStep } from './charge-effect.ts'
import type { ChargedAttempt, ChargeEffect, ReleaseStep } from './charge-effect.ts'

const sent: ChargedAttempt = {
  state: 'sent',
  chargeId: null,
  reviewReason: null,
  amountMinor: 4_376,
  currency: 'USD',
}
const succeeded: PortCharge = {
  id: 'ch_1',
  key: 'attempt-0123456789',
  amountMinor: 4_376,
  currency: 'USD',
  status: 'succeeded',
  failure: null,
  actionUrl: null,
  savedCardId: null,
}
const failed = { ...succeeded, status: 'failed' } as const
const cancelled = { ...succeeded, status: 'cancelled' } as const
const review = { review: 'amount_mismatch' }

describe('a charge', () => {
  it.each<[string, Partial<ChargedAttempt>, PortCharge, ChargeEffect]>([
    ['of the asked amount and currency finishes the order', {}, succeeded, 'finish'],
    ['finishes an attempt that is noted as charged', { state: 'charged' }, succeeded, 'finish'],
    ['finishes an attempt of unknown outcome', { state: 'unknown' }, succeeded, 'finish'],
    ['of another currency is left to a person', {}, { ...succeeded, currency: 'CAD' }, review],
    ['of a cent more is left to a person', {}, { ...succeeded, amountMinor: 4_377 }, review],
    ['of a cent less is left to a person', {}, { ...succeeded, amountMinor: 4_375 }, review],
    ['that failed declines the attempt', {}, failed, 'decline'],
    ['that was cancelled declines the attempt', {}, cancelled, 'decline'],
    [
      'that failed over another amount declines the attempt',
      {},
      { ...failed, amountMinor: 0 },
      'decline',
    ],
    [
      'that is repeated changes nothing',
      { state: 'ordered', chargeId: 'ch_1' },
      succeeded,
      'nothing',
    ],
    [
      'beside the one of an order is flagged',
      { state: 'ordered', chargeId: 'ch_0' },
      succeeded,
      { flag: 'second_charge' },
    ],
    ['that failed changes no order', { state: 'ordered', chargeId: 'ch_0' }, failed, 'nothing'],
    ['after a decline is flagged', { state: 'declined' }, succeeded, { flag: 'late_success' }],
    ['that failed after a decline changes nothing', { state: 'declined' }, failed, 'nothing'],
    [
      'changes no attempt that a person looks at',
      { state: 'unknown', reviewReason: 'amount_mismatch' },
      succeeded,
      'nothing',
    ],
    [
      'that failed declines no attempt that a person looks at',
      { state: 'unknown', reviewReason: 'key_reused' },
      failed,
      'nothing',
    ],
  ])('%s', (_, change, charge, effect) => {
    expect(chargeEffect({ ...sent, ...change }, charge)).toEqual(effect)
  })
})

describe('a cart that is released', () => {
  it.each<[string, PortCharge | undefined, ReleaseStep]>([
    ['waits while the provider does not answer', undefined, 'try-later'],
    ['is declined when nothing was charged', cancelled, 'decline'],
    ['is declined when the charge failed', failed, 'decline'],
    [
      'is declined when a charge of another amount failed',
      { ...failed, amountMinor: 1 },
      'decline',
    ],
    ['becomes the order of a charge that fits', succeeded, 'become-order'],
    ['gets a cent more back', { ...succeeded, amountMinor: 4_377 }, 'give-back'],
    ['gets another currency back', { ...succeeded, currency: 'CAD' }, 'give-back'],
  ])('%s', (_, charge, step) => {
    expect(releaseStep(charge, sent)).toBe(step)
  })
})
