import type { LinesByKind } from '@selvage/core/cart'
import { wallpaperDimensions, wallpaperRepeat } from '@selvage/core/wallpaper'
import type { Messages } from '../messages/index.ts'
import { pieces, printOf } from './own-facts.ts'
import type { OwnFacts } from './own-facts.ts'
import { wallpaperLength, wallpaperUnit } from './wallpaper-look.ts'

/** Writes what the labels of wallpaper say. */
export const wallpaperFacts =
  (line: LinesByKind['wallpaper']) =>
  (messages: Messages): OwnFacts => {
    const { design, wallpaper, quantity } = line
    const { t, size: formatSize } = messages
    const { widthIn, heightIn } = wallpaperDimensions(wallpaper.size)
    return {
      print: design ? printOf(wallpaperRepeat(design.repeat), messages) : undefined,
      style: t(`wallpaper.WALLPAPER_${wallpaper.code}_name`),
      cut: `${t(`wallpaper.size_${wallpaperUnit(line)}`)}, ${wallpaperLength(line, messages)}`,
      totalSize: pieces(quantity) + formatSize(widthIn, heightIn),
    }
  }
