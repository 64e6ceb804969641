import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { MemberId } from "#core/account/member.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { putMembers } from "#specs/orders/members.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import type { ServedShop } from "#specs/orders/served-shop.ts"
import type { Answered } from "#specs/orders/shopper.ts"
import { type Calls, signedIn } from "#specs/orders/signed-in.ts"

/** 60 words of a text of its own: texts of different numbers have hardly a trigram in common. */
export const reviewText = (seed: number): string =>
  Array.from({ length: 60 }, (_, at) => wordOf(Math.imul(seed + 1, 7_919) + Math.imul(at + 1, 104_729))).join(" ")

const syllables = ["ka", "ri", "mo", "tu", "se", "na", "lo", "pi", "du", "ge", "ba", "wi", "ha", "ce", "yo", "fa"]
const wordOf = (number: number): string => {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 0
  return [0, 4, 8, 12].map((shift) => syllables[(mixed >>> shift) & 15]).join("")
}

/** A whole review of a product, as it is sent. */
export const reviewOf = (product: string, details: string, more: Readonly<Record<string, unknown>> = {}) => ({
  product_id: productOf(product),
  star_effectiveness: 5,
  star_texture: 4,
  star_packaging: 4,
  star_value_for_money: 3,
  duration_of_used: "1–3 bulan",
  is_recommended: true,
  is_repurchase: false,
  details,
  ...more
})

/** A shop whose database is known: in this process, or several processes on one database. */
export interface KnownShop extends Pick<ServedShop, "clock" | "ask"> {
  readonly shop: { readonly db: Db }
}

/** A member of the shop who registered so many days ago, logged in. */
export const writerIn = async ({ shop, clock, ask }: KnownShop, name: string, days: number): Promise<Calls> => {
  const [member] = await putMembers(shop.db, name)
  await Effect.runPromise(
    shop.db.ask((on) =>
      on
        .updateTable("members")
        .set({ joined_at: moment(instant(clock.now() - days * dayMs)) })
        .where("id", "=", name)
        .execute()
    )
  )
  return signedIn(shop.db, member as MemberId, clock.now(), ask)
}

/** Posts a review. */
export const post = (calls: Calls, review: unknown): Promise<Answered> => calls("POST", "/api/public/reviews", review)

/** Stars and number of reviews of all products, as a naive reader of the reviews counts them. */
export const countedNaively = (shop: Pick<KnownShop, "shop">): Promise<ReadonlyArray<unknown>> =>
  Effect.runPromise(
    shop.shop.db.ask(async (on) => {
      const { rows } = await sql`
        select p.id, p.total_reviews, p.average_rating from products p
        where (p.total_reviews, p.average_rating) is distinct from (
          (select count(*)::int from reviews r where r.product_id = p.id and r.status = 'published'),
          coalesce((select floor(avg(round(r.rating::numeric, 3)) * 1000) / 1000 from reviews r
            where r.product_id = p.id and r.status = 'published'), 0)::float8)`.execute(on)
      return rows
    })
  )
