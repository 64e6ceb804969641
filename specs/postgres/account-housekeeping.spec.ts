import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sweep } from "#adapters/postgres/housekeeping.sql.ts"
import { countOne } from "#adapters/postgres/limits.sql.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { putSocialReturn } from "#adapters/postgres/members/social-returns.sql.ts"
import type { Tables } from "#adapters/postgres/tables.ts"
import { OtpTicket } from "#core/account/otp/otp.ts"
import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const kinds = [
  "sessions",
  "bearers",
  "codes",
  "code_sends",
  "proofs",
  "reset_links",
  "social_returns",
  "rate_limits"
] as const satisfies ReadonlyArray<keyof Tables>

describe.each(engines)("what let people in, in %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
    const { members, sessions, codes, resets } = sqlAccount(db, () => someNow)
    const member = someMember("swept")
    const until = instant(someNow + 60_000)
    const of = { scope: "login", destination: "a@b.test" } as const
    await run(members.insert({ member }))
    await run(sessions.create({ id: "s", member: member.id, startedAt: someNow, seenAt: someNow }))
    await run(sessions.addBearer("s", "b", until))
    await run(sessions.create({ id: "handed over", member: member.id, startedAt: someNow, seenAt: someNow }))
    await run(sessions.supersede("handed over", { to: "s", until }))
    await run(codes.put({ ...of, ticket: OtpTicket("t"), signature: "x", expiresAt: until }))
    await run(codes.claimSend({ destination: "a@b.test", day: jakartaDay(someNow), at: someNow, waitMs: 1, perDay: 5 }))
    await run(codes.putProof({ ...of, digest: "p", until }))
    await run(resets.put({ member: member.id, digest: "r", until, provesEmail: true }))
    await run(putSocialReturn(db, { digest: "d", provider: "google", identity: "locked", until }))
    await run(countOne(db, { name: "logins", most: 1, windowMs: 60_000 }, "203.0.113.1", someNow))
  })
  afterAll(() => db.close())
  const left = async (): Promise<ReadonlyArray<string>> => {
    const counts = await Promise.all(
      kinds.map((kind) =>
        run(
          db.ask((on) =>
            on
              .selectFrom(kind)
              .select((of) => of.fn.countAll<number>().as("all"))
              .execute()
          )
        )
      )
    )
    return kinds.filter((_, place) => Number(counts[place]?.[0]?.all) > 0)
  }

  it("stays as long as it counts", async () => {
    await run(sweep(db, someNow))
    expect(await left()).toEqual(kinds)
  })

  it("forgets browsers, and what was set aside, after a year", async () => {
    const other = await freshDatabase(engine)
    const { members, devices, transactional } = sqlAccount(other, () => someNow)
    const member = someMember("known")
    await run(
      members.insert({ member: { ...member, phone: { code: "+62", national: "81200000001" }, isPhoneVerified: true } })
    )
    await run(transactional((inside) => inside.members.vouchByEmail(member.id, { keepsPassword: false, now: someNow })))
    await run(devices.remember(member.id, "browser", someNow))
    const count = async (kind: "known_devices" | "set_aside") =>
      (await run(other.ask((on) => on.selectFrom(kind).selectAll().execute()))).length
    await run(sweep(other, instant(someNow + 365 * dayMs)))
    expect([await count("known_devices"), await count("set_aside")]).toEqual([1, 1])
    await run(sweep(other, instant(someNow + 365 * dayMs + 1)))
    expect([await count("known_devices"), await count("set_aside")]).toEqual([0, 0])
    await other.close()
  })

  it("goes when it is over, each in its time", async () => {
    await run(sweep(db, instant(someNow + 61_000)))
    const { sessions } = sqlAccount(db, () => someNow)
    expect(await run(sessions.byId("s"))).toBeDefined()
    expect(await run(sessions.byId("handed over"))).toBeUndefined()
    expect(await left()).toEqual(["sessions", "code_sends"])
    await run(sweep(db, instant(someNow + 2 * dayMs)))
    expect(await left()).toEqual(["sessions"])
    await run(sweep(db, instant(someNow + 8 * dayMs)))
    expect(await left()).toEqual([])
  })
})
