import {
  EMPTY_REVIEW,
  isProject,
  isReviewMaterial,
  readStars,
  REVIEW_SORTS,
  REVIEWS_PAGE_SIZE,
} from '@selvage/core/reviews'
import type { ReviewForm, ReviewMaterial, ReviewsQuery } from '@selvage/core/reviews'
import { offsetIn } from '../page/offset-in.ts'

/** Addresses have the gateway's codes in lower case. */
function materialIn(text: string | null): ReviewMaterial | undefined {
  const code = text?.toUpperCase()
  return isReviewMaterial(code) ? code : undefined
}

/** Reads which reviews an address asks for; whatever does not exist is left out. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const made = params.get('made')
  const at = offsetIn(params, 'offset')
  return {
    sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')),
    stars: readStars(params.get('stars') ?? ''),
    withPhotos: params.get('photos') === '1',
    material: materialIn(params.get('material')),
    made: isProject(made) ? made : undefined,
    offset: at - (at % REVIEWS_PAGE_SIZE),
  }
}

/** Reads what an address has chosen in the form already. */
export function readChosen(params: URLSearchParams): ReviewForm {
  return {
    ...EMPTY_REVIEW,
    material: materialIn(params.get('received')) ?? '',
    rating: String(readStars(params.get('rating') ?? '') ?? ''),
  }
}
