import { FABRIC_CODES, fabricSlug } from '@selvage/core/fabric'
import type { SearchQuery } from '@selvage/core/search'
import { isWallpaperCode, WALLPAPER_CODES, wallpaperSlug } from '@selvage/core/wallpaper'
import type { Translate } from '@selvage/i18n/messages'
import { tagTitle } from '../site/tag-name.ts'

/** The materials that designs can be shown on, by their names in a URL. */
export function materialsOf(t: Translate, on: SearchQuery['on']) {
  return on === 'wallpaper'
    ? WALLPAPER_CODES.map((code) => ({
        value: wallpaperSlug(code),
        label: t(`wallpaper.WALLPAPER_${code}_name`),
      }))
    : FABRIC_CODES.map((code) => ({ value: fabricSlug(code), label: t(`fabric.FABRIC_${code}`) }))
}

/** Returns the name of the fabric or the wallpaper that a search shows its designs on. */
export function materialName(t: Translate, { fabric }: SearchQuery): string | undefined {
  if (fabric === undefined) return undefined
  return isWallpaperCode(fabric)
    ? t(`wallpaper.WALLPAPER_${fabric}_name`)
    : t(`fabric.FABRIC_${fabric}`)
}

/** Returns the title of a search's page. */
export function pageTitle(t: Translate, query: SearchQuery): string {
  const { on, q, tag, sort } = query
  if (q !== undefined) return t('search.titleFor', { query: q })
  if (tag !== undefined) return tagTitle(tag, t, on)
  const label = on === 'wallpaper' ? t('page.shopWallpaperTitle') : t('search.title')
  const material = materialName(t, query)
  if (material !== undefined) return t('common.labelled', { label, text: material })
  return on === undefined && sort === 'trending' ? t('menus.trending') : label
}
