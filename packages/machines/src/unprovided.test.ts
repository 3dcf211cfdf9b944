import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { checkoutMachine, provideCheckout } from './checkout/index.ts'
import { fillAYardMachine, provideFillAYard } from './fill-a-yard/index.ts'
import { provideWallpaperCalculator, wallpaperCalculatorMachine } from './wallpaper/index.ts'

it.each(Object.entries({ provideCheckout, provideFillAYard, provideWallpaperCalculator }))(
  '%s without a shop says what to write',
  (name, provide) => {
    const call = provide as unknown as () => unknown
    expect(call).toThrow(`${name} got no shop. Write ${name}(createShop({…})).`)
  },
)

it.each([
  [{ checkoutMachine }, 'orderId, guest, country'],
  [{ fillAYardMachine }, 'collectionId'],
  [{ wallpaperCalculatorMachine }, 'measurement'],
] as const)('%o without an input says what to write', (machines, needed) => {
  for (const [name, machine] of Object.entries(machines))
    for (const options of [undefined, {}, { input: {} }]) {
      const { error } = createActor(machine as AnyActorLogic, options).getSnapshot() as {
        error: unknown
      }
      expect(String(error)).toBe(
        `DeveloperError: ${name} got no ${needed}, so it cannot begin. Write createActor(${name}, { input: { ${needed} } }).`,
      )
    }
})
