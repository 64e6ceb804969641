import type { ReviewRecord, Writer } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import { ReviewId } from "#core/reviews/review.ts"
import type { Calendar } from "./calendar.ts"
import type { DemoData } from "./data.ts"
import type { Gallery } from "./pictures.ts"
import type { MemberRow, ReviewRow } from "./rows.ts"

/** Returns the writer of a review of the demo shop as the catalogue takes it. */
export const writerOf =
  (calendar: Calendar) =>
  ({ id, userName, level, expert, traits, joined }: MemberRow): Writer => ({
    id,
    userName,
    level,
    traits,
    joinedAt: calendar.day(joined),
    ...(expert && { expertTitle: expert })
  })

/** The reviews with what they say about in their records; each customer's picture goes to one review. */
export const recordsOf = (
  { reviews, products, members }: DemoData,
  gallery: Gallery,
  calendar: Calendar
): ReadonlyArray<ReviewRecord> => {
  const productsById = new Map(products.map((product) => [product.id, product]))
  const membersById = new Map(members.map((member) => [member.id, member]))
  const pictures = dealtOut(reviews, gallery)
  return reviews.map((row) => {
    const product = productsById.get(row.product)
    const combination = product?.combinations.find(({ id }) => id === row.combination)
    const writer = membersById.get(row.member)
    if (!product || !combination || !writer) throw new Error(`review ${row.id} speaks of nothing in the shop`)
    return {
      id: ReviewId(row.id),
      product: { id: ProductId(product.id), name: product.name },
      combination: { id: CombinationId(combination.id), name: combination.name ?? "" },
      writer,
      details: row.details,
      stars: row.stars,
      durationOfUse: row.duration,
      recommended: row.recommended,
      repurchase: row.repurchase,
      tags: row.tags ?? [],
      verifiedPurchase: row.verified,
      likes: row.likes,
      ageBucket: row.age,
      pictures: pictures.get(row.id) ?? [],
      createdAt: calendar.at(row.at)
    }
  })
}

/** The customers' pictures of each product, to the most liked of its reviews that want some. */
const dealtOut = (
  reviews: ReadonlyArray<ReviewRow>,
  gallery: Gallery
): ReadonlyMap<string, ReadonlyArray<StoredPicture>> => {
  const wanting = reviews
    .filter(({ photos = 0 }) => photos > 0)
    .toSorted((one, other) => other.likes - one.likes || (one.id < other.id ? -1 : 1))
  const left = new Map<number, Array<StoredPicture>>()
  const dealt = new Map<string, ReadonlyArray<StoredPicture>>()
  for (const { id, product, photos = 0 } of wanting) {
    const stack = left.get(product) ?? [...gallery.photosOf(product)]
    dealt.set(id, stack.splice(0, photos))
    left.set(product, stack)
  }
  return dealt
}
