import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { keysOver } from "#adapters/identity/keys.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { recogniseOver } from "#core/account/session/signing-in.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const keys = keysOver(Buffer.alloc(32, 7))
const count = 20

interface Opened {
  readonly member: MemberId
  readonly cookie: string
  readonly bearer: string
}

describe.each(engines)("a session in %s", (engine) => {
  let db: Db
  const opened: Array<Opened> = []
  beforeAll(async () => {
    db = await freshDatabase(engine)
    const { members, sessions } = sqlAccount(db, () => someNow)
    for (let place = 0; place < count; place++) {
      const { id: member } = someMember(`member${place}`)
      const [cookie, bearer] = [Effect.runSync(keys.token), Effect.runSync(keys.token)]
      await run(members.insert({ member: someMember(`member${place}`) }))
      await run(sessions.create({ id: keys.digest(cookie), member, startedAt: someNow, seenAt: someNow }))
      await run(sessions.addBearer(keys.digest(cookie), keys.digest(bearer), instant(someNow + 60_000)))
      opened.push({ member, cookie, bearer })
    }
  })
  afterAll(() => db.close())
  const recognise = (shown: { readonly cookie?: string; readonly bearer?: string }) =>
    run(recogniseOver(sqlAccount(db, () => someNow).sessions, keys)(shown, someNow))

  it("is found by its own tokens only", async () => {
    for (const { member, cookie, bearer } of opened) {
      const found = { member, session: keys.digest(cookie) }
      expect(await recognise({ cookie })).toEqual(found)
      expect(await recognise({ bearer })).toEqual(found)
    }
  })

  it("is found by nothing that stands in the database", async () => {
    const rows = await run(db.ask((on) => on.selectFrom("bearers").selectAll().execute()))
    expect(rows).toHaveLength(count)
    for (const { digest, session_id } of rows)
      for (const read of [digest, session_id]) {
        expect(await recognise({ cookie: read })).toBeUndefined()
        expect(await recognise({ bearer: read })).toBeUndefined()
      }
  })

  it("is not found by the other kind of token", async () => {
    for (const { cookie, bearer } of opened) {
      expect(await recognise({ cookie: bearer })).toBeUndefined()
      expect(await recognise({ bearer: cookie })).toBeUndefined()
    }
  })

  it("is found by nothing that is like a token", () => {
    const likeIt = fc
      .tuple(
        fc.nat({ max: count - 1 }),
        fc.nat({ max: 42 }),
        fc.constantFrom("", "%", "_", " ", "'", "\\", "\u0000", "A", "=", "\n")
      )
      .chain(([who, at, other]) => {
        const token = opened[who]?.cookie ?? ""
        return fc.constantFrom(
          token.slice(0, at),
          token.slice(at + 1),
          token.slice(0, at) + other + token.slice(at + 1),
          token + other + other,
          token.toLowerCase(),
          other.repeat(43)
        )
      })
      .filter((token) => !opened.some(({ cookie }) => cookie === token))
    return fc.assert(
      fc.asyncProperty(fc.oneof(likeIt, fc.string(), fc.constant("null")), async (token) => {
        expect(await recognise({ cookie: token })).toBeUndefined()
        expect(await recognise({ bearer: token })).toBeUndefined()
      }),
      runs(60)
    )
  })
})
