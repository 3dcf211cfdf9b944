import type { LinesByKind } from '@selvage/core/cart'
import { WALLPAPER_SIZES, wallpaperDimensions, wallpaperRepeat } from '@selvage/core/wallpaper'
import type { Messages } from '../messages/index.ts'
import { designPicture, designTitle, pieces } from './line-look.ts'
import type { LineFact, LineLook } from './line-look.ts'

type WallpaperLine = LinesByKind['wallpaper']

/** `9 ft, Prepasted smooth`, in swatches, panels or rolls. */
export const wallpaperLook = (line: WallpaperLine): LineLook => ({
  title: () => designTitle(line),
  amountKey: UNITS[WALLPAPER_SIZES[line.wallpaper.size].unit],
  material: (messages) =>
    `${lengthOf(line, messages)}, ${messages.t(`wallpaper.WALLPAPER_${line.wallpaper.code}_name`)}`,
  facts: (messages) => factsOf(line, messages),
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

const UNITS = {
  swatch: 'invoice.unit_SWATCH',
  panel: 'invoice.unit_PANEL',
  roll: 'invoice.unit_ROLL',
} as const

const PIECES = {
  swatch: 'wallpaper.size_SWATCH',
  panel: 'wallpaper.size_PANEL',
  roll: 'wallpaper.size_ROLL',
} as const

/** Returns `9 ft` or `274 cm`; for a swatch, which has one size, `24 × 12 in`. */
function lengthOf(
  { wallpaper: { size } }: WallpaperLine,
  { length, size: formatSize }: Pick<Messages, 'length' | 'size'>,
): string {
  const { widthIn, heightIn } = wallpaperDimensions(size)
  return size === 'SWATCH' ? formatSize(widthIn, heightIn) : length(heightIn, 'wall')
}

function factsOf(line: WallpaperLine, messages: Messages): LineFact[] {
  const { design, wallpaper, quantity, unitPrice } = line
  const { t, size: formatSize, money } = messages
  const { widthIn, heightIn } = wallpaperDimensions(wallpaper.size)
  const repeat = design && wallpaperRepeat(design.repeat)
  return [
    { label: t('cart.wallpaper'), value: t(`wallpaper.WALLPAPER_${wallpaper.code}_name`) },
    {
      label: t('cart.cut'),
      value: [
        t(PIECES[WALLPAPER_SIZES[wallpaper.size].unit]),
        lengthOf(line, messages),
        t('cart.each', { price: money(unitPrice) }),
      ].join(', '),
    },
    { label: t('cart.totalSize'), value: pieces(quantity) + formatSize(widthIn, heightIn) },
    ...(repeat
      ? [
          {
            label: t('fabric.repeatLabel'),
            value: `${formatSize(repeat.widthIn, repeat.heightIn)}, ${t(`fabric.repeat_${repeat.type}`)}`,
          },
        ]
      : []),
  ]
}
