import { useCallback, useEffect, useRef } from 'react'
import { useMessages } from '@selvage/react/messages'
import { WallpaperProduct } from '@selvage/react/wallpaper-product'
import type { WallpaperProductProps } from '@selvage/react/wallpaper-product'
import { carryWall, followCalculator } from '../wallpaper/carry-wall.client.ts'
import { useChosenPaper } from '../wallpaper/chosen-paper.ts'
import { useChoiceAddress } from './use-choice-address.ts'

type Given = 'wallpaper' | 'onWallpaper' | 'onChoice' | 'onWall' | 'calculator'

/** The island for a design on wallpaper. The page's calculator and address follow its choice. */
export default function WallpaperProductIsland(props: Omit<WallpaperProductProps, Given>) {
  const { measurement } = useMessages()
  const [paper, choose] = useChosenPaper('product-calculator')
  const address = useChoiceAddress('wallpaper')
  const wall = props.start?.wall
  const isTyped = useRef(false)
  // The calculator has the wall that the page begins with.
  useEffect(() => {
    if (wall) followCalculator()
  }, [wall])
  const carry = useCallback(
    (height: string, width: string) => {
      const isStart = height === wall?.height && width === wall.width
      if (isStart && !isTyped.current) return
      isTyped.current = true
      carryWall(measurement, height, width)
    },
    [measurement, wall],
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
