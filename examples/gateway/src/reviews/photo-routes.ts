import { addReviewPhoto, PHOTO_MAX_BASE64, REVIEW_PHOTO_WIDTHS } from '@selvage/core/reviews'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { reviewPhotos, reviews } from '../db/schema/reviews.ts'
import { handle } from '../http/handle.ts'
import type { PlainRoute, Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import type { ImagePool } from '../images/image-pool.ts'
import { webp } from '../images/webp.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { decodePhoto } from './decode-photo.ts'
import { isPublic } from './review-orders.ts'

/** The names of the JSON around a picture, bytes. */
const AROUND = 1024

/** The call that uploads a picture, which the pool's threads decode. */
export const photoCalls = (pool: ImagePool): readonly Route[] => [
  handle(
    addReviewPhoto,
    async ({ session, body }, deps) => {
      const { width, height, small, large } = await decodePhoto(
        Buffer.from(body.picture, 'base64'),
        pool,
      )
      const id = newPublicId()
      await deps.db.orm.insert(reviewPhotos).values({
        id,
        name: newPublicId(),
        userId: session.userId,
        width,
        height,
        small,
        large,
        createdAt: deps.now(),
      })
      return { id, width, height }
    },
    { limit: 'review-photo', maxBodyBytes: PHOTO_MAX_BASE64 + AROUND },
  ),
]

const FILE = /^([A-Za-z0-9_-]{22})-(\d+)\.webp$/
const UPLOAD = /^([A-Za-z0-9_-]{22})\.webp$/

async function readPublic(name: string, width: number, { db }: Deps) {
  const [small] = REVIEW_PHOTO_WIDTHS
  const bytes = width === small ? reviewPhotos.small : reviewPhotos.large
  const [photo] = await db.orm
    .select({ bytes })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.name, name), isPublic))
  return photo?.bytes
}

/** Pictures of published reviews, and each uploader's own that is not sent yet. */
export const photoRoutes: readonly PlainRoute[] = [
  {
    path: '/images/reviews/:file',
    name: 'image.review',
    open: true,
    run: async (_request, { file = '' }, deps) => {
      const [, name = '', width] = FILE.exec(file) ?? []
      const known = REVIEW_PHOTO_WIDTHS.find((one) => String(one) === width)
      const bytes = known && (await readPublic(name, known, deps))
      if (!bytes) throw httpError('NO_IMAGE_AVAILABLE')
      // A rejected review's pictures are gone within the hour.
      return webp(bytes, 'public, max-age=3600')
    },
  },
  {
    path: '/images/review-uploads/:file',
    name: 'image.reviewUpload',
    open: true,
    // Nobody but the uploader knows the id in the address.
    run: async (_request, { file = '' }, deps) => {
      const [, id = ''] = UPLOAD.exec(file) ?? []
      const [photo] = await deps.db.orm
        .select({ bytes: reviewPhotos.small })
        .from(reviewPhotos)
        .where(and(eq(reviewPhotos.id, id), isNull(reviewPhotos.reviewId)))
      if (!photo) throw httpError('NO_IMAGE_AVAILABLE')
      return webp(photo.bytes, 'private, no-store')
    },
  },
]
