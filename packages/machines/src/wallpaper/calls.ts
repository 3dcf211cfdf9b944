/**
 * The gateway calls of wallpaper. They are loaded with the first call, so that pages without
 * wallpaper do not load them.
 */
export { wallpaperLine } from '@selvage/core/cart'
export { compareWallpapers } from '@selvage/core/wallpaper'
