import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { allChosen, newKey, run } from "#specs/contracts/ordering-shop.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"
import { someSession } from "./some-events.ts"

describe("what leads from tracked events to a person", () => {
  let shop: SellingShop
  beforeAll(async () => {
    shop = await openSellingShop("postgres", { a: 50 })
  })
  afterAll(() => shop.close())
  const orderOf = async (who: string, member?: MemberId): Promise<OrderCode> => {
    const { checkout } = shop.selling.portsFor({ language: "id", now: shop.clock.now() })
    const { id } = await run(checkout.open({ lines: [line("a", 1)] }))
    const { version, quoteHash } = await run(checkout.change({ id, ...allChosen(`${who}@pembeli.test`) }))
    const { order } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    await run(
      shop.db.ask((on) => sql`update orders set member_id = ${member ?? null} where code = ${order.code}`.execute(on))
    )
    return order.code
  }
  const reported = () =>
    run(
      shop.db.ask(async (on) =>
        (await on.selectFrom("tracking_orders").select("order_code").execute()).map((row) => row.order_code)
      )
    )

  it("goes with the account: orders of the member and of their viewers, and none comes back. Decision 0138", async () => {
    const store = sqlTracking(shop.db)
    const now = shop.clock.now()
    const [member] = await putMembers(shop.db, "hapus")
    if (member === undefined) throw new Error("no member was made")
    const [own, asGuest, late, other] = [
      await orderOf("sendiri", member),
      await orderOf("tamu"),
      await orderOf("nanti", member),
      await orderOf("lain")
    ]
    const [viewer, elsewhere] = [someSession(), someSession()]
    await run(store.join(viewer, member, now))
    await run(store.insertOrder({ session: elsewhere, order: own }, now))
    await run(store.insertOrder({ session: viewer, order: asGuest }, now))
    await run(store.insertOrder({ session: elsewhere, order: other }, now))
    await run(sqlProfiles(shop.db).erase(member, now, { session: undefined, messageTo: () => undefined }))
    expect(await reported()).toEqual([other])
    for (const order of [own, late]) await run(store.insertOrder({ session: elsewhere, order }, now))
    expect(await reported()).toEqual([other])
  })
})
