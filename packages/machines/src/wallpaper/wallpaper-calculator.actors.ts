import { fromPromise } from 'xstate'
import { lineWriter } from '../cart/line-writer.ts'
import type { Shop } from '../shop/create-shop.ts'
import { wallpaperCalculatorMachine } from './wallpaper-calculator.machine.ts'
import type { EstimateInput, SendWallInput, WallAnswer } from './wallpaper-calculator.types.ts'

const loadWallpaperCalls = (): Promise<typeof import('./calls.ts')> => import('./calls.ts')

/**
 * The calculator with a shop behind it: `createActor(provideWallpaperCalculator(shop), { input })`.
 */
export function provideWallpaperCalculator(shop: Shop): typeof wallpaperCalculatorMachine {
  const { gateway, currency, country } = shop
  const lines = lineWriter(shop)

  async function estimate(
    { wallKey, system, height, widths, designId }: EstimateInput,
    signal: AbortSignal,
  ): Promise<WallAnswer> {
    const { compareWallpapers } = await loadWallpaperCalls()
    const query = {
      measurement_system: system,
      currency,
      country,
      ...(designId !== undefined && { design_id: String(designId) }),
    }
    const estimates = await gateway.send(
      compareWallpapers,
      { query, body: { height, widths: [...widths] } },
      { signal },
    )
    return { wallKey, estimates }
  }

  async function send(
    { items, lineKey }: SendWallInput,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const { addWallpaper, toWallpaperPayload } = await loadWallpaperCalls()
    const ids: string[] = []
    // One after another: each answer is the newer cart. Sent again after a break, a line that is in
    // stays in once.
    for (const [at, item] of items.entries()) {
      const key = at === 0 ? lineKey : `${lineKey.slice(0, 60)}-${at}`
      ids.push(
        await lines.add(() =>
          gateway.send(addWallpaper, { body: toWallpaperPayload(item) }, { key, signal }),
        ),
      )
    }
    return ids
  }

  return wallpaperCalculatorMachine.provide({
    actors: {
      estimate: fromPromise<WallAnswer, EstimateInput>(({ input, signal }) =>
        estimate(input, signal),
      ),
      prepareLine: fromPromise<string>(lines.prepare),
      sendLine: fromPromise<readonly string[], SendWallInput>(({ input, signal }) =>
        send(input, signal),
      ),
    },
  })
}
