import type { LinesByKind } from '@selvage/core/cart'
import { WALLPAPER_SIZES, wallpaperDimensions } from '@selvage/core/wallpaper'
import type { Messages } from '../messages/index.ts'
import { designPicture, designTitle } from './line-look.ts'
import type { LineLook } from './line-look.ts'

type WallpaperLine = LinesByKind['wallpaper']

/** `9 ft, Prepasted smooth`, in swatches, panels or rolls. */
export const wallpaperLook = (line: WallpaperLine): LineLook => ({
  title: () => designTitle(line),
  amountKey: `invoice.unit_${wallpaperUnit(line)}`,
  material: (messages) =>
    `${wallpaperLength(line, messages)}, ${messages.t(`wallpaper.WALLPAPER_${line.wallpaper.code}_name`)}`,
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

/** The end of a unit's message keys. */
export const wallpaperUnit = ({ wallpaper }: WallpaperLine) =>
  WALLPAPER_SIZES[wallpaper.size].unit.toUpperCase() as 'SWATCH' | 'PANEL' | 'ROLL'

/** Returns `9 ft` or `274 cm`; for a swatch, which has one size, `24 × 12 in`. */
export function wallpaperLength(
  { wallpaper: { size } }: WallpaperLine,
  { length, size: formatSize }: Pick<Messages, 'length' | 'size'>,
): string {
  const { widthIn, heightIn } = wallpaperDimensions(size)
  return size === 'SWATCH' ? formatSize(widthIn, heightIn) : length(heightIn, 'wall')
}
