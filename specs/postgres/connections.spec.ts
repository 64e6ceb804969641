import type { AddressInfo } from "node:net"
import { connect } from "node:net"
import { Deferred, Effect, Fiber } from "effect"
import { sql } from "kysely"
import { afterEach, describe, expect, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { type Engine, engines, freshDatabase, freshPostgres } from "#specs/database.ts"
import { openServedShop } from "#specs/orders/served-shop.ts"
import { watchEmitters } from "./emitters.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const after: Array<() => unknown> = []
afterEach(async () => {
  for (const end of after.splice(0).toReversed()) await end()
})

describe("a connection that PostgreSQL ends", () => {
  it("between two statements of a transaction fails that call, and the next one has another connection", async () => {
    const url = await freshPostgres()
    const reported: Array<unknown> = []
    const db = await openDb({ url, connections: 1, report: (failure) => reported.push(failure) })
    const other = await openDb({ url, connections: 1, report: console.error })
    after.push(db.close, other.close)
    const pidOf = (session: Pick<typeof db, "ask">) =>
      Effect.map(
        session.ask((on) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)),
        ({ rows }) => rows[0]?.pid ?? 0
      )
    const call = await run(
      Effect.gen(function* () {
        const inside = yield* Deferred.make<number>()
        const ended = yield* Deferred.make<void>()
        const fiber = yield* Effect.forkChild(
          Effect.flip(
            db.inTransaction((tx) =>
              Effect.gen(function* () {
                yield* Deferred.succeed(inside, yield* pidOf(tx))
                yield* Deferred.await(ended)
                return yield* pidOf(tx)
              })
            )
          )
        )
        const pid = yield* Deferred.await(inside)
        yield* other.ask((on) => sql`select pg_terminate_backend(${pid})`.execute(on))
        // The event of the connection's end, which has no listener.
        yield* Effect.promise(async () => {
          while (reported.length === 0) await new Promise(setImmediate)
        })
        yield* Deferred.succeed(ended, undefined)
        return yield* Fiber.join(fiber)
      })
    )
    expect(call).toBeInstanceOf(Unavailable)
    expect(await run(pidOf(db))).toBeGreaterThan(0)
    expect(await run(db.inTransaction(pidOf))).toBeGreaterThan(0)
  })

  it("frees its place in the pool, however many end", async () => {
    const url = await freshPostgres()
    const db = await openDb({ url, connections: 2, report: () => {} })
    after.push(db.close)
    const suicide = (session: Pick<typeof db, "ask">) =>
      session.ask((on) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(on))
    for (let time = 0; time < 10; time++) {
      expect(await run(Effect.flip(db.inTransaction(suicide)))).toBeInstanceOf(Unavailable)
      expect(await run(Effect.flip(suicide(db)))).toBeInstanceOf(Unavailable)
    }
    const { rows } = await run(db.ask((on) => sql`select 1 as one`.execute(on)))
    expect(rows).toEqual([{ one: 1 }])
  })

  it("has the time-outs of the start until the shop is open, and the usual ones from then on", async () => {
    const db = await openDb({ url: await freshPostgres(), connections: 1, report: () => {} })
    after.push(db.close)
    const timeouts = Effect.map(
      db.ask((on) =>
        sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(on)
      ),
      ({ rows }) => rows[0]
    )
    expect(await run(timeouts)).toEqual({ statement: "10min", idle: "20min" })
    db.shortenTimeouts()
    expect(await run(timeouts)).toEqual({ statement: "5s", idle: "10s" })
  })

  it("because a transaction was silent for too long frees the rows it held", async () => {
    const url = await freshPostgres()
    const [silent, other] = await Promise.all([1, 2].map(() => openDb({ url, connections: 1, report: () => {} })))
    if (silent === undefined || other === undefined) throw new Error("two were opened")
    after.push(silent.close, other.close)
    await run(other.ask((on) => sql`create table held as select 1 as id`.execute(on)))
    const holding = Promise.withResolvers<void>()
    const freed = Promise.withResolvers<void>()
    const call = run(
      Effect.flip(
        silent.inTransaction((tx) =>
          Effect.gen(function* () {
            yield* tx.ask((on) => sql`set local idle_in_transaction_session_timeout = 200`.execute(on))
            yield* tx.ask((on) => sql`select from held for update`.execute(on))
            holding.resolve()
            yield* Effect.promise(() => freed.promise)
            return yield* tx.ask((on) => sql`select 1`.execute(on))
          })
        )
      )
    )
    await holding.promise
    await run(other.ask((on) => sql`update held set id = 2`.execute(on)))
    freed.resolve()
    expect(await call).toBeInstanceOf(Unavailable)
  })
})

describe.each(engines)("the objects of a shop that emit events, on %s,", (engine: Engine) => {
  it("have a listener for errors each, in use and idle", async () => {
    const emitters = watchEmitters()
    after.push(emitters.stop)
    const db = await freshDatabase(engine)
    after.push(db.close)
    const inUse = await run(
      db.inTransaction((tx) =>
        Effect.map(
          tx.ask((on) => sql`select 1`.execute(on)),
          () => emitters.deaf()
        )
      )
    )
    expect(inUse).toEqual([])
    expect(emitters.deaf()).toEqual([])
    const names = emitters.all().map((emitter) => emitter.constructor.name)
    expect(names).toEqual(expect.arrayContaining(engine === "pglite" ? ["Worker"] : ["BoundPool", "Client", "Socket"]))
  })

  it("stay so while a server answers, also on a socket that speaks nonsense", async () => {
    const emitters = watchEmitters()
    after.push(emitters.stop)
    const shop = await openServedShop(engine, { a: 1 })
    after.push(shop.close)
    const server = socketFor(shop.app)
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    after.push(() => new Promise((done) => server.close(done)))
    const { port } = server.address() as AddressInfo
    const said = ["GET /readyz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "nonsense\r\n\r\n"]
    for (const text of said)
      await new Promise((done) => {
        const socket = connect(port, "127.0.0.1", () => socket.write(text))
        socket.on("error", () => {})
        socket.on("close", done)
        socket.resume()
      })
    expect(emitters.deaf()).toEqual([])
  })
})
