import { byLineKind } from '@selvage/core/cart'
import type { LineRows, OrderItem } from '@selvage/core/cart'
import { fabricLook } from './fabric-look.ts'
import { fillAYardLook } from './fill-a-yard-look.ts'
import { otherLook } from './line-look.ts'
import type { LineLook } from './line-look.ts'
import { textLook } from './text-look.ts'
import { wallpaperLook } from './wallpaper-look.ts'

const LOOKS: LineRows<LineLook> = {
  fabric: fabricLook,
  wallpaper: wallpaperLook,
  'fill-a-yard': fillAYardLook,
  // The gateway writes these; a line without its text has the title of its number.
  'home-good': otherLook,
  solid: otherLook,
  unprinted: otherLook,
  stock: otherLook,
}

/** Returns how a line is shown. */
export const lookOf = (item: OrderItem): LineLook =>
  item.text ? textLook(item, item.text) : (byLineKind(item, LOOKS) ?? otherLook(item))
