import { fromPromise } from 'xstate'
import { lineWriter } from '../cart/line-writer.ts'
import type { Shop } from '../shop/create-shop.ts'
import { addWallpaperMachine } from './add-wallpaper.machine.ts'
import type { SendWallpaperInput } from './add-wallpaper.machine.ts'

const loadWallpaperCalls = (): Promise<typeof import('./calls.ts')> => import('./calls.ts')

/**
 * The add-wallpaper machine with a shop behind it: `createActor(provideAddWallpaper(shop), { input
 * })`.
 */
export function provideAddWallpaper(shop: Shop): typeof addWallpaperMachine {
  const { gateway } = shop
  const lines = lineWriter(shop)

  async function send(
    { item, lineKey, itemId }: SendWallpaperInput,
    signal: AbortSignal,
  ): Promise<string> {
    const { addWallpaper, replaceWallpaper, toWallpaperPayload } = await loadWallpaperCalls()
    const body = toWallpaperPayload(item)
    if (itemId === undefined)
      return lines.add(() => gateway.send(addWallpaper, { body }, { key: lineKey, signal }))
    return lines.replace(
      itemId,
      (version) =>
        gateway.send(replaceWallpaper, { params: { id: itemId }, body }, { version, signal }),
      signal,
    )
  }

  return addWallpaperMachine.provide({
    actors: {
      prepareLine: fromPromise<string>(lines.prepare),
      sendLine: fromPromise<string, SendWallpaperInput>(({ input, signal }) => send(input, signal)),
    },
  })
}
