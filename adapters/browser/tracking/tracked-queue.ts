import { Effect, Schema } from "effect"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { trackedBatch, trackingWire } from "#adapters/wire/window/tracking.wire.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import { hasAgreed } from "#core/tracking/consent.ts"
import { queueIn } from "#core/tracking/queue.rule.ts"
import { queueOver, type TrackedQueue } from "#core/tracking/queue.usecases.ts"
import { batchMost, EventId } from "#core/tracking/tracking-event.ts"
import { sessionId as session } from "../call-headers.ts"
import { browserStores } from "../storage.ts"

const encode = Schema.encodeSync(trackedBatch.schema)

/** What waits to be counted in this browser. Specification 7, Analytics; D-72. */
export const trackedQueue = (loadPort: LoadPort): TrackedQueue => {
  const store = browserStores.tracked
  const port = lazyEffects(() => loadPort("tracking"))
  // No caller waits for these, and what fails is missing in a figure alone.
  const run = (call: Effect.Effect<unknown, unknown>) => void Effect.runPromiseExit(call)
  const mayCount = () => hasAgreed(browserStores.consent)
  const { addOrder, ...queue } = queueOver({
    store,
    record: port.record,
    convert: port.convert,
    mayCount,
    session,
    newId: () => EventId(crypto.randomUUID())
  })
  return {
    ...queue,
    session,
    join: () => run(port.act({ session: session(), action: "login" })),
    convert: (order) => run(addOrder(order)),
    leave: () => {
      const events = queueIn(store.read()).slice(0, batchMost)
      if (events.length === 0 || !mayCount()) return
      const body = JSON.stringify(encode(trackedBatch.to({ session: session(), events })))
      navigator.sendBeacon(
        serviceBases.analytics + trackingWire.record.path,
        new Blob([body], { type: "application/json" })
      )
    }
  }
}
