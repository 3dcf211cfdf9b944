import { useCallback, useEffect, useState } from 'react'
import { localizePath } from '@selvage/i18n/routes'
import { WallpaperProduct } from '@selvage/react/wallpaper'
import type { WallpaperProductProps } from '@selvage/react/wallpaper'
import { useMessages } from '@selvage/react/messages'
import { useIslandShop } from '../island-runtime/island-root.tsx'
import { queryFields, withQuery } from '../settings/choices.ts'
import { storePlan } from '../wallpaper/store-plan.ts'

type WallpaperProductIslandProps = Omit<
  WallpaperProductProps,
  'shop' | 'linkHref' | 'onQuery' | 'designsHref' | 'formFields'
> & {
  /** What the page's address chooses beside the plan, as a query. */
  readonly override: string
}

/**
 * Choosing paper, length and number for a design, and counting them for a wall, alive. The address
 * follows the plan.
 */
export function WallpaperProductIsland({ override, ...props }: WallpaperProductIslandProps) {
  const { lang } = useMessages()
  const {
    design: { id },
    start,
  } = props
  const linkHref = useCallback(
    (query: string) =>
      withQuery(`${localizePath('wallpaper', lang, { designId: id })}?${query}`, override),
    [lang, id, override],
  )
  const [formFields] = useState(() => queryFields(override))
  const [address] = useState(storePlan)
  useEffect(() => address.listen(), [address])
  const itemId = start?.itemId
  const onQuery = useCallback(
    (query: string | undefined) => {
      if (query !== undefined)
        address.show(linkHref(query) + (itemId === undefined ? '' : `&order_item_id=${itemId}`))
    },
    [address, itemId, linkHref],
  )
  return (
    <WallpaperProduct
      shop={useIslandShop()}
      linkHref={linkHref}
      onQuery={onQuery}
      formFields={formFields}
      designsHref={localizePath('shop', lang, {}, { on: 'wallpaper' })}
      {...props}
    />
  )
}
