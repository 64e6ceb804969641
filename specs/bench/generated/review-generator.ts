import { Effect } from "effect"
import {
  putReviews,
  putWriters,
  type ReviewRecord,
  rateProducts,
  type Writer
} from "#adapters/postgres/catalogue/review-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { levels, ReviewId } from "#core/reviews/review.ts"
import { generatedNow, randomFrom } from "./catalogue-generator.ts"
import { things } from "./generator-words.ts"

/** Reviews written at once. */
const batch = 1_000
/** Reviews that a member writes on average. */
const perWriter = 5
const dayMs = 86_400_000
const ages = ["<18", "19-24", "25-29", "30-34", "35-39", ">40"]

/** A product that is reviewed. */
interface Reviewed {
  readonly id: ProductId
  readonly name: string
}

/** How many reviews each of so many products has, most first: of 100,000 the first has some 4,000, half of 5,000 at most eight. */
export const reviewsOfEach = (products: number, reviews: number): ReadonlyArray<number> => {
  const weights = Array.from({ length: products }, (_, place) => (place + 1) ** -0.8)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = 0
  return weights.map((weight) => {
    left += (weight / whole) * reviews
    const count = Math.round(left)
    left -= count
    return count
  })
}

const writersFor = (count: number, traitGroups: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<Writer> => {
  const random = randomFrom(11)
  return Array.from({ length: count }, (_, at) => ({
    id: `w${at}`,
    userName: `pembaca${at}`,
    level: levels[Math.floor(random() ** 3 * levels.length)] ?? "base",
    ...(random() < 0.01 && { expertTitle: { id: "Dokter kulit", en: "Dermatologist" } }),
    traits: traitGroups.flatMap((group) => (random() < 0.8 ? (group[Math.floor(random() * group.length)] ?? []) : [])),
    joinedAt: instant(generatedNow - Math.floor(random() * 1_500) * dayMs)
  }))
}

/** Reviews of the products, in the order of their numbers of reviews. */
function* recordsOf(
  products: ReadonlyArray<Reviewed>,
  reviews: number,
  writers: ReadonlyArray<Writer>
): Generator<ReviewRecord> {
  const random = randomFrom(12)
  const maybe = (share: number): boolean => random() < share
  const picture = (name: string): ReviewRecord["pictures"][number] => ({
    src: `/media/${name}`,
    avif: [240, 480, 960],
    webp: [240, 480, 960],
    ratio: 0.75,
    wall: "#d9c8bd",
    alt: { id: "Foto ulasan", en: "Photo of a review" }
  })
  const stars = () => 5 - Math.floor(random() ** 3 * 5)
  let number = 0
  for (const [place, count] of reviewsOfEach(products.length, reviews).entries()) {
    const product = products[place]
    const first = Math.floor(random() * writers.length)
    for (let at = 0; product !== undefined && at < count; at++) {
      const writer = writers[(first + at) % writers.length]
      if (writer === undefined) continue
      const id = ReviewId(`g${number++}`)
      yield {
        id,
        product,
        writer,
        details: Array.from(
          { length: 25 + Math.floor(random() * 60) },
          () => things[Math.floor(random() * things.length)]
        ).join(" "),
        stars: { effectiveness: stars(), texture: stars(), packaging: stars(), value_for_money: stars() },
        durationOfUse: "1-3 bulan",
        recommended: maybe(0.8),
        repurchase: maybe(0.6),
        tags: [],
        verifiedPurchase: maybe(0.4),
        likes: Math.floor(random() ** 6 * 200),
        pictures: maybe(0.15) ? Array.from({ length: 1 + (number % 3) }, (_, photo) => picture(`${id}-${photo}`)) : [],
        ...(maybe(0.8) && { ageBucket: ages[number % ages.length] ?? "25-29" }),
        createdAt: instant(generatedNow - Math.floor(random() * 900 * dayMs))
      }
    }
  }
}

/** Fills a shop that has products with so many reviews of them: few products have thousands, most have few. */
export const putGeneratedReviews = async (db: Db, reviews: number): Promise<void> => {
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const stored = await run(
    db.ask((on) =>
      on
        .selectFrom("products")
        .select(["id", "name"])
        .where("active", "=", true)
        .where("removed", "=", false)
        .orderBy("id", "desc")
        .execute()
    )
  )
  const products = stored.map(({ id, name }) => ({ id: ProductId(id), name }))
  const tags = await run(
    db.ask((on) => on.selectFrom("tags").select(["id", "tag_group"]).orderBy("position").execute())
  )
  const groups = ["skin", "tone", "hair", "concern"].map((group) =>
    tags.flatMap(({ id, tag_group: its }) => (its === group ? id : []))
  )
  const [most = 0] = reviewsOfEach(products.length, reviews)
  const writers = writersFor(Math.max(2 * most, Math.ceil(reviews / perWriter)), groups)
  for (let from = 0; from < writers.length; from += batch) await run(putWriters(db, writers.slice(from, from + batch)))
  let waiting: Array<ReviewRecord> = []
  for (const record of recordsOf(products, reviews, writers)) {
    waiting.push(record)
    if (waiting.length < batch) continue
    await run(putReviews(db, waiting))
    waiting = []
  }
  await run(putReviews(db, waiting))
  await run(rateProducts(db))
}
