import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { removeMember } from "#adapters/postgres/members/account-members.sql.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const phone = { code: "+62", national: "81234567890" }
const later = (ms: number) => instant(someNow + ms)

describe.each(engines)("what is stored of accounts in %s", (engine) => {
  let db: Db
  let stores: AccountStores
  beforeAll(async () => {
    db = await freshDatabase(engine, { report: () => {} })
    stores = sqlAccount(db, () => someNow)
  })
  afterAll(() => db.close())

  it("comes back as it was written", async () => {
    const member = someMember("whole", {
      nickName: "Yu",
      phone,
      isPhoneVerified: true,
      gender: "female",
      salute: "ms",
      dateOfBirth: "1998-03-31",
      province: { id: "32", name: "Jawa Barat" },
      city: { id: "32.73", name: "Bandung" },
      social: { instagram: "https://instagram.com/ayu" },
      beauty: ["skin-oily"],
      motherhood: {
        consentedAt: someNow,
        isMother: true,
        children: [{ yearOfBirth: 2024 }],
        totalChildren: 1,
        childrenPublic: false
      }
    })
    expect(await run(stores.members.insert({ member, passwordHash: "hash" }))).toBe("inserted")
    const stored = {
      member: { ...member, hasPassword: true },
      passwordHash: "hash",
      fails: 0,
      epoch: 0,
      isRemoved: false
    }
    expect(await run(stores.members.byId(member.id))).toEqual(stored)
    expect(await run(stores.members.byIdentifier("whole@anggota.test"))).toEqual(stored)
    expect(await run(stores.members.byIdentifier("whole"))).toEqual(stored)
    expect(await run(stores.members.byPhone(phone))).toEqual(stored)
    expect(await run(stores.members.byIdentifier(""))).toBeUndefined()
  })

  it("is unique in any case of letters, and numbers once they are proven", async () => {
    const other = someMember("other", { userName: "WHOLE", email: "Whole@Anggota.test", phone, isPhoneVerified: true })
    expect(await run(stores.members.insert({ member: other }))).toEqual({ taken: ["userName", "email", "phone"] })
    expect(await run(stores.members.insert({ member: someMember("other", { phone }) }))).toBe("inserted")
    expect(await run(stores.members.change(other.id, { isPhoneVerified: true }))).toEqual({ taken: ["phone"] })
    expect(await run(stores.members.change(other.id, { phone, isPhoneVerified: true }))).toEqual({ taken: ["phone"] })
    expect(await run(stores.members.change(other.id, { email: "WHOLE@anggota.test" }))).toEqual({ taken: ["email"] })
    expect(await run(stores.members.change(other.id, { city: { id: "32.73", name: "Bandung" }, gender: "male" }))).toBe(
      "changed"
    )
    expect((await run(stores.members.byId(other.id)))?.member).toMatchObject({
      gender: "male",
      city: { name: "Bandung" }
    })
  })

  it("takes a number for the same wherever its country's code is said to end", async () => {
    const odd = { code: "+6281", national: "234567890" }
    const member = someMember("odd", { phone: odd, isPhoneVerified: true })
    expect(await run(stores.members.insert({ member }))).toEqual({ taken: ["phone"] })
    expect((await run(stores.members.byPhone(odd)))?.member.userName).toBe("whole")
  })

  it("lets a provider's person be one member, all or nothing", async () => {
    const social = { provider: "google", subject: "issuer#7" } as const
    expect(await run(stores.members.insert({ member: someMember("seventh"), social }))).toBe("inserted")
    expect(await run(stores.members.insert({ member: someMember("eighth"), social }))).toBe("known")
    expect(await run(stores.members.byId(someMember("eighth").id))).toBeUndefined()
    expect((await run(stores.members.bySocial("google", "issuer#7")))?.member).toMatchObject({
      id: "seventh",
      isGoogle: true
    })
  })

  it("gives a try back that was none, and no more than were taken", async () => {
    const { id } = someMember("seventh")
    expect(await run(stores.members.claimLogin(id, 5))).toBe(1)
    await run(stores.members.giveLoginBack(id))
    await run(stores.members.giveLoginBack(id))
    expect(await run(stores.members.claimLogin(id, 5))).toBe(1)
  })

  it("knows a removed member by nothing but the name they gave", async () => {
    const member = someMember("gone", { phone: { code: "+62", national: "82222222222" }, isPhoneVerified: true })
    await run(stores.members.insert({ member, passwordHash: "hash" }))
    await run(stores.members.link(member.id, "google", "google#1"))
    await run(stores.sessions.create({ id: "s", member: member.id, startedAt: someNow, seenAt: someNow }))
    await run(removeMember(db, member.id, someNow))
    expect(await run(stores.sessions.byId("s"))).toBeUndefined()
    for (const identifier of ["gone", "gone@anggota.test"]) {
      const stored = await run(stores.members.byIdentifier(identifier))
      expect(stored).toMatchObject({ isRemoved: true, member: { email: "", userName: "", firstName: "" } })
      expect(stored?.passwordHash).toBeUndefined()
    }
    expect(await run(stores.members.bySocial("google", "google#1"))).toBeUndefined()
    expect(await run(stores.members.insert({ member: { ...member, id: someMember("again").id } }))).toBe("inserted")
    expect(await run(stores.members.byIdentifier("gone"))).toMatchObject({ isRemoved: false })
    await run(stores.sessions.create({ id: "t", member: member.id, startedAt: someNow, seenAt: someNow }))
    expect(await run(stores.sessions.byId("t"))).toBeUndefined()
  })

  it("forgets a login that was under way when every session was ended", async () => {
    const member = someMember("late")
    await run(stores.members.insert({ member, passwordHash: "hash" }))
    const at = sqlAccount(db, () => later(500))
    await run(at.sessions.endAll(member.id))
    const login = { member: member.id, seenAt: someNow }
    await run(stores.sessions.create({ ...login, id: "before", startedAt: someNow }))
    await run(stores.sessions.create({ ...login, id: "after", startedAt: later(500) }))
    expect(await run(stores.sessions.addBearer("before", "b", later(900)))).toBe(true)
    expect(await run(stores.sessions.byId("before"))).toBeUndefined()
    expect(await run(stores.sessions.byBearer("b", later(600)))).toBeUndefined()
    expect(await run(stores.sessions.byId("after"))).toMatchObject({ id: "after", member: member.id })
  })

  it("logs what happened, and accepts no changes", async () => {
    await run(stores.audit.note({ kind: "logged-in", member: someMember("whole").id, at: someNow }))
    const change = db.ask((on) => on.updateTable("account_log").set({ kind: "nothing" }).execute())
    expect(await run(Effect.isFailure(change))).toBe(true)
  })
})
