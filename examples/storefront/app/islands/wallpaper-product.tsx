import { useCallback } from 'react'
import { localizePath } from '@selvage/i18n/routes'
import { WallpaperProduct } from '@selvage/react/wallpaper'
import type { WallpaperProductProps } from '@selvage/react/wallpaper'
import { useWords } from '@selvage/react/words'
import { useIslandShop } from '../island-root.tsx'

/** Choosing paper, length and number for a design, and counting them for a wall, alive. */
export function WallpaperProductIsland(props: Omit<WallpaperProductProps, 'shop' | 'linkHref' | 'designsHref'>) {
  const { lang } = useWords()
  const { id } = props.design
  const linkHref = useCallback((query: string) => `${localizePath('wallpaper', lang, { designId: id })}?${query}`, [lang, id])
  return <WallpaperProduct shop={useIslandShop()} linkHref={linkHref} designsHref={localizePath('shop', lang, {}, { on: 'wallpaper' })} {...props} />
}
