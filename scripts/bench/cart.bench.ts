import { measureCartChange } from '../../examples/gateway/src/cart/testing/measure-cart-change.ts'
import { besideFloor } from './bench.ts'
import type { Bench } from './bench.ts'

/** The most that a change costs, in times of its bare statements. */
const BAR = 3
const SHARES = { median: 0.5, p95: 0.95 } as const

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.floor((values.length - 1) * share)] ?? Number.NaN
  return Math.round(value * 100) / 100
}

/**
 * Measures what a change of a quantity costs at the gateway, at 12 connections on PostgreSQL,
 * beside its own statements on bare connections.
 */
export const bench: Bench = {
  name: 'cart',
  run: async (print) => {
    const { bare, connections, gateway, statements } = await measureCartChange()
    for (const [name, share] of Object.entries(SHARES)) {
      const measure = besideFloor({
        name: `cart change ${name}, ${connections} connections, ${statements} statements`,
        value: quantile(gateway, share),
        floor: quantile(bare, share),
        unit: 'ms',
        n: gateway.length,
      })
      print(measure)
      if (name !== 'median' || (measure.ratio ?? 0) <= BAR) continue
      console.error(`A change costs ${measure.ratio} times its statements; the bar is ${BAR}.`)
      process.exitCode = 1
    }
  },
}
