import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { sqlAddresses } from "#adapters/postgres/members/addresses.sql.ts"
import { AddressId } from "#core/profile/profile.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someAddress } from "#specs/orders/some-order.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const phone = { code: "+62", national: "81234567890" }

/** Decision 0030. */
describe.each(engines)("addresses that were set aside, in %s", (engine) => {
  it.each([
    ["the main one is the main one again", [], ["old main", "old other"]],
    ["another main one stays", ["new main"], ["new main", "old main", "old other"]]
  ])("come back, and %s", async (_, added, restored) => {
    const db = await freshDatabase(engine)
    const { members, transactional } = sqlAccount(db, () => someNow)
    const addresses = sqlAddresses(db)
    const member = { ...someMember("back"), phone, isPhoneVerified: true, isEmailVerified: false }
    await run(members.insert({ member }))
    const insert = (name: string) =>
      run(addresses.insert(member.id, AddressId(name), { ...someAddress, recipient: name }, someNow, 20))
    const list = async () => (await run(addresses.list(member.id))).map(({ id, isDefault }) => [id, isDefault])
    await insert("old main")
    await insert("old other")
    await run(addresses.makeDefault(member.id, AddressId("old main")))
    await run(transactional((inside) => inside.members.vouchByEmail(member.id, { now: someNow, keepsPassword: false })))
    expect(await list()).toEqual([])
    for (const name of added) {
      await insert(name)
      await run(addresses.makeDefault(member.id, AddressId(name)))
    }
    await run(transactional((inside) => inside.members.takeBack(member.id, "+6281234567890")))
    const all = await list()
    expect(all[0]).toEqual([restored[0], true])
    expect(all.filter(([, isDefault]) => isDefault)).toHaveLength(1)
    expect(all.map(([id]) => id).toSorted()).toEqual(restored.toSorted())
    await db.close()
  })
})
