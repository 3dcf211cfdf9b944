import type { LinesByKind } from '@selvage/core/cart'
import { WALLPAPER_SIZES, wallpaperDimensions, wallpaperRepeat } from '@selvage/core/wallpaper'
import type { Messages } from '../messages/index.ts'
import { designPicture, designTitle, lineFacts, pieces, printOf } from './line-look.ts'
import type { LineFact, LineLook } from './line-look.ts'

type WallpaperLine = LinesByKind['wallpaper']

/** `9 ft, Prepasted smooth`, in swatches, panels or rolls. */
export const wallpaperLook = (line: WallpaperLine): LineLook => ({
  title: () => designTitle(line),
  amountKey: `invoice.unit_${unitOf(line)}`,
  material: (messages) =>
    `${lengthOf(line, messages)}, ${messages.t(`wallpaper.WALLPAPER_${line.wallpaper.code}_name`)}`,
  facts: (messages) => factsOf(line, messages),
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

/** The end of a unit's message keys. */
const unitOf = ({ wallpaper }: WallpaperLine) =>
  WALLPAPER_SIZES[wallpaper.size].unit.toUpperCase() as 'SWATCH' | 'PANEL' | 'ROLL'

/** Returns `9 ft` or `274 cm`; for a swatch, which has one size, `24 × 12 in`. */
function lengthOf(
  { wallpaper: { size } }: WallpaperLine,
  { length, size: formatSize }: Pick<Messages, 'length' | 'size'>,
): string {
  const { widthIn, heightIn } = wallpaperDimensions(size)
  return size === 'SWATCH' ? formatSize(widthIn, heightIn) : length(heightIn, 'wall')
}

function factsOf(line: WallpaperLine, messages: Messages): LineFact[] {
  const { design, wallpaper, quantity } = line
  const { t, size: formatSize } = messages
  const { widthIn, heightIn } = wallpaperDimensions(wallpaper.size)
  return lineFacts(line, messages, {
    ...(design && { print: printOf(wallpaperRepeat(design.repeat), messages) }),
    style: t(`wallpaper.WALLPAPER_${wallpaper.code}_name`),
    cut: `${t(`wallpaper.size_${unitOf(line)}`)}, ${lengthOf(line, messages)}`,
    totalSize: pieces(quantity) + formatSize(widthIn, heightIn),
  })
}
