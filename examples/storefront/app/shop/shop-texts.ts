import { FABRIC_CODES, fabricSlug } from '@selvage/core/fabric'
import type { SearchQuery } from '@selvage/core/search'
import { WALLPAPER_CODES, wallpaperSlug } from '@selvage/core/wallpaper'
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

/** Returns the title of a search's page. */
export function pageTitle(t: Translate, { on, q, tag }: SearchQuery): string {
  if (q !== undefined) return t('search.titleFor', { query: q })
  if (tag !== undefined) return tagTitle(tag, t, on)
  return on === 'wallpaper' ? t('page.shopWallpaperTitle') : t('search.title')
}
