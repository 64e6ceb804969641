import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "../../arbitraries.ts"
import { someMember } from "../some-member.ts"

/** What specs/postgres/removed-members.spec.ts says of the database. Decision 0077. */
describe("what is under way while an account is removed, in memory", () => {
  it("is not stored", () => {
    const { stores, remove } = memoryAccount()
    const { members, sessions, resets, devices } = stores
    const member = someMember()
    const { id } = member
    Effect.runSync(members.insert({ member, passwordHash: "hash" }))
    remove(id)
    const removed = Effect.runSync(members.byId(id))
    const until = instant(someNow + 60_000)
    Effect.runSync(sessions.create({ id: "s", member: id, startedAt: someNow, seenAt: someNow }))
    Effect.runSync(resets.put({ member: id, digest: "r", until, provesEmail: true }))
    Effect.runSync(devices.remember(id, "b", someNow))
    expect(Effect.runSync(members.link(id, "google", "issuer#m1"))).toBe(false)
    Effect.runSync(members.change(id, { firstName: "Rahasia" }))
    Effect.runSync(members.setPassword(id, "other"))
    expect(Effect.runSync(sessions.byId("s"))).toBeUndefined()
    expect(Effect.runSync(resets.of(id, "r", someNow))).toBeUndefined()
    expect(Effect.runSync(devices.knownSince(id, "b"))).toBeUndefined()
    expect(Effect.runSync(members.bySocial("google", "issuer#m1"))).toBeUndefined()
    expect(Effect.runSync(members.byId(id))).toEqual(removed)
  })
})
