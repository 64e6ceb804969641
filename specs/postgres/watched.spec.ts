import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { changing } from "#adapters/postgres/catalogue/versions.sql.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { watchOf } from "#adapters/postgres/engine/watched.ts"
import { freshDatabase } from "#specs/database.ts"

describe("what is held in memory", () => {
  let db: Db
  let made = 0
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const make = Effect.sync(() => ++made)
  const change = (changed: boolean) => run(changing(db, "content", async () => ({ answer: undefined, changed })))

  beforeAll(async () => {
    db = await freshDatabase("pglite")
  })
  afterAll(() => db.close())
  beforeEach(() => {
    made = 0
  })

  it("is made once, and again when its part of the database has changed", async () => {
    const watch = watchOf(db, ["content"], { lookMs: 0 })
    expect([await run(watch.keep("a", make)), await run(watch.keep("a", make))]).toEqual([1, 1])
    await change(false)
    expect(await run(watch.keep("a", make))).toBe(1)
    await change(true)
    expect(await run(watch.keep("a", make))).toBe(2)
  })

  it("is answered without asking the database until it is time to look", async () => {
    let asked = 0
    const replica: Session = {
      ask: (question) => {
        asked++
        return db.ask(question)
      }
    }
    const counted: Db = { ...db, replica }
    const watch = watchOf(counted, ["content"], { lookMs: 60_000 })
    await run(watch.keep("a", make))
    await change(true)
    for (let time = 0; time < 5; time++) expect(await run(watch.keep("a", make))).toBe(1)
    expect(asked).toBe(1)
  })

  it("is renewed beside the call that finds it old", async () => {
    const watch = watchOf(db, ["content"], { lookMs: 0.001 })
    await run(watch.keep("a", make))
    await change(true)
    expect(await run(watch.keep("a", make))).toBe(1)
    await expect.poll(() => run(watch.keep("a", make))).toBe(2)
  })

  it("is not returned after a long time without a check: the caller waits for the new one", async () => {
    const watch = watchOf(db, ["content"], { lookMs: 0.001, staleMs: 0.002 })
    await run(watch.keep("a", make))
    await change(true)
    expect(await run(watch.keep("a", make))).toBe(2)
  })

  it("holds no more answers than it may", async () => {
    const watch = watchOf(db, ["content"], { lookMs: 60_000, size: 2 })
    for (const key of ["a", "b", "c"]) await run(watch.keep(key, make))
    expect(made).toBe(3)
    await run(watch.keep("c", make))
    expect(made).toBe(3)
    await run(watch.keep("a", make))
    expect(made).toBe(4)
  })
})
