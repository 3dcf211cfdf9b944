/**
 * What wallpaper asks of the gateway, fetched with its first question: a page that shows no wall
 * does not carry it.
 */
export {
  addWallpaper,
  compareWallpapers,
  replaceWallpaper,
  toWallpaperPayload,
} from '@selvage/core/wallpaper'
