import { useCallback } from 'react'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { CalculatorDesign, WallpaperCalculatorProps } from '@selvage/react/wallpaper'
import { useMessages } from '@selvage/react/messages'
import { useChosenPaper } from '../wallpaper/chosen-paper.ts'
import { withQuery } from '../settings/page-query.ts'
import { paperOf } from '../paper/papers.ts'
import { usePlanAddress } from './use-plan-address.ts'

interface ProductCalculatorIslandProps extends Omit<
  WallpaperCalculatorProps,
  'linkHref' | 'printHref' | 'onQuery' | 'onWallpaper' | 'designsHref' | 'formFields'
> {
  readonly design: CalculatorDesign
  /** The wallpaper that the product begins with. */
  readonly wallpaper: WallpaperCode
  /** The settings that the page's address chooses besides the plan, as a query. */
  readonly override: string
  /** The shop's own origin: the link of a plan is a whole address before any script runs. */
  readonly origin: string
  /** Line of the cart that the page changes. */
  readonly itemId?: string | undefined
}

/** The island that counts a product's paper for a wall. Product and address follow the plan. */
export default function ProductCalculatorIsland({
  override,
  origin,
  itemId,
  wallpaper,
  ...props
}: ProductCalculatorIslandProps) {
  const { lang, measurement } = useMessages()
  const [paper = wallpaper, choose] = useChosenPaper('wallpaper-product')
  const { id } = props.design
  const planPath = useCallback(
    (query: string) =>
      withQuery(`${localizePath('wallpaper', lang, { designId: id })}?${query}`, override),
    [lang, id, override],
  )
  const line = itemId === undefined ? '' : `order_item_id=${itemId}`
  const hrefOf = useCallback(
    (query: string) => withQuery(withQuery(planPath(query), line), chosenSize()),
    [line, planPath],
  )
  const linkHref = useCallback((query: string) => origin + planPath(query), [origin, planPath])
  const { formFields, show } = usePlanAddress([override, line], hrefOf)
  return (
    <WallpaperCalculator
      wallpaper={paper}
      onWallpaper={choose}
      linkHref={linkHref}
      printHref={(query) =>
        withQuery(
          `${localizePath('wallpaper-calculator', lang)}?${query}&design_id=${id}&paper=${paperOf(measurement)}`,
          override,
        )
      }
      onQuery={show}
      formFields={formFields}
      designsHref={localizePath('shop', lang, {}, { on: 'wallpaper' })}
      {...props}
    />
  )
}

/** The size that the product beside the calculator has put into the address, as a query. */
function chosenSize(): string {
  const size = new URLSearchParams(location.search).get('size')
  return size === null ? '' : `size=${encodeURIComponent(size)}`
}
