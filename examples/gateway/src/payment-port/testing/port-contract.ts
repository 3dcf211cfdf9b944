import type { PaymentMethod } from '@selvage/core/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../new-id.ts'
import type { ChargeOutcome, PaymentPort } from '../payment-port.ts'
import type { Disruption } from './vendor-server.ts'

/** A port beside its provider, whose books are the oracle. */
export interface PortUnderTest {
  readonly port: PaymentPort
  readonly method: PaymentMethod
  /** A token that can pay this cart; '' where another company asks for the payment itself. */
  token(cartId: string, amountMinor: number): Promise<string>
  /** The shopper approves a payment that waits for that. */
  approve(key: string): Promise<void>
  /** Happens to the next request that moves money. */
  disrupt(disruption: Disruption): Promise<void>
  /** The amounts that the provider has charged, and those that it gave back. */
  charged(): readonly number[]
  refunded(): readonly number[]
  close(): Promise<void>
}

const UNKNOWN = { kind: 'unknown' } as const

/** Describes the behavior that the gateway relies on, whoever charges. */
export function describePort(name: string, open: () => Promise<PortUnderTest>): void {
  describe(`the payment port of ${name}`, () => {
    let under: PortUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(async () => under.close())

    async function newRequest(amountMinor = 2_345) {
      const cartId = newId('cart')
      return {
        key: newId('key'),
        method: under.method,
        token: await under.token(cartId, amountMinor),
        customerId: 'ada',
        saveCard: false,
        returnUrl: 'https://shop.example/review',
        language: 'en_US',
        shopper: { name: 'Ada Byron', email: 'ada@example.com' },
        cartId,
        amountMinor,
        currency: 'USD',
      }
    }
    type Request = Awaited<ReturnType<typeof newRequest>>

    const ask = (key: string): Promise<ChargeOutcome> =>
      under.port.find(key).then(
        (charge) => (charge ? { kind: 'charge', charge } : UNKNOWN),
        () => UNKNOWN,
      )
    /** Charges, and where the shopper approves first, asks afterwards. */
    async function pay(request: Request): Promise<ChargeOutcome> {
      const outcome = await under.port.charge(request)
      if (outcome.kind !== 'charge' || outcome.charge.status !== 'pending') return outcome
      expect(outcome.charge.actionUrl).toMatch(/^https?:/)
      await under.approve(request.key)
      return ask(request.key)
    }
    /** The number of charges and of refunds that `act` makes. */
    async function counted(act: () => Promise<void>) {
      const before = [under.charged().length, under.refunded().length] as const
      await act()
      return [under.charged().length - before[0], under.refunded().length - before[1]]
    }

    it('charges once for each key, however often it is asked', async () => {
      const request = await newRequest()
      const made = await counted(async () => {
        const first = await pay(request)
        expect(first).toMatchObject({
          kind: 'charge',
          charge: {
            key: request.key,
            status: 'succeeded',
            amountMinor: 2_345,
            currency: 'USD',
            failure: null,
          },
        })
        const again = await Promise.all([
          under.port.charge(request),
          under.port.charge(request),
          ask(request.key),
        ])
        expect(again).toEqual([first, first, first])
      })
      expect(made).toEqual([1, 0])
      expect(under.charged().at(-1)).toBe(2_345)
    })

    it('knows no charge of a key that was never used', async () => {
      expect(await under.port.find(newId('key'))).toBeNull()
    })

    it('rejects another request under a used key', async () => {
      const request = await newRequest()
      expect((await under.port.charge(request)).kind).toBe('charge')
      expect(await under.port.charge({ ...request, amountMinor: 1_000 })).toMatchObject({
        kind: 'rejected',
        reason: 'key_reused',
      })
    })

    it.each(['drop-before', 'drop-after', '500', 'malformed', 'stall'] as const)(
      'leaves the outcome unknown after %s, and the same key charges once',
      async (disruption) => {
        const request = await newRequest()
        const made = await counted(async () => {
          await under.disrupt(disruption)
          expect(await pay(request)).toEqual(UNKNOWN)
          const repaired = await pay(request)
          expect(repaired).toMatchObject({ kind: 'charge', charge: { status: 'succeeded' } })
        })
        expect(made).toEqual([1, 0])
      },
    )

    it('never charges a key that was closed before', async () => {
      const request = await newRequest()
      const made = await counted(async () => {
        expect((await under.port.cancel(request.key)).status).toBe('cancelled')
        expect(await pay(request)).toMatchObject({ charge: { status: 'cancelled' } })
        expect((await under.port.cancel(request.key)).status).toBe('cancelled')
      })
      expect(made).toEqual([0, 0])
    })

    it('gives the charge of a key that is closed too late', async () => {
      const request = await newRequest()
      await pay(request)
      expect(await under.port.cancel(request.key)).toMatchObject({
        status: 'succeeded',
        amountMinor: 2_345,
      })
    })

    it('gives money back once for each key, and never more than was charged', async () => {
      const request = await newRequest(1_000)
      await pay(request)
      const refund = (change: object = {}) =>
        under.port.refund({
          key: `refund-${request.key}`,
          chargeKey: request.key,
          amountMinor: 600,
          currency: 'USD',
          ...change,
        })
      const made = await counted(async () => {
        const first = await refund()
        expect(first).toMatchObject({
          kind: 'refund',
          refund: { amountMinor: 600, currency: 'USD' },
        })
        expect(await refund()).toEqual(first)
        expect(await refund({ key: newId('refund') })).toMatchObject({
          kind: 'rejected',
          reason: 'refund_too_large',
        })
        expect(await refund({ key: newId('refund'), currency: 'EUR' })).toMatchObject({
          kind: 'rejected',
          reason: 'currency_mismatch',
        })
        expect(await refund({ chargeKey: newId('key'), key: newId('refund') })).toMatchObject({
          kind: 'rejected',
          reason: 'charge_unknown',
        })
      })
      expect(made).toEqual([0, 1])
    })

    it.each(['drop-before', 'drop-after', '500', 'malformed', 'stall'] as const)(
      'leaves a refund unknown after %s, and the same key gives back once',
      async (disruption) => {
        const request = await newRequest()
        await pay(request)
        const made = await counted(async () => {
          const asked = {
            key: `refund-${request.key}`,
            chargeKey: request.key,
            amountMinor: 345,
            currency: 'USD',
          }
          await under.disrupt(disruption)
          expect(await under.port.refund(asked)).toEqual(UNKNOWN)
          expect((await under.port.refund(asked)).kind).toBe('refund')
        })
        expect(made).toEqual([0, 1])
      },
    )
  })
}
