import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spoondollarsFor } from './spoondollars.ts'

/** Rates of the five currencies, and any other. */
const rates = fc.oneof(
  fc.constantFrom(1, 0.79, 0.92, 1.37, 1.52),
  fc.double({ min: 0.01, max: 200, noNaN: true }),
)
const cents = fc.integer({ min: 0, max: 10_000_000 })

test('Spoondollars pay what they are worth and no more than is left, in every currency', () => {
  fc.assert(
    fc.property(cents, cents, cents, rates, (balanceCents, wantedCents, leftMinor, rate) => {
      const used = spoondollarsFor({ balanceCents, wantedCents }, leftMinor, rate)
      expect(used.cents).toBeLessThanOrEqual(Math.min(balanceCents, wantedCents))
      expect(used.minor).toBeGreaterThanOrEqual(0)
      expect(used.minor).toBeLessThanOrEqual(leftMinor)
      // They are worth what they pay, and a cent less would not be.
      expect(used.minor).toBeLessThanOrEqual(used.cents * rate + 1e-6)
      if (used.cents > 0) expect(Math.floor((used.cents - 1) * rate)).toBeLessThan(used.minor)
      // The rest is left because it is worth nothing more, or nothing more is to be paid.
      const unspent = Math.min(balanceCents, wantedCents) - used.cents
      if (used.minor < leftMinor) expect(Math.floor(unspent * rate)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2_000 },
  )
})
