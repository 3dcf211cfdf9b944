import { WallpaperProduct } from '@selvage/react/wallpaper'
import type { WallpaperProductProps } from '@selvage/react/wallpaper'
import { useChosenPaper } from '../wallpaper/chosen-paper.ts'
import { useIslandShop } from '../island-runtime/island-root.tsx'

type Given = 'shop' | 'wallpaper' | 'onWallpaper' | 'calculator'

/** Choosing paper, length and number for a design, alive; the page's calculator follows. */
export function WallpaperProductIsland(props: Omit<WallpaperProductProps, Given>) {
  const [paper, choose] = useChosenPaper('product-calculator')
  return (
    <WallpaperProduct shop={useIslandShop()} wallpaper={paper} onWallpaper={choose} {...props} />
  )
}
