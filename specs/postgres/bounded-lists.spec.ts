import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlVouching } from "#adapters/postgres/members/account-vouching.sql.ts"
import { sqlAddresses } from "#adapters/postgres/members/addresses.sql.ts"
import { sqlSearchHistory } from "#adapters/postgres/members/search-history.sql.ts"
import { systemRandom } from "#adapters/server/random.ts"
import type { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import { AddressId, addressesMost } from "#core/profile/profile.ts"
import { clicksMost, SearchClickId } from "#core/search/history/history.port.ts"
import { searchHistoryOver } from "#core/search/history/history.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { delivery } from "../orders/shopper.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const later = (place: number) => instant(someNow + place)

/** What a member's calls append to grows no further than its own bound. Decision 0080. */
describe.each(engines)("what a member appends to, in %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())
  const member = async (name: string): Promise<MemberId> => {
    const born = someMember(`${name}-${engine}`, { email: `${name}-${engine}@contoh.id` })
    await run(sqlMembers(db).insert({ member: born }))
    return born.id
  }

  it("are 100 opened results at most: the newest, which can still be judged", async () => {
    expect(clicksMost).toBe(100)
    const id = await member("clicks")
    const searches = (place: number) => searchHistoryOver(sqlSearchHistory(db), systemRandom, id, later(place))
    const clicked: Array<{ readonly id: SearchClickId }> = []
    for (let place = 0; place < 103; place++)
      clicked.push(await run(searches(place).click({ keyword: "serum", entityId: `${place}`, entityType: "product" })))
    const { rows } = await run(
      db.ask((on) =>
        sql<{ entity_id: string }>`select entity_id from search_clicks where member_id = ${id} order by at`.execute(on)
      )
    )
    expect(rows.map(({ entity_id }) => entity_id)).toEqual(Array.from({ length: 100 }, (_, place) => `${place + 3}`))
    const judged = (place: number) =>
      run(
        Effect.match(searches(200).judge({ id: clicked[place]?.id ?? SearchClickId("none"), helpful: true }), {
          onSuccess: () => "done",
          onFailure: ({ _tag }) => _tag
        })
      )
    expect([await judged(2), await judged(3), await judged(102)]).toEqual(["SearchUnknown", "done", "done"])
  })

  it("are 20 addresses at most, also if some were set aside: those that are there, and the newest of the others", async () => {
    const id = await member("addresses")
    const { address } = delivery.delivery
    const numbered = (line: string) => ({ ...address, line }) as never
    for (let place = 0; place < 15; place++)
      await run(
        sqlAddresses(db).insert(id, AddressId(`own${place}`), numbered(`own ${place}`), later(place), addressesMost)
      )
    const aside = Array.from({ length: 20 }, (_, place) => ({
      id: `aside${place}`,
      address: numbered(`aside ${place}`),
      at: new Date(later(place)).toISOString()
    }))
    await run(
      db.ask((on) =>
        sql`insert into set_aside (identity, details, addresses, at)
          select '+6281', to_jsonb(members), ${JSON.stringify(aside)}::jsonb, now() from members where id = ${id}`.execute(
          on
        )
      )
    )
    await run(sqlVouching(db).takeBack(id, "+6281"))
    const ids = (await run(sqlAddresses(db).list(id))).map(({ id }) => id).toSorted()
    expect(ids).toHaveLength(addressesMost)
    expect(ids.filter((one) => one.startsWith("aside"))).toEqual([15, 16, 17, 18, 19].map((place) => `aside${place}`))
  })
})
