import { WallpaperProduct } from '@selvage/react/wallpaper-product'
import type { WallpaperProductProps } from '@selvage/react/wallpaper-product'
import { useChosenPaper } from '../wallpaper/chosen-paper.ts'
import { useChoiceAddress } from './use-choice-address.ts'

type Given = 'wallpaper' | 'onWallpaper' | 'onChoice' | 'calculator'

/** The island for a design on wallpaper. The page's calculator and address follow its choice. */
export default function WallpaperProductIsland(props: Omit<WallpaperProductProps, Given>) {
  const [paper, choose] = useChosenPaper('product-calculator')
  const address = useChoiceAddress('wallpaper')
  return <WallpaperProduct wallpaper={paper} onWallpaper={choose} onChoice={address} {...props} />
}
