/**
 * What wallpaper asks of the gateway, fetched with its first question: a page that shows no wall
 * does not carry it.
 */
export { wallpaperLine } from '@selvage/core/cart'
export { compareWallpapers } from '@selvage/core/wallpaper'
