import { type Kysely, sql } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { ReviewId, reviewsPerPage } from "#core/reviews/review.ts"
import {
  bestReviews,
  type ReviewerCounts,
  type ReviewerGroup,
  type ReviewerQuery
} from "#core/reviews/reviewers/reviewer.ts"
import type { ReviewersStore, StoredExpert, StoredReviewer } from "#core/reviews/reviewers/reviewers.port.ts"
import type { Db } from "../engine/db.ts"
import { watchOf } from "../engine/watched.ts"
import { contributionsOf } from "../members/contributions.sql.ts"
import { present } from "../present.ts"
import type { Row, Tables } from "../tables.ts"
import { reviewOrder } from "./review-list.sql.ts"
import { selectReviews, storedOf, traitNames, words } from "./review-rows.sql.ts"

/**
 * Reviewers of the database. The experts are stored in the process until reviews or members that reviews show change.
 *
 * @param looking when stored answers are compared with the database
 */
export const sqlReviewers = (db: Db, looking: { readonly lookMs?: number } = {}): ReviewersStore => {
  const watch = watchOf(db, ["reviews", "catalogue"], { ...looking, size: 2 })
  return {
    reviewer: (userName, reader) => db.replica.ask((on) => reviewerOf(on, userName, reader)),
    reviews: (query, reader) =>
      db.replica.ask(async (on) => {
        const groups = await categoriesOf(on, query.userName, reader)
        const { rows } = await selectReviews(
          reader,
          sql`where ${fits(query)}
            order by ${reviewOrder[query.sort]} limit ${reviewsPerPage} offset ${(query.page - 1) * reviewsPerPage}`
        ).execute(on)
        return { items: rows.map((row) => storedOf(row, reader)), total: await totalOf(on, query), groups }
      }),
    experts: (reader) =>
      watch.keep(
        reader.language,
        db.replica.ask((on) => expertsOf(on, reader))
      )
  }
}

type MemberRow = Pick<
  Row<"members">,
  "id" | "user_name" | "level" | "expert" | "expert_title" | "image" | "date_of_birth"
> & { readonly shown_traits: ReadonlyArray<string> | null }

const memberColumns = sql`members.id, members.user_name, members.level, members.expert, members.expert_title, members.image,
  members.date_of_birth`

/** A member that everybody may see: registered, and not removed. */
const isVisible = sql`members.user_name <> '' and members.removed_at is null`
const isNamed = (userName: string) => sql`${isVisible} and lower(members.user_name) = ${userName.toLowerCase()}`

const reviewerIn = (row: MemberRow, { language }: Reader): StoredReviewer["reviewer"] => ({
  userName: row.user_name,
  level: row.level,
  expert: row.expert,
  traits: row.shown_traits ?? [],
  ...present({ title: row.expert ? row.expert_title?.[language] : undefined })
})

type ReviewerRow = MemberRow & ReviewerCounts & { readonly thousandths: number }

const reviewerOf = async (
  on: Kysely<Tables>,
  userName: string,
  reader: Reader
): Promise<StoredReviewer | undefined> => {
  const { rows } = await sql<ReviewerRow>`
    select ${memberColumns}, ${traitNames("members", reader.language)} as shown_traits, added.*
    from members cross join lateral (
      select count(*)::int as reviews, coalesce(sum(likes), 0)::int as likes,
        coalesce(sum(jsonb_array_length(pictures)), 0)::int as photos, (count(*) filter (where verified))::int as verified,
        coalesce(sum(round(rating * 1000)), 0)::float8 as thousandths
      from reviews where reviews.member_id = members.id and reviews.status = 'published'
    ) as added where ${isNamed(userName)}`.execute(on)
  const [row] = rows
  if (row === undefined) return undefined
  const { reviews, likes, photos, verified, thousandths } = row
  return {
    reviewer: reviewerIn(row, reader),
    counts: { reviews, likes, photos, verified },
    badgeFacts: await contributionsOf(on, row.id),
    ...(reviews > 0 && { meanRating: Math.floor(thousandths / reviews) / 1000 }),
    ...present({ image: row.image, dateOfBirth: row.date_of_birth })
  }
}

/** Ids of the products below a category of level 1. D-12. */
const productsBelow = (category: string) => sql`
  select products.id from products join categories own on own.id = products.category_id
    left join categories above on above.id = own.parent_id
  where ${category} in (own.id, above.id, above.parent_id)`

const fits = ({ userName, category }: ReviewerQuery) => sql`
  reviews.status = 'published' and ${isNamed(userName)}
  ${category === undefined ? sql`` : sql`and reviews.product_id in (${productsBelow(category)})`}`

const totalOf = async (on: Kysely<Tables>, query: ReviewerQuery): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews join members on members.id = reviews.member_id where ${fits(query)}`.execute(
    on
  )
  return rows[0]?.count ?? 0
}

const categoriesOf = async (
  on: Kysely<Tables>,
  userName: string,
  { language }: Reader
): Promise<ReadonlyArray<ReviewerGroup>> => {
  const { rows } = await sql<ReviewerGroup>`
    select top.id, ${words("top", language)} as name, count(*)::int as count
    from reviews join members on members.id = reviews.member_id
      join products on products.id = reviews.product_id
      join categories own on own.id = products.category_id
      left join categories above on above.id = own.parent_id
      join categories top on top.id = coalesce(above.parent_id, above.id, own.id)
    where reviews.status = 'published' and ${isNamed(userName)}
    group by top.id order by count(*) desc, top.position`.execute(on)
  return rows
}

type ExpertRow = MemberRow &
  Pick<ReviewerCounts, "reviews" | "likes"> & {
    readonly best: ReadonlyArray<{
      readonly id: string
      readonly product: number
      readonly productName: string
      readonly rating: number
      readonly details: string
    }>
  }

const expertsOf = async (on: Kysely<Tables>, reader: Reader): Promise<ReadonlyArray<StoredExpert>> => {
  const { rows } = await sql<ExpertRow>`
    select ${memberColumns}, ${traitNames("members", reader.language)} as shown_traits, added.*, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'product', product_id, 'productName', product_name,
        'rating', rating, 'details', details)), '[]')
      from (select * from reviews where reviews.member_id = members.id and reviews.status = 'published'
        order by ${reviewOrder["most-liked"]} limit ${bestReviews}) as ranked
    ) as best
    from members cross join lateral (
      select count(*)::int as reviews, coalesce(sum(likes), 0)::int as likes
      from reviews where reviews.member_id = members.id and reviews.status = 'published'
    ) as added
    where members.expert and members.expert_title is not null and ${isVisible}
    order by added.likes desc, added.reviews desc, members.user_name`.execute(on)
  return rows.flatMap((row) => {
    const { expert_title: title, reviews, likes, best, image } = row
    if (title === null) return []
    const reviewed = best.map((one) => ({ ...one, id: ReviewId(one.id), product: ProductId(one.product) }))
    return {
      reviewer: reviewerIn(row, reader),
      title,
      counts: { reviews, likes },
      best: reviewed,
      ...present({ image })
    }
  })
}
