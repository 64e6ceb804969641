import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import { memoryTracking } from "#adapters/memory/window/tracking.memory.ts"
import { instant } from "#core/kernel/moment.ts"
import { OrderCode } from "#core/orders/order.ts"
import { type Consent, consentIn, consentText, hasAgreed } from "#core/tracking/consent.ts"
import { ordersIn, queueIn } from "#core/tracking/queue.rule.ts"
import { type QueueParts, queueOver, type StoredQueue } from "#core/tracking/queue.usecases.ts"
import { trackingMachineOver } from "#core/tracking/tracking.machine.ts"
import { trackingOver } from "#core/tracking/tracking.usecases.ts"
import { viewTracking } from "#core/tracking/tracking.view.ts"
import { EventId, type SessionId } from "#core/tracking/tracking-event.ts"
import { cachedMachines } from "../seen-machines.ts"
import { type Fate, overLine } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { someNow } from "./some-events.ts"

type Machine = ReturnType<typeof trackingMachineOver>

/** A mistake put into the queue on purpose. */
export interface TrackingMutant {
  readonly says: string
  readonly machine?: (machine: Machine) => Machine
  readonly parts?: (parts: QueueParts) => QueueParts
  /** Whether a refusal deletes what waits. */
  readonly clears?: false
}

/** What another tab has answered is heard so much later. */
const delayMs = 40
const text = "a1"
const viewer = "00000000-0000-4000-8000-000000000000" as SessionId
const machines = cachedMachines<StoredQueue, Machine>()
const idOf = (place: number): EventId => EventId(`00000000-0000-4000-8000-${String(place).padStart(12, "0")}`)

/** One browser with its tabs and a shop: what was noted, by what the viewer had answered, and what the shop has stored. */
export const openTrackedBrowser = ({
  answer,
  fate,
  mutant,
  inspect
}: {
  readonly answer: Consent | undefined
  readonly fate: () => Fate
  readonly mutant: TrackingMutant | undefined
  readonly inspect: ((seen: InspectionEvent) => void) | undefined
}) => {
  const clock = new VirtualClock(someNow)
  const shop = memoryTracking()
  const reported: Array<string> = []
  let [list, consent]: [string | undefined, string | undefined] = [undefined, answer && consentText(answer, text)]
  let [isOnline, ids] = [true, 0]
  /** Things done while the viewer agreed; owed as long as no refusal has come since. */
  const [agreed, owed, owedOrders] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const tabs: Array<ReturnType<typeof openTab>> = []
  const answered = (): Consent | undefined => consentIn({ read: () => consent }, text)
  const record: QueueParts["record"] = (batch) => trackingOver(shop, undefined, instant(clock.now())).record(batch)

  const openTab = (place: number) => {
    const line = overLine(
      { record, convert: ({ order }) => Effect.sync(() => void reported.push(order)) } satisfies Pick<
        QueueParts,
        "record" | "convert"
      >,
      clock,
      () => (isOnline ? fate() : { ...fate(), lost: "call" })
    )
    const parts: QueueParts = {
      ...line.port,
      store: {
        read: () => list,
        write: (next) => {
          list = next
        },
        clear: () => {
          if (mutant?.clears !== false) list = undefined
        },
        alone: async (step) => step()
      },
      mayCount: () => hasAgreed({ read: () => consent }),
      session: () => viewer,
      newId: () => idOf(ids++)
    }
    const queue = queueOver(mutant?.parts?.(parts) ?? parts)
    const machine = machines(`${place} ${mutant?.says}`, queue, (port) => {
      const made = trackingMachineOver(port)
      return mutant?.machine?.(made) ?? made
    })
    const actor = createActor(machine, { clock, input: { consent: answered() }, ...(inspect && { inspect }) }).start()
    if (!isOnline) actor.send({ type: "connection.lost" })
    let isGone = false
    return {
      most: line.most,
      state: () => actor.getSnapshot().value,
      notes: (objectId: string) => {
        if (answered() === "yes") agreed.add(objectId)
        if (answered() === "yes" && viewTracking(actor.getSnapshot()).isOn) owed.add(objectId)
        const noted = { verb: "view", type: "product_detail", objectId } as const
        actor.send({ type: "event.noted", noted, at: instant(clock.now()) })
      },
      /** Its page reports it beside its own view, if it counts. */
      orders: (code: string) => {
        if (!viewTracking(actor.getSnapshot()).isOn) return
        if (answered() === "yes") owedOrders.add(code)
        void Effect.runPromise(queue.addOrder(OrderCode(code)))
      },
      hears: () => {
        const now = answered()
        if (!isGone && now) actor.send({ type: now === "yes" ? "consent.given" : "consent.refused" })
      },
      line: () => actor.send({ type: isOnline ? "connection.returned" : "connection.lost" }),
      /** The browser sends what waits though the page is left. */
      leaves: () => {
        const events = queueIn(list).slice(0, 50)
        if (events.length > 0 && isOnline && hasAgreed({ read: () => consent }))
          Effect.runSync(record({ session: viewer, events }).pipe(Effect.orElseSucceed(() => undefined)))
        isGone = true
        actor.stop()
      }
    }
  }
  return {
    clock,
    tabs,
    answered,
    agreed,
    owed,
    owedOrders,
    reported,
    waiting: () => queueIn(list).length + ordersIn(list).length,
    stored: () => shop.events().map(({ objectId = "" }) => objectId),
    open: (place: number) => {
      tabs[place] = openTab(place)
    },
    answers: (tab: number, next: Consent) => {
      consent = consentText(next, text)
      if (next === "no") {
        for (const one of [owed, owedOrders]) one.clear()
        if (mutant?.clears !== false) list = undefined
      }
      tabs[tab]?.hears()
      clock.setTimeout(() => {
        for (const [place, one] of tabs.entries()) if (place !== tab) one.hears()
      }, delayMs)
    },
    line: (online: boolean) => {
      if (isOnline === online) return
      isOnline = online
      for (const one of tabs) one.line()
    }
  }
}

/** A call that never reaches the shop counts as answered. */
export const believesLost = (parts: QueueParts): QueueParts => ({
  ...parts,
  record: (batch) =>
    Effect.catchTag(parts.record(batch), "Unavailable", () => Effect.succeed({ stored: 0, dropped: 0 }))
})

/** What is sent again has other ids. */
export const renamesEvents = (parts: QueueParts): QueueParts => ({
  ...parts,
  record: (batch) => parts.record({ ...batch, events: batch.events.map((event) => ({ ...event, id: parts.newId() })) })
})

/** A lost report of an order is forgotten. */
export const forgetsOrders = (parts: QueueParts): QueueParts => ({
  ...parts,
  convert: (conversion) => Effect.catchTag(parts.convert(conversion), "Unavailable", () => Effect.void)
})
