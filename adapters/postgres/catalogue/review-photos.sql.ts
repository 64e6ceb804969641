import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { pictureIn } from "#core/catalogue/names.rule.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import { ReviewId, type ReviewPhoto, type ReviewPhotosQuery } from "#core/reviews/review.ts"
import type { Tables } from "../tables.ts"

/** Customers' pictures a product page shows at most. */
const photosShown = 60

interface PhotoRow {
  readonly id: string
  readonly rating: number
  readonly user_name: string
  readonly picture: StoredPicture
}

const photoOf = ({ id, rating, user_name: userName, picture }: PhotoRow, { language }: Reader): ReviewPhoto => ({
  picture: pictureIn(picture, language),
  review: ReviewId(id),
  userName,
  rating
})

/** Each picture of published reviews that fit, in the order of these and of their pictures. */
const selectPhotos = (
  those: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  part: RawBuilder<unknown>
) => sql<PhotoRow>`
  select reviews.id, reviews.rating, members.user_name, shown.picture
  from reviews join members on members.id = reviews.member_id
    cross join jsonb_array_elements(reviews.pictures) with ordinality as shown (picture, place)
  where reviews.status = 'published' and reviews.pictures <> '[]'::jsonb ${those}
  order by ${order}, reviews.id, shown.place ${part}`

/** Pictures of a product's reviews, those of the most helpful reviews first. */
export const photosOfProduct = async (
  on: Kysely<Tables>,
  product: ProductId,
  reader: Reader
): Promise<ReadonlyArray<ReviewPhoto>> => {
  const own = sql`and reviews.product_id = ${product}`
  const { rows } = await selectPhotos(own, sql`reviews.helpful desc`, sql`limit ${photosShown}`).execute(on)
  return rows.map((row) => photoOf(row, reader))
}

/** Pictures of reviews, the newest first. */
export const newestPhotos = async (
  on: Kysely<Tables>,
  query: ReviewPhotosQuery,
  reader: Reader
): Promise<ReadonlyArray<ReviewPhoto>> => {
  const part = sql`limit ${query.limit} offset ${query.skip}`
  const { rows } = await selectPhotos(fitting(query), sql`reviews.created_at desc`, part).execute(on)
  return rows.map((row) => photoOf(row, reader))
}

/** How many of them there are. */
export const countNewestPhotos = async (on: Kysely<Tables>, query: ReviewPhotosQuery): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(jsonb_array_length(reviews.pictures)), 0)::int as total
    from reviews ${query.userName === undefined ? sql`` : sql`join members on members.id = reviews.member_id`}
    where reviews.status = 'published' and reviews.pictures <> '[]'::jsonb ${fitting(query)}`.execute(on)
  return rows[0]?.total ?? 0
}

const fitting = ({ product, userName }: ReviewPhotosQuery) => sql`
  ${product === undefined ? sql`` : sql`and reviews.product_id = ${product}`}
  ${userName === undefined ? sql`` : sql`and members.user_name <> '' and lower(members.user_name) = ${userName.toLowerCase()}`}`
