import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { limitedEgifts } from "#adapters/server/ports/egifts.ts"
import { MemberId } from "#core/account/member.ts"
import { EgiftClosed, EgiftUnknown } from "#core/egift/egift.errors.ts"
import { instant } from "#core/kernel/moment.ts"
import type { EgiftPort } from "#core/orders/egift/egift.port.ts"
import { someNow } from "#specs/arbitraries.ts"
import { run, tagOf } from "#specs/contracts/ordering-shop.ts"
import { freshDatabase } from "#specs/database.ts"

describe("codes of e-gifts", () => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase("postgres")
  })
  afterAll(() => db.close())

  let asked = 0
  const guessed = (refusal: EgiftUnknown | EgiftClosed): EgiftPort => {
    const call = () =>
      Effect.suspend(() => {
        asked++
        return Effect.fail(refusal)
      })
    return {
      templates: () => Effect.succeed([]),
      ofOrder: () => Effect.succeed([]),
      look: call,
      open: call,
      save: call
    }
  }
  const wrong = guessed(new EgiftUnknown())
  const code = { code: "AAAA-AAAA-AAAA-AAAA" }

  it("are refused to a network after ten wrong ones in ten minutes, whichever call it makes", async () => {
    const port = limitedEgifts(db, wrong, { address: "10.0.0.1", now: someNow }, true)
    for (let tries = 0; tries < 10; tries++)
      expect(await tagOf(tries % 2 === 0 ? port.look(code) : port.open(code))).toBe("EgiftUnknown")
    expect(await tagOf(port.look(code))).toBe("TooManyTries")
    expect(await tagOf(port.save(code))).toBe("TooManyTries")
    const other = limitedEgifts(db, wrong, { address: "10.0.0.2", now: someNow }, true)
    expect(await tagOf(other.look(code))).toBe("EgiftUnknown")
    const later = limitedEgifts(db, wrong, { address: "10.0.0.1", now: instant(someNow + 10 * 60_000 + 1) }, true)
    expect(await tagOf(later.look(code))).toBe("EgiftUnknown")
  })

  it("are refused to a member after twenty wrong ones in a day, also with the limits of networks off", async () => {
    const port = limitedEgifts(db, wrong, { member: MemberId("teman"), now: someNow }, false)
    for (let tries = 0; tries < 20; tries++) expect(await tagOf(port.save(code))).toBe("EgiftUnknown")
    expect(await tagOf(port.save(code))).toBe("TooManyTries")
  })

  it("are tried by five hundred calls at once ten times", async () => {
    const port = limitedEgifts(db, wrong, { address: "10.0.0.3", now: someNow }, true)
    asked = 0
    await run(
      Effect.all(
        Array.from({ length: 500 }, () => Effect.exit(port.look(code))),
        { concurrency: "unbounded" }
      )
    )
    expect(asked).toBe(10)
  })

  it("cost nothing if they are right, however often they are looked at", async () => {
    const closed = guessed(new EgiftClosed({ reason: "saved" }))
    const port = limitedEgifts(db, closed, { address: "10.0.0.4", now: someNow }, true)
    for (let tries = 0; tries < 30; tries++) expect(await tagOf(port.look(code))).toBe("EgiftClosed")
  })
})
