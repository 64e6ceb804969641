import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type EventStream, openEventStream } from "#adapters/nats/event-stream.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { eventWriter } from "#adapters/postgres/tracking/tracking.sql.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { GivenEvents } from "#core/tracking/tracking.port.ts"
import type { SessionId, TrackingEvent } from "#core/tracking/tracking-event.ts"
import { freshDatabase } from "#specs/database.ts"
import { type Nats, startNats } from "#specs/nats-server.ts"
import { someEvent, someNow, someSession } from "./some-events.ts"

// A real server, which is a package of the system: `npm run verify` names it, or says that there is none.
const program = process.env["NATS_SERVER"] ?? ""
const patience = { timeout: 60_000, interval: 100 }

describe.skipIf(program === "")("events that go by a stream", () => {
  let [nats, db]: [Nats | undefined, Db | undefined] = [undefined, undefined]
  const open: Array<EventStream> = []
  beforeAll(async () => {
    nats = await startNats(program)
    db = await freshDatabase("postgres")
  }, 120_000)
  afterAll(async () => {
    for (const stream of open) await stream.close()
    await db?.close()
    await nats?.stop()
  })
  const parts = () => {
    if (nats === undefined || db === undefined) throw new Error("no server")
    return { nats, db }
  }
  const join = (write: (given: ReadonlyArray<GivenEvents>) => Effect.Effect<unknown, Unavailable>): EventStream => {
    const stream = openEventStream({ url: parts().nats.url, write, report: () => {} })
    open.push(stream)
    return stream
  }
  /** Sends until the stream has taken it, as a browser does. */
  const send = async (
    stream: EventStream,
    session: SessionId,
    events: ReadonlyArray<TrackingEvent>
  ): Promise<number> => {
    let stored = 0
    await vi.waitFor(async () => {
      const exit = await Effect.runPromiseExit(stream.insert(session, events, someNow))
      if (!Exit.isSuccess(exit)) throw new Error("not taken")
      stored = exit.value
    }, patience)
    return stored
  }
  const stored = async (sessions: ReadonlyArray<SessionId>): Promise<number> => {
    const rows = await Effect.runPromise(
      parts().db.ask((on) =>
        on.selectFrom("tracking_events").select("id").where("session_id", "in", sessions).execute()
      )
    )
    return rows.length
  }
  const someEvents = (count: number) =>
    Array.from({ length: count }, (_, place) => someEvent({ objectId: String(place) }))

  it("are in the database once each, however often they come", async () => {
    const stream = join(eventWriter(parts().db))
    const [session, events] = [someSession(), someEvents(50)]
    expect(await send(stream, session, events)).toBe(50)
    expect(await send(stream, session, events)).toBe(0)
    // Another part of the same: the server does not know it, the database does.
    await send(stream, session, [...events.slice(10), ...someEvents(5)])
    await vi.waitFor(async () => expect(await stored([session])).toBe(55), patience)
    await stream.close()
  })

  it("are confirmed after the commit: what the database did not take comes again", async () => {
    let failures = 3
    const write = eventWriter(parts().db)
    const stream = join((given) => (failures-- > 0 ? Effect.fail(new Unavailable()) : write(given)))
    const session = someSession()
    await send(stream, session, someEvents(20))
    await vi.waitFor(async () => expect(await stored([session])).toBe(20), patience)
    expect(failures).toBeLessThan(0)
    await stream.close()
  })

  it("wait in the stream while the shop is away, and are written by the next one", async () => {
    const first = join(() => Effect.fail(new Unavailable()))
    const session = someSession()
    await send(first, session, someEvents(30))
    await first.close()
    expect(await stored([session])).toBe(0)
    const next = join(eventWriter(parts().db))
    await vi.waitFor(async () => expect(await stored([session])).toBe(30), patience)
    await next.close()
  })

  it("survive the server's kill, twice, in the middle of 200 calls: nothing is lost, nothing is there twice", async () => {
    const stream = join(eventWriter(parts().db))
    const sessions = Array.from({ length: 200 }, someSession)
    const calls = sessions.map((session) => ({ session, events: someEvents(10) }))
    const sending = Promise.all(calls.map(({ session, events }) => send(stream, session, events)))
    for (let time = 0; time < 2; time++) {
      await vi.waitFor(async () => expect(await stored(sessions)).toBeGreaterThan(0), patience)
      await parts().nats.kill()
      await parts().nats.start()
    }
    await sending
    await vi.waitFor(async () => expect(await stored(sessions)).toBe(2_000), patience)
    await stream.close()
  }, 180_000)

  it("are refused while the server is away, so that browsers keep them", async () => {
    const stream = join(eventWriter(parts().db))
    await send(stream, someSession(), someEvents(1))
    await parts().nats.kill()
    expect(Exit.isFailure(await Effect.runPromiseExit(stream.insert(someSession(), someEvents(1), someNow)))).toBe(true)
    await parts().nats.start()
    await send(stream, someSession(), someEvents(1))
    await stream.close()
  }, 120_000)
})
