import { Effect, Exit } from "effect"
import { countSales } from "#adapters/postgres/discovery/sales.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sweep } from "#adapters/postgres/housekeeping.sql.ts"
import { dropOldEvents, makeEventPartitions } from "#adapters/postgres/tracking/tracking.sql.ts"
import type { NotifyOpsPort } from "#core/catalogue/notify/notify-me.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { EgiftOpsPort } from "#core/orders/egift/egift.port.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import type { Job } from "./jobs.ts"

interface Parts {
  readonly db: Db
  readonly ops: OpsPort
  readonly telling: NotifyOpsPort
  readonly gifting: EgiftOpsPort
  readonly now: () => Instant
  readonly removeReceipt: (id: string) => Promise<void>
}

const secondMs = 1_000
const hourMs = 3_600_000

/** What the shop's clock does by itself. D-49, D-56, D-62. */
export const sellingJobs = ({ db, ops, telling, gifting, now, removeReceipt }: Parts): ReadonlyArray<Job> => [
  {
    // Deadlines of payments, dates of pre-orders, parcels that came a week ago.
    name: "orders",
    everyMs: 2 * secondMs,
    run: Effect.gen(function* () {
      const due = yield* ops.due({})
      // An order that cannot move now does not delay the others; the failure was reported where it happened.
      const turned = yield* Effect.forEach(due, (code) => Effect.exit(ops.turn({ code })))
      return turned.some((exit) => Exit.isSuccess(exit) && exit.value.moved)
    })
  },
  {
    // 09.00 WIB of their day, or as soon as they are paid.
    name: "e-gifts",
    everyMs: 2 * secondMs,
    run: Effect.gen(function* () {
      const due = yield* gifting.due({})
      const sent = yield* Effect.forEach(due, (code) => Effect.exit(gifting.send({ code })))
      return sent.some((exit) => Exit.isSuccess(exit) && exit.value.sent > 0)
    })
  },
  {
    name: "back in stock",
    everyMs: 10 * secondMs,
    run: Effect.map(
      Effect.suspend(() => telling.notifyWaiting({ now: now() })),
      ({ messages }) => messages > 0
    )
  },
  {
    name: "sales",
    everyMs: hourMs,
    run: Effect.as(
      Effect.suspend(() => countSales(db, now())),
      false
    )
  },
  {
    name: "sweeping",
    everyMs: hourMs,
    run: Effect.gen(function* () {
      const { receipts, more } = yield* Effect.suspend(() => sweep(db, now()))
      yield* Effect.suspend(() => makeEventPartitions(db, now()))
      yield* Effect.suspend(() => dropOldEvents(db, now()))
      yield* Effect.forEach(receipts, (id) => Effect.promise(() => removeReceipt(id)))
      return more
    })
  }
]
