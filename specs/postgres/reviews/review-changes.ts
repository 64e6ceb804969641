import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { sqlReactions } from "#adapters/postgres/catalogue/reactions.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putExpert } from "#adapters/postgres/members/experts.sql.ts"
import { sqlOwnReviews } from "#adapters/postgres/members/own-reviews.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { sqlDecisions } from "#adapters/postgres/members/review-decisions.sql.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someProducts } from "../../contracts/stored-reviews.ts"

/** What changes what readers see of reviews, by the numbers of a review and of a member. */
export interface ReviewChange {
  readonly what:
    | "publish"
    | "hide"
    | "like"
    | "unlike"
    | "report"
    | "edit"
    | "hold"
    | "write"
    | "remove"
    | "expert"
    | "erase"
  readonly review: number
  readonly member: number
  readonly stars: number
}

export const anyChange: fc.Arbitrary<ReviewChange> = fc.record({
  what: fc.constantFrom(
    ...(["publish", "hide", "like", "unlike", "report", "edit", "hold", "write", "remove", "expert", "erase"] as const)
  ),
  review: fc.nat(25),
  member: fc.nat(25),
  stars: fc.integer({ min: 1, max: 5 })
})

/** A member likes a review, or takes that back. */
export const pressLike = (db: Db, review: ReviewId, member: string, on: boolean) =>
  db.inTransaction((tx) => sqlReactions(tx).mark(MemberId(member), { review, kind: "like", on, at: someNow }))

const decide = (db: Db, id: ReviewId, to: "published" | "hidden") =>
  db.inTransaction((tx) =>
    Effect.flatMap(sqlDecisions(tx).review(id), (found) =>
      found === undefined
        ? Effect.succeed(false)
        : sqlDecisions(tx).decide(found.review, { to, name: "staff", at: someNow })
    )
  )

const answers = (stars: number) => ({
  details: `Diubah, ${stars} bintang`,
  stars: { effectiveness: stars, texture: stars },
  durationOfUse: "1–3 bulan" as const,
  recommended: stars > 3,
  repurchase: false,
  tags: [],
  mustBeRead: false,
  findings: [],
  language: "id" as const,
  at: someNow
})

/** Makes a change as one transaction of a process. One that is not possible changes nothing. */
export const makeChange = (db: Db, { what, review, member, stars }: ReviewChange): Effect.Effect<unknown, unknown> => {
  const id = ReviewId(`r${String(review).padStart(3, "0")}`)
  const who = MemberId(`m${member}`)
  const edited = (status: "published" | "held") =>
    db.inTransaction((tx) =>
      Effect.flatMap(
        tx.ask(
          async (on) =>
            (
              await sql<{
                member_id: string
                version: number
              }>`select member_id, version from reviews where id = ${id}`.execute(on)
            ).rows[0]
        ),
        (row) =>
          row === undefined
            ? Effect.void
            : sqlOwnReviews(tx).change(MemberId(row.member_id), { ...answers(stars), id, version: row.version, status })
      )
    )
  switch (what) {
    case "publish":
      return decide(db, id, "published")
    case "hide":
      return decide(db, id, "hidden")
    case "like":
    case "unlike":
      return pressLike(db, id, who, what === "like")
    case "report":
      return db.inTransaction((tx) => sqlReactions(tx).report(who, { review: id, type: "spam", at: someNow }, 2))
    case "edit":
      return edited("published")
    case "hold":
      return edited("held")
    case "write": {
      const product = someProducts[stars % someProducts.length] ?? { id: ProductId(1), name: "Serum 1" }
      const written = {
        ...answers(stars),
        id: ReviewId(`n${member}-${product.id}`),
        product,
        photos: [],
        status: "published" as const
      }
      return db.inTransaction((tx) => sqlWrittenReviews(tx).insert(who, written))
    }
    case "remove":
      return db.inTransaction((tx) => sqlOwnReviews(tx).remove(MemberId(`m${review}`), id, someNow))
    case "expert": {
      const title = stars > 2 ? { title: { id: "Bidan", en: "Midwife" } } : {}
      return putExpert(db, { userName: `Penulis${member}`, ...title, name: "staff", at: someNow })
    }
    case "erase":
      return db.inTransaction((tx) =>
        sqlProfiles(tx).erase(who, someNow, { session: undefined, messageTo: () => undefined })
      )
  }
}
