import { useCallback, useEffect, useState } from 'react'
import { localizePath } from '@selvage/i18n/routes'
import { WallpaperProduct } from '@selvage/react/wallpaper'
import type { WallpaperProductProps } from '@selvage/react/wallpaper'
import { useWords } from '@selvage/react/words'
import { useIslandShop } from '../island-root.tsx'
import { keepPlan } from '../keep-plan.ts'

/** Choosing paper, length and number for a design, and counting them for a wall, alive. The address follows the plan. */
export function WallpaperProductIsland(props: Omit<WallpaperProductProps, 'shop' | 'linkHref' | 'onQuery' | 'designsHref'>) {
  const { lang } = useWords()
  const { design: { id }, start } = props
  const linkHref = useCallback((query: string) => `${localizePath('wallpaper', lang, { designId: id })}?${query}`, [lang, id])
  const [address] = useState(keepPlan)
  useEffect(() => address.listen(), [address])
  const itemId = start?.itemId
  const onQuery = useCallback((query: string | undefined) => {
    if (query !== undefined) address.show(linkHref(query) + (itemId === undefined ? '' : `&order_item_id=${itemId}`))
  }, [address, itemId, linkHref])
  return <WallpaperProduct shop={useIslandShop()} linkHref={linkHref} onQuery={onQuery} designsHref={localizePath('shop', lang, {}, { on: 'wallpaper' })} {...props} />
}
