import { useCallback } from 'react'
import { useMessages } from '@selvage/react/messages'
import { WallpaperProduct } from '@selvage/react/wallpaper-product'
import type { WallpaperProductProps } from '@selvage/react/wallpaper-product'
import { carryWall } from '../wallpaper/carry-wall.client.ts'
import { useChosenPaper } from '../wallpaper/chosen-paper.ts'
import { useChoiceAddress } from './use-choice-address.ts'

type Given = 'wallpaper' | 'onWallpaper' | 'onChoice' | 'onWall' | 'calculator'

/** The island for a design on wallpaper. The page's calculator and address follow its choice. */
export default function WallpaperProductIsland(props: Omit<WallpaperProductProps, Given>) {
  const { measurement } = useMessages()
  const [paper, choose] = useChosenPaper('product-calculator')
  const address = useChoiceAddress('wallpaper')
  const carry = useCallback(
    (height: string, width: string) => carryWall(measurement, height, width),
    [measurement],
  )
  return (
    <WallpaperProduct
      wallpaper={paper}
      onWallpaper={choose}
      onChoice={address}
      onWall={carry}
      {...props}
    />
  )
}
