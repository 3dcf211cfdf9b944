import { assign } from 'xstate'
import { addLineActor, lineKeyFor } from '../cart/add-line.actor.ts'
import { requestActor } from '../request-actor.ts'
import type { Shop } from '../shop/create-shop.ts'
import { needShop } from '../unprovided.ts'
import { wallpaperCalculatorMachine } from './wallpaper-calculator.machine.ts'
import type { EstimateInput, WallAnswer } from './wallpaper-calculator.types.ts'

const loadWallpaperCalls = (): Promise<typeof import('./calls.ts')> => import('./calls.ts')

/**
 * The calculator with a shop behind it: `createActor(provideWallpaperCalculator(shop), { input })`.
 */
export function provideWallpaperCalculator(shop: Shop): typeof wallpaperCalculatorMachine {
  needShop('provideWallpaperCalculator', shop)
  const { gateway, currency, country } = shop

  async function estimate(
    { wallKey, system, height, widths, designId }: EstimateInput,
    signal: AbortSignal,
  ): Promise<WallAnswer> {
    const { compareWallpapers } = await loadWallpaperCalls()
    const estimates = await gateway.send(
      compareWallpapers,
      { query: { system, designId, currency, country }, body: { height, widths } },
      { signal },
    )
    return { wallKey, estimates }
  }

  return wallpaperCalculatorMachine.provide({
    actors: {
      estimate: requestActor<WallAnswer, EstimateInput>(({ input, signal }) =>
        estimate(input, signal),
      ),
      addLine: addLineActor(shop, async () => (await loadWallpaperCalls()).wallpaperLine),
    },
    actions: {
      takeKey: assign(({ context }) => lineKeyFor(shop, context)),
    },
  })
}
