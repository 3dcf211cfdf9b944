import type { SearchField } from '@selvage/core/search'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'

interface ShopNoticesProps {
  readonly problems: readonly (`invalid ${SearchField} value` | 'notApplied')[]
  /** Whether the material that the designs are shown on is out of stock. */
  readonly isOut: boolean
  readonly wallpaper: boolean
}

/** Says what of a search was not applied, and that its material is out of stock. */
export function ShopNotices({ problems, isOut, wallpaper }: ShopNoticesProps) {
  const { t } = useMessages()
  return (
    <>
      {problems.map((problem) => (
        <Flash key={problem} severity="attention">
          {t(`search.${problem}`)}
        </Flash>
      ))}
      {isOut && (
        <Flash severity="attention">
          {t(wallpaper ? 'wallpaper.outOfStock' : 'fabric.outOfStock')}
        </Flash>
      )}
    </>
  )
}
