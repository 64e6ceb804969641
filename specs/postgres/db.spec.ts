import { Data, Deferred, Effect, Exit, Fiber } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { engines, freshDatabase } from "#specs/database.ts"

class Refused extends Data.TaggedError("Refused") {}

const add = (on: Session, name: string) =>
  on.ask((db) => db.insertInto("seeds").values({ name, fingerprint: "", at: "2026-11-20T09:30:00.123Z" }).execute())
const broken = (on: Session) => on.ask((db) => sql`select nothing from nowhere`.execute(db))

describe.each(engines)("the database on %s", (engine) => {
  let db: Db
  const reported: Array<unknown> = []
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const names = async () => {
    const rows = await run(db.ask((on) => on.selectFrom("seeds").select("name").orderBy("name").execute()))
    return rows.map(({ name }) => name)
  }

  beforeAll(async () => {
    db = await freshDatabase(engine, { report: (failure) => reported.push(failure) })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await run(db.ask((on) => on.deleteFrom("seeds").execute()))
    reported.length = 0
  })

  it("answers whole numbers, instants and jsonb as values of our own", async () => {
    const { rows } = await run(
      db.ask((on) =>
        sql`select 9007199254740991::bigint as most, count(*) as count, 1.5::float8 as half, '{"a": [1]}'::jsonb as data,
              '2026-11-20T09:30:00.123Z'::timestamptz as at, array['x'] as list, true as yes, null as none`.execute(on)
      )
    )
    expect(rows).toEqual([
      {
        most: 9_007_199_254_740_991,
        count: 1,
        half: 1.5,
        data: { a: [1] },
        at: Date.parse("2026-11-20T09:30:00.123Z"),
        list: ["x"],
        yes: true,
        none: null
      }
    ])
  })

  it("carries any text there and back, asked for the first time and again", async () => {
    const texts = ["", " ", 'it\'s \\ "so"', "Séla 💄\n白", "x".repeat(400_000), "💄".repeat(90_000)]
    for (const text of [...texts, ...texts]) {
      const { rows } = await run(
        db.ask((on) =>
          sql`select ${text}::text as one, ${null}::text as none, ${[text, "y"]}::text[] as list,
                jsonb_build_object('in', ${text}::text) as data from generate_series(1, 2)`.execute(on)
        )
      )
      const row = { one: text, none: null, list: [text, "y"], data: { in: text } }
      expect(rows).toEqual([row, row])
    }
  })

  it("refuses a whole number that JavaScript would round", async () => {
    const asked = db.ask((on) => sql`select 9007199254740992::bigint`.execute(on))
    expect(await run(Effect.flip(asked))).toBeInstanceOf(Unavailable)
  })

  it("says how many rows a conditional write changed", async () => {
    await run(add(db, "one"))
    const change = (name: string) =>
      db.ask((on) => on.updateTable("seeds").set({ fingerprint: "x" }).where("name", "=", name).executeTakeFirst())
    expect((await run(change("one"))).numUpdatedRows).toBe(1n)
    expect((await run(change("two"))).numUpdatedRows).toBe(0n)
  })

  it("answers Unavailable and reports what went wrong", async () => {
    expect(await run(Effect.flip(broken(db)))).toBeInstanceOf(Unavailable)
    expect(reported).toEqual([expect.objectContaining({ code: "42P01" })])
  })

  it("commits what a call wrote that was answered", async () => {
    expect(await run(db.inTransaction((tx) => Effect.as(add(tx, "one"), 7)))).toBe(7)
    expect(await names()).toEqual(["one"])
  })

  const badEnds: ReadonlyArray<readonly [string, Effect.Effect<never, Refused | Unavailable>]> = [
    ["a refusal", Effect.fail(new Refused())],
    ["a failing database", Effect.fail(new Unavailable())],
    ["a defect", Effect.die("bug")],
    ["an interruption", Effect.interrupt]
  ]
  it.each(badEnds)("undoes what a call wrote that ended in %s", async (_, end) => {
    const exit = await Effect.runPromiseExit(db.inTransaction((tx) => Effect.andThen(add(tx, "one"), end)))
    expect(Exit.isFailure(exit)).toBe(true)
    expect(await names()).toEqual([])
  })

  it("stores through a refusal what was declared lasting, and nothing after it", async () => {
    const call = db.inTransaction((tx) =>
      Effect.gen(function* () {
        yield* add(tx, "attempt counted")
        yield* tx.keep
        yield* add(tx, "stock taken")
        return yield* new Refused()
      })
    )
    expect(await run(Effect.flip(call))).toBeInstanceOf(Refused)
    expect(await names()).toEqual(["attempt counted"])
  })

  it("undoes even what was declared lasting when the database fails", async () => {
    const call = db.inTransaction((tx) =>
      Effect.gen(function* () {
        yield* add(tx, "attempt counted")
        yield* tx.keep
        yield* broken(tx)
      })
    )
    expect(await run(Effect.flip(call))).toBeInstanceOf(Unavailable)
    expect(await names()).toEqual([])
  })

  it("undoes a refused part alone and goes on", async () => {
    await run(
      db.inTransaction((tx) =>
        Effect.gen(function* () {
          yield* add(tx, "before")
          const part = Effect.andThen(add(tx, "part"), new Refused())
          yield* Effect.ignore(tx.attempt(part))
          yield* tx.attempt(add(tx, "other part"))
          yield* add(tx, "after")
        })
      )
    )
    expect(await names()).toEqual(["after", "before", "other part"])
  })

  it("goes on after a part in which the database said no", async () => {
    await run(db.inTransaction((tx) => Effect.andThen(Effect.ignore(tx.attempt(broken(tx))), add(tx, "after"))))
    expect(await names()).toEqual(["after"])
  })

  it("takes asking it beside its own transaction for a bug, at once", async () => {
    const beside = db.inTransaction((tx) => Effect.andThen(add(tx, "one"), add(db, "two")))
    await expect(run(beside)).rejects.toThrow("asked beside its own transaction")
    const nested = db.inTransaction(() => db.inTransaction((tx) => add(tx, "one")))
    await expect(run(nested)).rejects.toThrow("asked beside its own transaction")
    expect(await names()).toEqual([])
  })

  it("runs calls at the same time without mixing them", async () => {
    const call = (name: string) =>
      db.inTransaction((tx) => Effect.andThen(add(tx, name), name.endsWith("5") ? new Refused() : Effect.void))
    const calls = Array.from({ length: 20 }, (_, index) => Effect.ignore(call(`call ${index + 10}`)))
    await run(Effect.all(calls, { concurrency: "unbounded" }))
    expect(await names()).toHaveLength(18)
  })

  it("frees its connection when a call is interrupted inside", async () => {
    await run(
      Effect.gen(function* () {
        const inside = yield* Deferred.make<void>()
        const call = db.inTransaction((tx) =>
          Effect.gen(function* () {
            yield* add(tx, "one")
            yield* Deferred.succeed(inside, undefined)
            return yield* Effect.never
          })
        )
        const fiber = yield* Effect.forkChild(call)
        yield* Deferred.await(inside)
        yield* Fiber.interrupt(fiber)
        yield* add(db, "two")
      })
    )
    expect(await names()).toEqual(["two"])
  })
})
