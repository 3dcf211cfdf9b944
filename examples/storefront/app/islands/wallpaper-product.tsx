import { WallpaperProduct } from '@selvage/react/wallpaper-product'
import type { WallpaperProductProps } from '@selvage/react/wallpaper-product'
import { useChosenPaper } from '../wallpaper/chosen-paper.ts'

type Given = 'wallpaper' | 'onWallpaper' | 'calculator'

/** The island for a design on wallpaper. The page's calculator follows its choice. */
export function WallpaperProductIsland(props: Omit<WallpaperProductProps, Given>) {
  const [paper, choose] = useChosenPaper('product-calculator')
  return <WallpaperProduct wallpaper={paper} onWallpaper={choose} {...props} />
}
