import { expect, it } from 'vitest'
import { provideCheckout } from './checkout/index.ts'
import { provideFillAYard } from './fill-a-yard/index.ts'
import { provideWallpaperCalculator } from './wallpaper/index.ts'

it.each(Object.entries({ provideCheckout, provideFillAYard, provideWallpaperCalculator }))(
  '%s without a shop says what to write',
  (name, provide) => {
    const call = provide as unknown as () => unknown
    expect(call).toThrow(`${name} got no shop. Write ${name}(createShop({…})).`)
  },
)
