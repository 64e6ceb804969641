import { Effect, Schema } from "effect"
import { sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { reviewsWire } from "#adapters/wire/reviews/reviews.wire.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { ReviewId, type ReviewQuery, reviewSorts, reviewsPerPage } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { ReviewsPort } from "#core/reviews/reviews.port.ts"
import { randomFrom } from "./generated/catalogue-generator.ts"

/** A question about reviews: over HTTP, and of the port without it. */
export interface ReviewQuestion {
  readonly path: string
  readonly ask: (port: ReviewsPort) => Effect.Effect<unknown, unknown>
}

/** Questions of one kind, in the order in which they are asked. */
export interface AskedReviews {
  readonly what: string
  readonly questions: ReadonlyArray<ReviewQuestion>
  /** Requests per second of one core. */
  readonly budget: number
}

/** Questions of each kind. */
const many = 4_000
/** So many that none is asked a second time. */
const tooMany = 30_000

const base = serviceBases.public
const encodeQuery = Schema.encodeSync(reviewsWire.list.input.schema)

const listed = (query: ReviewQuery): ReviewQuestion => {
  const { filter, sort, skip } = encodeQuery(reviewsWire.list.input.to(query)) as Readonly<Record<string, string>>
  return {
    path: `${base}/reviews?filter=${encodeURIComponent(filter ?? "")}&sort=${sort}&skip=${skip}`,
    ask: (port) => port.list(query)
  }
}

/** The questions about the reviews of a shop. Products are chosen as shoppers choose them: the more reviews, the more often. */
export const reviewQuestionsFor = async (db: Db): Promise<ReadonlyArray<AskedReviews>> => {
  const read = <Row>(statement: ReturnType<typeof sql<Row>>) =>
    Effect.runPromise(db.ask(async (on) => (await statement.execute(on)).rows))
  const products = await read(sql<{ id: number; reviews: number }>`
    select id, total_reviews as reviews from products where total_reviews > 0 order by total_reviews desc, id`)
  const reviews = await read(
    sql<{ id: string }>`select id from reviews where status = 'published' order by md5(id) limit ${many}`
  )
  const categories = await read(sql<{ id: string }>`select id from categories order by id`)
  const brands = await read(sql<{ id: number }>`select id from brands order by id`)
  const skin = await read(sql<{ id: string }>`select id from tags where tag_group = 'skin' order by id`)

  const random = randomFrom(23)
  const maybe = (share: number): boolean => random() < share
  const some = <T>(values: ReadonlyArray<T>): T => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new RangeError("the shop has nothing to ask for")
    return value
  }
  const upTo: Array<number> = []
  for (const { reviews: count } of products) upTo.push((upTo.at(-1) ?? 0) + count)
  const reviewed = (): (typeof products)[number] => {
    const at = random() * (upTo.at(-1) ?? 0)
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return products[low] ?? some(products)
  }
  const list = (narrow: (reviews: number) => Partial<ReviewQuery>) => () => {
    const { id, reviews: count } = reviewed()
    return listed({ ...allReviewsOf(ProductId(id)), ...narrow(count) })
  }
  const times = <T>(count: number, make: () => T): ReadonlyArray<T> => Array.from({ length: count }, make)
  const ages = ["19-24", "25-29", "30-34"]
  const lists: ReadonlyArray<readonly [string, () => ReviewQuestion]> = [
    ["reviews, first page", list(() => ({}))],
    ["reviews, newest", list(() => ({ sort: "newest" }))],
    ["reviews, highest", list(() => ({ sort: "highest" }))],
    ["reviews, lowest", list(() => ({ sort: "lowest" }))],
    ["reviews of some stars", list(() => ({ ratings: maybe(0.5) ? [5, 4] : [2, 1] }))],
    ["reviews with photos", list(() => ({ withPhoto: true }))],
    ["reviews of buyers", list(() => ({ verified: true }))],
    ["reviews that recommend", list(() => ({ recommended: true }))],
    ["reviews of a skin type", list(() => ({ traits: [some(skin).id] }))],
    ["reviews of an age", list(() => ({ ageBucket: some(ages) }))],
    [
      "reviews, any page of it",
      list((count) => ({ page: 1 + Math.floor(random() * Math.ceil(count / reviewsPerPage)), sort: some(reviewSorts) }))
    ]
  ]
  const anything = list((count) => ({
    page: 1 + Math.floor(random() ** 3 * Math.ceil(count / reviewsPerPage)),
    sort: some(reviewSorts),
    ratings: maybe(0.4) ? [5, 4, 3, 2, 1].filter(() => maybe(0.4)) : [],
    traits: maybe(0.4) ? [some(skin).id] : [],
    withPhoto: maybe(0.2),
    verified: maybe(0.2),
    recommended: maybe(0.2),
    ...(maybe(0.3) && { ageBucket: some(ages) })
  }))
  const different = [...new Map(times(tooMany, anything).map((one) => [one.path, one])).values()]
  const of = (make: (product: ProductId) => ReviewQuestion) => times(many, () => make(ProductId(reviewed().id)))
  return [
    ...lists.map(([what, make]) => ({ what, questions: times(many, make), budget: 1_000 })),
    { what: "reviews, no question twice", questions: different, budget: 300 },
    {
      what: "what a product's page shows",
      questions: of((product) => ({
        path: `${base}/reviews/highlights/${product}`,
        ask: (port) => port.highlights({ product })
      })),
      budget: 1_000
    },
    {
      what: "photos of a product",
      questions: of((product) => ({
        path: `${base}/review-images/${product}/product`,
        ask: (port) => port.photos({ product })
      })),
      budget: 1_000
    },
    {
      what: "newest photos",
      questions: times(many, () => {
        const skip = some([0, 0, 0, 20, 40, 400])
        return {
          path: `${base}/review-images?skip=${skip}&limit=20`,
          ask: (port) => port.newestPhotos({ skip, limit: 20 })
        }
      }),
      budget: 1_000
    },
    {
      what: "one review",
      questions: times(many, () => {
        const id = ReviewId(some(reviews).id)
        return { path: `${base}/reviews/${id}`, ask: (port) => port.review({ id }) }
      }),
      budget: 1_000
    },
    {
      what: "popular reviews",
      questions: times(many, () => {
        const [category, brand] = [CategoryId(some(categories).id), BrandId(some(brands).id)]
        return maybe(0.5)
          ? {
              path: `${base}/reviews/popular?category=${encodeURIComponent(category)}&limit=6`,
              ask: (port) => port.popular({ category, limit: 6 })
            }
          : {
              path: `${base}/reviews/popular?brand=${brand}&limit=6`,
              ask: (port) => port.popular({ brand, limit: 6 })
            }
      }),
      budget: 1_000
    }
  ]
}
