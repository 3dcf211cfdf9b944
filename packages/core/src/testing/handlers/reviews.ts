import { publicName } from '../../account/account-rules.ts'
import { readId } from '../../contract/id.ts'
import { languageOf } from '../../locale/locale.ts'
import type { CallReply } from '../../contract/define-call.ts'
import type { ReviewMaterial } from '../../reviews/review-material.ts'
import { materialOfLine } from '../../reviews/review-material.ts'
import { addReviewPhoto } from '../../reviews/review-photos.contract.ts'
import {
  flagReview,
  getReviewEligibility,
  getReviewSummary,
  listReviews,
  REVIEWS_PAGE_SIZE,
  submitReview,
  voteReview,
} from '../../reviews/reviews.contract.ts'
import type { ReviewSort } from '../../reviews/reviews.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { hasOrder } from '../test-reviews.ts'
import type { TestReview } from '../test-reviews.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { sampleDesign } from '../wire-design.ts'
import { ownOrders } from './orders.ts'

type Summary = CallReply<typeof getReviewSummary>['summary']
type WireReview = CallReply<typeof listReviews>['reviews'][number]
type Request = Pick<CheckedRequest, 'shop' | 'user' | 'params'>

const designOf = ({ params }: Pick<Request, 'params'>) =>
  sampleDesign(readId(params['id'] ?? '') ?? 0) ?? reject('NO_IMAGE_AVAILABLE')

const isPublic = (shop: TestShop, review: TestReview): boolean =>
  review.state === 'published' && hasOrder(shop, review)

const publishedOf = (shop: TestShop, designId: number): TestReview[] =>
  shop.reviews.filter((review) => review.designId === designId && isPublic(shop, review))

const mean = (values: readonly (number | null | undefined)[]): number | null => {
  const given = values.filter((value) => typeof value === 'number')
  const sum = given.reduce((before, value) => before + value, 0)
  return given.length === 0 ? null : Math.round((10 * sum) / given.length) / 10
}

function counts<Value extends string>(values: readonly (Value | null | undefined)[]) {
  const of = new Map<Value, number>()
  for (const value of values) if (value) of.set(value, (of.get(value) ?? 0) + 1)
  return [...of].sort(([one, many], [other, more]) => more - many || one.localeCompare(other))
}

function summaryOf(reviews: readonly TestReview[]): Summary {
  const forms = reviews.map(({ form }) => form)
  const withStars = (count: number) => forms.filter(({ rating }) => rating === count).length
  const answers = forms.flatMap(({ recommend }) => recommend ?? [])
  const share = answers.filter(Boolean).length / answers.length
  return {
    count: forms.length,
    average: mean(forms.map(({ rating }) => rating)),
    stars: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
    print_average: mean(forms.map(({ print_rating: rating }) => rating)),
    material_average: mean(forms.map(({ material_rating: rating }) => rating)),
    recommend_percent: answers.length === 0 ? null : Math.round(100 * share),
    with_photos: forms.filter(({ photos }) => photos.length > 0).length,
    materials: counts(forms.map(({ material }) => material)).map(([material, count]) => ({
      material,
      count,
    })),
    made: counts(forms.map(({ made }) => made)).map(([made, count]) => ({ made, count })),
  }
}

const ORDERS: Readonly<Record<ReviewSort, (one: TestReview, other: TestReview) => number>> = {
  helpful: (one, other) => other.votes.size - one.votes.size,
  newest: () => 0,
  highest: (one, other) => other.form.rating - one.form.rating,
  lowest: (one, other) => one.form.rating - other.form.rating,
}

function wireReview(review: TestReview, { shop, user }: Request): WireReview {
  const { form } = review
  const by = user?.id ?? ''
  return {
    id: review.id,
    rating: form.rating,
    material: form.material,
    print_rating: form.print_rating ?? null,
    material_rating: form.material_rating ?? null,
    made: form.made ?? null,
    recommend: form.recommend ?? null,
    title: form.title,
    text: form.text,
    language: review.language,
    author: review.author,
    published_at: review.sentAt,
    helpful_count: review.votes.size,
    voted: review.votes.has(by),
    flagged: review.flags.has(by),
    own: review.userId === by,
    photos: form.photos.map(({ id, caption }) => ({
      name: shop.photos.get(id)?.name ?? id,
      caption,
      ...SAMPLE_SIZE,
    })),
  }
}

const ownReview = (shop: TestShop, user: TestUser, designId: number, material: string) =>
  shop.reviews.find(
    (review) =>
      review.userId === user.id &&
      review.designId === designId &&
      review.form.material === material,
  )

/** Null for no review, and for one that went with its order. */
const stateOf = (shop: TestShop, review: TestReview | undefined) =>
  review && (review.state === 'rejected' || hasOrder(shop, review)) ? review.state : null

function eligibleMaterials(request: CheckedRequest, designId: number) {
  const { shop } = request
  const user = signedIn(request)
  const found = new Map<ReviewMaterial, { number: string; placedAt: string }>()
  if (user.guest) return []
  for (const { invoice, canceledAt } of ownOrders(request))
    for (const { design, fabric, merchandise } of canceledAt === null
      ? invoice.order.order_items
      : []) {
      const line = { design, fabric, wallpaper: merchandise.wallpaper_item }
      const material = materialOfLine(line, designId)
      if (material)
        found.set(material, { number: invoice.order_number, placedAt: invoice.placed_at })
    }
  return [...found].map(([material, { number, placedAt }]) => ({
    material,
    order_number: number,
    placed_at: placedAt,
    review: stateOf(shop, ownReview(shop, user, designId, material)),
  }))
}

/** The published review that a request names. */
const reviewOf = ({ shop, params }: Request): TestReview =>
  shop.reviews.find((review) => review.id === params['id'] && isPublic(shop, review)) ??
  reject('REVIEW_NOT_FOUND')

/** Pictures are stored as they came, and are as large as the sample ones. */
const SAMPLE_SIZE = { width: 640, height: 480 } as const
/** The first bytes of GIF, JPEG and PNG in base64. */
const PICTURE = /^(?:R0lGODlh|R0lGODdh|\/9j\/|iVBORw0KGgo)/

function submit(request: CheckedRequest<typeof submitReview>) {
  const { shop, body, params } = request
  const user = signedIn(request)
  const design = sampleDesign(readId(params['id'] ?? '') ?? 0)
  if (!design) return reject('REVIEW_NOT_POSTED')
  const ordered = eligibleMaterials(request, design.id).find(
    ({ material }) => material === body.material,
  )
  if (!ordered) return reject('REVIEW_NOT_ORDERED')
  const before = ownReview(shop, user, design.id, body.material)
  if (before && before.state !== 'rejected' && hasOrder(shop, before))
    return JSON.stringify(before.form) === JSON.stringify(body)
      ? { review_submitted: true as const }
      : reject('REVIEW_EXISTS')
  const unknown = body.photos.findIndex(({ id }) => shop.photos.get(id)?.userId !== user.id)
  if (unknown >= 0) return reject('REVIEW_PICTURE_INVALID', { field: `photos.${unknown}.id` })
  if (before) shop.reviews.splice(shop.reviews.indexOf(before), 1)
  shop.reviews.unshift({
    id: newId(shop, 'review'),
    userId: user.id,
    designId: design.id,
    orderNumber: ordered.order_number,
    author: publicName(user.name),
    language: languageOf(user.preferences.locale),
    sentAt: SENT_AT,
    form: body,
    state: 'waiting',
    votes: new Set(),
    flags: new Set(),
  })
  return { review_submitted: true as const }
}

/** A test shop's time stands still. */
const SENT_AT = '2026-11-12T10:00:00.000Z'

/** Calls of reviews. */
export const reviewHandlers: readonly Handler[] = [
  handle(listReviews, (request) => {
    const { shop, query } = request
    const all = publishedOf(shop, designOf(request).id)
    const shown = all
      .filter(
        ({ form }) =>
          (query.stars === undefined || form.rating === query.stars) &&
          (query.photos === undefined || form.photos.length > 0) &&
          (query.material === undefined || form.material === query.material) &&
          (query.made === undefined || form.made === query.made),
      )
      .sort(ORDERS[query.sort ?? 'helpful'])
    const offset = query.page_offset ?? 0
    return {
      reviews: shown
        .slice(offset, offset + REVIEWS_PAGE_SIZE)
        .map((review) => wireReview(review, request)),
      total: shown.length,
      page_offset: offset,
      summary: summaryOf(all),
    }
  }),
  handle(getReviewSummary, (request) => ({
    summary: summaryOf(publishedOf(request.shop, designOf(request).id)),
  })),
  handle(getReviewEligibility, (request) => {
    const { id } = designOf(request)
    const { name } = signedIn(request)
    return {
      design_id: id,
      materials: eligibleMaterials(request, id),
      screen_name: publicName(name),
    }
  }),
  handle(submitReview, submit),
  handle(voteReview, (request) => {
    const { id } = signedIn(request)
    const review = reviewOf(request)
    if (review.votes.has(id) || review.userId === id) reject('REVIEW_ALREADY_VOTED')
    review.votes.add(id)
    return { helpful_count: review.votes.size }
  }),
  handle(flagReview, (request) => {
    reviewOf(request).flags.add(signedIn(request).id)
    return { flagged: true as const }
  }),
  handle(addReviewPhoto, (request) => {
    const { shop, body } = request
    const { id: userId } = signedIn(request)
    if (!PICTURE.test(body.picture)) reject('REVIEW_PICTURE_INVALID', { field: 'picture' })
    const id = newId(shop, 'upload')
    shop.photos.set(id, { userId, name: newId(shop, 'photo') })
    return { id, ...SAMPLE_SIZE }
  }),
]
