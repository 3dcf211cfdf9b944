import type { CallReply } from '@selvage/core/contract'
import type { getReviewSummary } from '@selvage/core/reviews'
import { and, asc, count, desc, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/database.ts'
import { reviews } from '../db/schema/reviews.ts'
import { hasPhotos, publishedOf } from './list-reviews.ts'

type Summary = CallReply<typeof getReviewSummary>['summary']

const mean = (column: PgColumn) => sql<number | null>`round(avg(${column}), 1)::float8`
const withStars = (stars: number) =>
  sql<number>`(count(*) FILTER (WHERE ${reviews.rating} = ${stars}))::int`

/** Sums up all published reviews of a design. */
export async function summaryOf(db: Queryable, designId: number): Promise<Summary> {
  const published = publishedOf(designId)
  const [all] = await db
    .select({
      count: count(),
      average: mean(reviews.rating),
      one: withStars(1),
      two: withStars(2),
      three: withStars(3),
      four: withStars(4),
      five: withStars(5),
      print: mean(reviews.printRating),
      material: mean(reviews.materialRating),
      recommend: sql<number | null>`round(avg(${reviews.recommend}::int) * 100)::int`,
      photos: sql<number>`(count(*) FILTER (WHERE ${hasPhotos(db)}))::int`,
    })
    .from(reviews)
    .where(published)
  const materials = await db
    .select({ material: reviews.material, count: count() })
    .from(reviews)
    .where(published)
    .groupBy(reviews.material)
    .orderBy(desc(count()), asc(reviews.material))
  const made = await db
    .select({ made: reviews.made, count: count() })
    .from(reviews)
    .where(and(published, isNotNull(reviews.made)))
    .groupBy(reviews.made)
    .orderBy(desc(count()), asc(reviews.made))
  return {
    count: all?.count ?? 0,
    average: all?.average ?? null,
    stars: [all?.one ?? 0, all?.two ?? 0, all?.three ?? 0, all?.four ?? 0, all?.five ?? 0],
    print_average: all?.print ?? null,
    material_average: all?.material ?? null,
    recommend_percent: all?.recommend ?? null,
    with_photos: all?.photos ?? 0,
    materials,
    made: made.flatMap(({ made: project, count: many }) =>
      project === null ? [] : [{ made: project, count: many }],
    ),
  }
}
