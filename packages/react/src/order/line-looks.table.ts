import { byLineKind } from '@selvage/core/cart'
import type { LineRows, OrderItem } from '@selvage/core/cart'
import { fabricLook } from './fabric-look.ts'
import { fillAYardLook } from './fill-a-yard-look.ts'
import { homeGoodLook } from './home-good-look.ts'
import { otherLook } from './line-look.ts'
import type { LineLook } from './line-look.ts'
import { solidLook } from './solid-look.ts'
import { stockLook } from './stock-look.ts'
import { unprintedLook } from './unprinted-look.ts'
import { wallpaperLook } from './wallpaper-look.ts'

const LOOKS: LineRows<LineLook> = {
  fabric: fabricLook,
  wallpaper: wallpaperLook,
  'fill-a-yard': fillAYardLook,
  'home-good': homeGoodLook,
  solid: solidLook,
  unprinted: unprintedLook,
  stock: stockLook,
}

/** Returns how a line is shown. */
export const lookOf = (item: OrderItem): LineLook => byLineKind(item, LOOKS) ?? otherLook(item)
