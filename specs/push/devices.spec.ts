import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { memoryPush } from "#adapters/memory/push/push.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sweep } from "#adapters/postgres/housekeeping.sql.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlSessions } from "#adapters/postgres/members/account-sessions.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { devicesOf, sqlPush, sqlSentTo } from "#adapters/postgres/push/push.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { pushServices } from "#core/push/endpoint.rule.ts"
import type { PushStore } from "#core/push/push.port.ts"
import { devicesPerMember, subscriptionDays } from "#core/push/push.ts"
import { pushOver } from "#core/push/push.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someMember } from "#specs/postgres/some-member.ts"
import { subscriptionAt } from "./some-subscription.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const tagOf = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>): Promise<string> =>
  run(Effect.match(effect, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))
const [ayu, bela] = [MemberId("ayu"), MemberId("bela")]

interface DeviceShop {
  readonly store: PushStore
  readonly reset: () => Promise<unknown>
  readonly close: () => Promise<unknown>
}

const deviceFacts = (name: string, open: () => Promise<DeviceShop>) =>
  describe(`devices of members, ${name}`, () => {
    let shop: DeviceShop
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())
    beforeEach(() => shop.reset())
    const as = (member: MemberId, after = 0, session = "s1") =>
      pushOver(shop.store, {
        member,
        session,
        now: instant(someNow + after),
        publicKey: "the shop's key",
        services: pushServices
      })
    const endpointsOf = async (member: MemberId) =>
      (await run(as(member).devices({}))).devices.map(({ endpoint }) => endpoint)

    it("are the member's alone, with the key that browsers subscribe with", async () => {
      const phone = subscriptionAt("phone")
      const { id } = await run(as(ayu).subscribe(phone))
      expect(await run(as(ayu).devices({}))).toEqual({
        publicKey: "the shop's key",
        devices: [{ id, endpoint: phone.endpoint }]
      })
      expect(await endpointsOf(bela)).toEqual([])
      await run(as(bela).unsubscribe({ id }))
      expect(await endpointsOf(ayu)).toEqual([phone.endpoint])
      expect(await run(as(ayu).unsubscribe({ id }))).toEqual({ removed: true })
      expect(await run(as(ayu).unsubscribe({ id }))).toEqual({ removed: true })
      expect(await endpointsOf(ayu)).toEqual([])
    })

    it("stay one device when they subscribe again, with their newest keys", async () => {
      const phone = subscriptionAt("phone")
      const first = await run(as(ayu).subscribe(phone))
      const renewed = { ...subscriptionAt("phone"), endpoint: phone.endpoint }
      expect(await run(as(ayu, 1).subscribe(renewed))).toEqual(first)
      expect(await run(shop.store.of(ayu))).toEqual([{ ...renewed, id: first.id, renewedAt: someNow + 1 }])
    })

    it("are another member's from the moment that one subscribes, under another number", async () => {
      const shared = subscriptionAt("shared")
      const before = await run(as(ayu).subscribe(shared))
      const after = await run(as(bela, 1).subscribe(shared))
      expect(after.id).not.toBe(before.id)
      expect([await endpointsOf(ayu), await endpointsOf(bela)]).toEqual([[], [shared.endpoint]])
    })

    it(`are at most ${devicesPerMember}: the one renewed longest ago makes room`, async () => {
      const names = ["a", "b", "c", "d", "e", "f"]
      const all = names.map(subscriptionAt)
      for (const [place, one] of all.entries()) await run(as(ayu, place).subscribe(one))
      expect(await endpointsOf(ayu)).toEqual(
        all
          .slice(1)
          .toReversed()
          .map(({ endpoint }) => endpoint)
      )
      const [, second = subscriptionAt("b")] = all
      await run(as(ayu, 10).subscribe(second))
      await run(as(ayu, 11).subscribe(subscriptionAt("g")))
      expect(await endpointsOf(ayu)).toEqual(
        ["g", "b", "f", "e", "d"].map((name) => `https://fcm.googleapis.com/fcm/send/${name}`)
      )
    })

    it("are never stored with an address that the shop does not send to", async () => {
      for (const endpoint of ["https://127.0.0.1/a", "http://fcm.googleapis.com/a", "https://fcm.googleapis.com:22/a"])
        expect(await tagOf(as(ayu).subscribe({ ...subscriptionAt("x"), endpoint }))).toBe("PushSubscriptionRefused")
      expect(await endpointsOf(ayu)).toEqual([])
    })
  })

deviceFacts("in memory", async () => {
  let store = memoryPush()
  return {
    store: {
      of: (member) => store.of(member),
      put: (...asked) => store.put(...asked),
      remove: (...asked) => store.remove(...asked)
    },
    reset: async () => {
      store = memoryPush()
    },
    close: async () => {}
  }
})

const opened = async (engine: (typeof engines)[number]) => {
  const db = await freshDatabase(engine)
  for (const member of [ayu, bela]) await run(sqlMembers(db).insert({ member: { ...someMember(member), id: member } }))
  return db
}
const storeIn = (db: Db): PushStore => ({
  ...sqlPush(db),
  put: (...asked) => db.inTransaction((tx) => sqlPush(tx).put(...asked))
})

for (const engine of engines) {
  deviceFacts(`stored by ${engine}`, async () => {
    const db = await opened(engine)
    return {
      store: storeIn(db),
      reset: () => run(db.ask((on) => on.deleteFrom("push_subscriptions").execute())),
      close: db.close
    }
  })

  describe(`what ends a subscription, stored by ${engine}`, () => {
    let db: Db
    beforeAll(async () => {
      db = await opened(engine)
    })
    afterAll(() => db.close())
    const put = (member: MemberId, name: string, session?: string, at = someNow) =>
      run(storeIn(db).put(member, subscriptionAt(name), { session, at, most: devicesPerMember }))
    const names = async () => {
      const rows = await run(db.ask((on) => on.selectFrom("push_subscriptions").select("endpoint").execute()))
      return rows.map(({ endpoint }) => endpoint.split("/").at(-1)).toSorted()
    }
    beforeEach(async () => {
      await run(db.ask((on) => on.deleteFrom("push_subscriptions").execute()))
      await run(db.ask((on) => on.deleteFrom("sessions").execute()))
    })
    const sessions = () => sqlSessions(db, () => someNow)
    const session = (id: string, member: MemberId) =>
      run(sessions().create({ id, member, startedAt: someNow, seenAt: someNow }))

    it("is the log-out of its session, also of one that took the session over", async () => {
      await session("s1", ayu)
      await session("s2", ayu)
      await put(ayu, "here", "s1")
      await put(ayu, "there", "s2")
      await session("s3", ayu)
      await run(sessions().supersede("s1", { to: "s3", until: instant(someNow + 1) }))
      await run(sessions().end("s1"))
      expect(await names()).toEqual(["here", "there"])
      await run(sessions().end("s3"))
      expect(await names()).toEqual(["there"])
    })

    it("is the end of all sessions, or of all others", async () => {
      for (const [id, name] of [
        ["s1", "here"],
        ["s2", "there"]
      ] as const) {
        await session(id, ayu)
        await put(ayu, name, id)
      }
      await put(ayu, "without")
      await put(bela, "bela")
      await run(sessions().endOthers(ayu, "s1"))
      expect(await names()).toEqual(["bela", "here"])
      await run(sessions().endAll(ayu))
      expect(await names()).toEqual(["bela"])
    })

    it("is not a session that was not used for too long", async () => {
      await session("s1", ayu)
      await put(ayu, "here", "s1")
      await run(sweep(db, instant(someNow + 40 * dayMs)))
      const left = await run(db.ask((on) => sql`select id from sessions`.execute(on)))
      expect([left.rows, await names()]).toEqual([[], ["here"]])
    })

    it(`is a renewal that is missing for ${subscriptionDays} days`, async () => {
      await put(ayu, "old", undefined, instant(someNow - 1))
      await put(ayu, "new", undefined, someNow)
      await run(sweep(db, instant(someNow + subscriptionDays * dayMs)))
      expect(await names()).toEqual(["new"])
    })

    it("is the word of the push service, unless the device has another address by now", async () => {
      const { id, endpoint } = await put(ayu, "here")
      await run(sqlSentTo(db).end(id, `${endpoint}x`))
      expect(await run(devicesOf(db, ayu))).toEqual([id])
      await run(sqlSentTo(db).end(id, endpoint))
      expect(await run(devicesOf(db, ayu))).toEqual([])
      expect(await run(sqlSentTo(db).subscription(id))).toBeUndefined()
    })

    it("is the removal of its account; what was stored can be read before", async () => {
      const member = MemberId("leaver")
      await run(sqlMembers(db).insert({ member: { ...someMember("leaver"), id: member } }))
      const { endpoint } = await put(member, "here")
      const { notified_devices = [] } = await run(sqlProfiles(db).everything(member))
      expect(notified_devices).toEqual([{ endpoint, renewed_at: expect.any(String) }])
      await run(
        db.inTransaction((tx) =>
          sqlProfiles(tx).erase(member, someNow, { session: undefined, messageTo: () => undefined })
        )
      )
      expect(await names()).toEqual([])
      expect(
        await tagOf(storeIn(db).put(member, subscriptionAt("late"), { session: undefined, at: someNow, most: 5 }))
      ).toBe("Unauthenticated")
    })
  })
}
