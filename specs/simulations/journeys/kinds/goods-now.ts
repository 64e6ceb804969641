import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant, jakartaDay } from "#core/kernel/moment.ts"

/** What decides how much of a line stands in a bag, and beside what. */
interface GoodsNow {
  readonly stock: number
  /** Goods of two kinds do not stand together: gift cards, and pre-orders of each day. D-21. */
  readonly kind: string
}

/** Goods of the shop as they are sold now, by the id of a line. */
export const goodsNow = (db: Db, now: Instant): Effect.Effect<(line: string) => GoodsNow, Unavailable> =>
  Effect.map(
    db.ask((on) =>
      on
        .selectFrom("combinations")
        .innerJoin("products", "products.id", "combinations.product_id")
        .select(["combinations.id", "stock", "pre_order", "delivery_date", "gift_card"])
        .execute()
    ),
    (rows) => {
      const known = new Map<string, GoodsNow>(
        rows.map(({ id, stock, pre_order: isAhead, delivery_date: date, gift_card: isCard }) => {
          const on = isAhead && date !== null ? jakartaDay(instant(Number(date))) : ""
          return [id, { stock, kind: isCard ? "gift card" : on > jakartaDay(now) ? on : "" }]
        })
      )
      return (line) => known.get(line.split("~")[0] ?? "") ?? { stock: 0, kind: "" }
    }
  )

/** The recipient of an e-gift as a call names it. */
export const egiftIn = (sent: Readonly<Record<string, string>>): EgiftInfo => ({
  template: sent["template_id"] ?? "",
  recipientName: sent["recipient_name"] ?? "",
  ...(sent["recipient_email"] !== undefined && { recipientEmail: sent["recipient_email"] }),
  ...(sent["recipient_phone"] !== undefined && { recipientPhone: sent["recipient_phone"] }),
  message: sent["message"] ?? "",
  ...(sent["send_at"] !== undefined && { sendAt: instant(Date.parse(sent["send_at"])) })
})
