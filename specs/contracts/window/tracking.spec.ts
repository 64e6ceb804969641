import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { memoryTracking } from "#adapters/memory/window/tracking.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import { dropOldEvents, makeEventPartitions, sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { trackingWire } from "#adapters/wire/window/tracking.wire.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { type Order, OrderCode } from "#core/orders/order.ts"
import type { TrackingPort } from "#core/tracking/tracking.port.ts"
import { trackingOver } from "#core/tracking/tracking.usecases.ts"
import type { SessionId } from "#core/tracking/tracking-event.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someOrder } from "#specs/orders/some-order.ts"
import { openSpecShop } from "#specs/shop.ts"
import { someEvent, someNow, someSession } from "#specs/tracking/some-events.ts"

/** Tracking over some store, with what a spec looks at. */
interface TrackingShop {
  readonly port: TrackingPort
  readonly now: Instant
  /** Stored events of a viewer as `verb type id`, by their moments. */
  readonly eventsOf: (session: SessionId) => Promise<ReadonlyArray<string>>
  readonly viewerOf: (order: OrderCode) => Promise<string | undefined>
  readonly putOrder: (order: Order) => Promise<void>
  readonly close: () => Promise<void>
}

const inMemory = async (): Promise<TrackingShop> => {
  const placed = new Set<OrderCode>()
  const store = memoryTracking((order) => placed.has(order))
  return {
    port: trackingOver(store, undefined, someNow),
    now: someNow,
    eventsOf: async (session) =>
      store
        .events()
        .filter((event) => event.session === session)
        .toSorted((a, b) => a.at - b.at)
        .map(({ verb, type, objectId = "" }) => `${verb} ${type} ${objectId}`),
    viewerOf: async (order) => store.orders.get(order),
    putOrder: async ({ code }) => void placed.add(code),
    close: async () => {}
  }
}

const storedIn = (db: Db): Pick<TrackingShop, "eventsOf" | "viewerOf" | "putOrder"> => ({
  putOrder: async (order) => void (await Effect.runPromise(sqlOrders(db).insert(order, undefined))),
  eventsOf: (session) =>
    Effect.runPromise(
      db.ask(async (on) => {
        const rows = await on
          .selectFrom("tracking_events")
          .selectAll()
          .where("session_id", "=", session)
          .orderBy("at")
          .execute()
        return rows.map(({ verb, object_type, object_id }) => `${verb} ${object_type} ${object_id ?? ""}`)
      })
    ),
  viewerOf: (order) =>
    Effect.runPromise(
      db.ask(async (on) => {
        const row = await on
          .selectFrom("tracking_orders")
          .selectAll()
          .where("order_code", "=", order)
          .executeTakeFirst()
        return row?.session_id
      })
    )
})

const facts = (where: string, open: () => Promise<TrackingShop>) =>
  describe(`tracked events ${where}`, () => {
    let shop: TrackingShop
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const at = (ago: number) => ({ at: instant(shop.now - ago) })

    it("are stored once each, however often they come", async () => {
      const session = someSession()
      const events = [someEvent({ ...at(2), type: "home" }), someEvent({ ...at(1), objectId: "1002" })]
      expect(await run(shop.port.record({ session, events }))).toEqual({ stored: 2, dropped: 0 })
      expect(
        await run(shop.port.record({ session, events: [...events, someEvent({ ...at(0), verb: "add" })] }))
      ).toEqual({
        stored: 1,
        dropped: 0
      })
      expect(await shop.eventsOf(session)).toEqual([
        "view home 1001",
        "view product_detail 1002",
        "add product_detail 1001"
      ])
    })

    it("are stored once each, and counted for the first, if 30 calls bring them at once", async () => {
      const viewers = Array.from({ length: 10 }, () => ({
        session: someSession(),
        events: Array.from({ length: 20 }, (_, place) => someEvent({ ...at(place), objectId: String(place) }))
      }))
      const calls = [...viewers, ...viewers, ...viewers]
      const answers = await Promise.all(calls.map((batch) => run(shop.port.record(batch))))
      const stored = (place: number) => answers.filter((_, call) => call % 10 === place).map((answer) => answer.stored)
      for (const [place, { session }] of viewers.entries()) {
        expect(stored(place).toSorted((a, b) => a - b)).toEqual([0, 0, 20])
        expect(await shop.eventsOf(session)).toHaveLength(20)
      }
    })

    it("are dropped if they are older than 30 days or more than an hour ahead", async () => {
      const session = someSession()
      const [old, oldest, ahead, furthest] = [30 * dayMs + 60_000, 30 * dayMs - 60_000, -3_660_000, -3_540_000].map(
        (ago) => someEvent(at(ago))
      )
      const events = [old, oldest, ahead, furthest].flatMap((event) => event ?? [])
      expect(await run(shop.port.record({ session, events }))).toEqual({ stored: 2, dropped: 2 })
      expect(await shop.eventsOf(session)).toHaveLength(2)
    })

    it("join an order to the viewer who reported it first", async () => {
      const order = { ...someOrder(1), code: OrderCode("PDR-261120-8K3QX") }
      await shop.putOrder(order)
      const [first, second] = [someSession(), someSession()]
      for (const session of [first, second, first]) await run(shop.port.convert({ session, order: order.code }))
      expect(await shop.viewerOf(order.code)).toBe(first)
    })

    it("are joined to no order that does not exist", async () => {
      const order = OrderCode("PDR-261120-7K3QX")
      await run(shop.port.convert({ session: someSession(), order }))
      expect(await shop.viewerOf(order)).toBeUndefined()
    })
  })

facts("in memory", inMemory)

for (const engine of engines)
  facts(`stored by ${engine}`, async () => {
    const db = await freshDatabase(engine)
    return { port: trackingOver(sqlTracking(db), undefined, someNow), now: someNow, ...storedIn(db), close: db.close }
  })

facts("over HTTP", async () => {
  const { ask, shop, clock, close } = await openSpecShop()
  const send: Send = (service, path, { method, json, signal }) =>
    ask(serviceBases[service] + path, {
      method,
      signal,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json)
    })
  return { port: portOverHttp(send, trackingWire), now: clock.now(), ...storedIn(shop.db), close }
})

describe("stored events", () => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase("postgres")
  })
  afterAll(() => db.close())
  const monthsOf = (of: Db) =>
    Effect.runPromise(
      of.ask(async (on) => {
        const { rows } = await sql<{ name: string }>`
          select relname as name from pg_class where relname ~ '^tracking_events_\\d' and relkind = 'r' order by 1`.execute(
          on
        )
        return rows.map(({ name }) => name)
      })
    )

  const months = () => monthsOf(db)

  it("have partitions of this month and the next before any event comes", async () => {
    const own = await freshDatabase("postgres")
    for (const at of ["2026-11-20T05:00:00Z", "2026-12-31T23:59:59Z"])
      await Effect.runPromise(makeEventPartitions(own, instant(Date.parse(at))))
    expect(await monthsOf(own)).toEqual([
      "tracking_events_2026_11",
      "tracking_events_2026_12",
      "tracking_events_2027_01"
    ])
    await own.close()
  })

  it("have partitions that eight servers make at once, without a failure", async () => {
    const failures: Array<string> = []
    const own = await freshDatabase("postgres", {
      connections: 8,
      report: (failure) => void failures.push(String(failure))
    })
    for (const month of ["01", "03", "05", "07", "09", "11"]) {
      const at = instant(Date.parse(`2027-${month}-15T00:00:00Z`))
      await Promise.all(Array.from({ length: 8 }, () => Effect.runPromise(makeEventPartitions(own, at))))
    }
    expect(failures).toEqual([])
    expect(await monthsOf(own)).toHaveLength(12)
    await own.close()
  })

  it("stand in a partition for each month of UTC, which goes 13 months after its end", async () => {
    const store = sqlTracking(db)
    const moments = ["2026-10-31T23:59:59.999Z", "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"].map(Date.parse)
    const events = moments.map((at) => someEvent({ at: instant(at) }))
    expect(await Effect.runPromise(store.insert(someSession(), events, someNow))).toBe(3)
    expect(await months()).toEqual(["tracking_events_2026_10", "tracking_events_2026_11", "tracking_events_2026_12"])
    await Effect.runPromise(dropOldEvents(db, instant(Date.parse("2027-11-30T23:59:59Z"))))
    expect(await months()).toEqual(["tracking_events_2026_10", "tracking_events_2026_11", "tracking_events_2026_12"])
    await Effect.runPromise(dropOldEvents(db, instant(Date.parse("2027-12-01T00:00:00Z"))))
    expect(await months()).toEqual(["tracking_events_2026_11", "tracking_events_2026_12"])
  })
})
