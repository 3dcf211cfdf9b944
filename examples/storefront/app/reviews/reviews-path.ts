import type { Language } from '@selvage/core/locale'
import type { ReviewMaterial, ReviewsQuery } from '@selvage/core/reviews'
import { localizePath } from '@selvage/i18n/routes'

/** Id of the form that writes a review. */
export const WRITE = 'write'

/** Returns the address of a design's reviews: those that a query asks for. */
export function reviewsPath(
  lang: Language,
  designId: number,
  { sort, stars, withPhotos, material, made, offset }: ReviewsQuery = {},
): string {
  return localizePath(
    'design-reviews',
    lang,
    { designId },
    {
      sort,
      stars,
      photos: withPhotos ? '1' : undefined,
      material: material?.toLowerCase(),
      made,
      offset: offset ? offset : undefined,
    },
  )
}

/** Returns the address of the form, in which a material and a rating may be chosen already. */
export function writeReviewPath(
  lang: Language,
  designId: number,
  chosen: { readonly received?: ReviewMaterial; readonly rating?: number } = {},
): string {
  const query = { received: chosen.received?.toLowerCase(), rating: chosen.rating }
  return `${localizePath('design-reviews', lang, { designId }, query)}#${WRITE}`
}
