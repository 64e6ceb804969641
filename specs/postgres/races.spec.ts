import { Data, Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { freshDatabase } from "#specs/database.ts"

class SoldOut extends Data.TaggedError("SoldOut") {}

const together = { concurrency: "unbounded" } as const

/** PGlite has one connection and proves nothing here. House 12. */
describe("races on PostgreSQL", () => {
  let db: Db
  const reported: Array<unknown> = []

  beforeAll(async () => {
    db = await freshDatabase("postgres", { connections: 16, report: (failure) => reported.push(failure) })
    await Effect.runPromise(
      db.ask((on) =>
        sql`create table units (id integer primary key, left_over integer not null check (left_over >= 0))`.execute(on)
      )
    )
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    reported.length = 0
    await Effect.runPromise(db.ask((on) => sql`truncate units`.execute(on)))
    await Effect.runPromise(db.ask((on) => sql`insert into units values (1, 10), (2, 10)`.execute(on)))
  })

  const take = (on: Session, id: number) =>
    on.ask((it) => sql`update units set left_over = left_over - 1 where id = ${id} and left_over >= 1`.execute(it))
  const left = async () => {
    const { rows } = await Effect.runPromise(
      db.ask((on) => sql<{ left_over: number }>`select left_over from units order by id`.execute(on))
    )
    return rows.map(({ left_over }) => left_over)
  }

  it("sell each unit once when taken by a conditional write", async () => {
    const buy = db.inTransaction((tx) =>
      Effect.flatMap(take(tx, 1), ({ numAffectedRows }) => (numAffectedRows === 1n ? Effect.void : new SoldOut()))
    )
    const sold = await Effect.runPromise(
      Effect.all(
        Array.from({ length: 60 }, () => Effect.isSuccess(buy)),
        together
      )
    )
    expect(sold.filter(Boolean)).toHaveLength(10)
    expect(await left()).toEqual([0, 10])
  })

  /** Waits until both transactions have come as far as this; those that are run again go on at once. */
  const meetingOfTwo = (): Effect.Effect<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let arrived = 0
    return Effect.promise(() => {
      arrived++
      if (arrived === 2) resolve()
      return promise
    })
  }

  it("are run again when PostgreSQL ends a deadlock", async () => {
    const bothHoldOne = meetingOfTwo()
    const buyBoth = (first: number, second: number) =>
      db.inTransaction((tx) => Effect.andThen(Effect.andThen(take(tx, first), bothHoldOne), take(tx, second)))
    await Effect.runPromise(Effect.all([buyBoth(1, 2), buyBoth(2, 1)], together))
    // Run again at once they may meet again.
    expect(reported.length).toBeGreaterThan(0)
    for (const failure of reported) expect(failure).toMatchObject({ code: "40P01" })
    expect(await left()).toEqual([8, 8])
  })

  it("are run again when serialisable transactions cross", async () => {
    let runs = 0
    const bothHaveRead = meetingOfTwo()
    const spendAll = (id: number) =>
      db.inTransaction((tx) =>
        Effect.gen(function* () {
          runs++
          yield* tx.ask((on) => sql`set transaction isolation level serializable`.execute(on))
          const { rows } = yield* tx.ask((on) => sql<{ sum: number }>`select sum(left_over) from units`.execute(on))
          yield* bothHaveRead
          if ((rows[0]?.sum ?? 0) < 20) return
          yield* tx.ask((on) => sql`update units set left_over = 0 where id = ${id}`.execute(on))
        })
      )
    await Effect.runPromise(Effect.all([spendAll(1), spendAll(2)], together))
    expect(runs).toBeGreaterThan(2)
    expect((await left()).toSorted()).toEqual([0, 10])
  })
})
