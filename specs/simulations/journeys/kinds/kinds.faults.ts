import { instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import { isSelfCheckout } from "#core/orders/order.ts"
import type { Books } from "../books.ts"
import type { Broken } from "../promises.ts"
import type { Sandbox } from "../stage.ts"
import { egiftFaults, type Memory } from "./egift.faults.ts"
import { aheadNames } from "./goods.ts"
import { letterFaults } from "./letter.faults.ts"

type Fault = Omit<Broken, "at">

interface Known {
  readonly stage: Sandbox
  readonly memory: Memory
}

const day = 86_400_000

/** What does not hold of pre-orders, e-gifts, stores and letters. */
export const kindFaults = (books: Books, { stage, memory }: Known): ReadonlyArray<Fault> => [
  ...aheadFaults(books, stage),
  ...egiftFaults(books, { seen: stage.seen, memory }),
  ...fetchFaults(books, stage),
  ...letterFaults(books)
]

const aheadFaults = (books: Books, stage: Sandbox): ReadonlyArray<Fault> => {
  const { seen } = stage
  if (aheadNames.some((name) => stage.releaseOf(name) !== undefined && books.stock.get(name) === 0))
    seen.add("a quota of a pre-order is used up")
  return books.orders.flatMap(({ id, code, status }): ReadonlyArray<Fault> => {
    const ahead = books.lines.filter((line) => line.order_id === id && line.goods.preOrder)
    if (ahead.length === 0) return []
    const log = books.events.filter((event) => event.order_id === id)
    const promised = Math.max(...ahead.map(({ goods }) => goods.deliveryDate ?? 0))
    const leaves = log.findIndex(({ from_status: from, to_status: to }) => from !== to && to === "processing")
    const postponed = log.findLastIndex(({ type }) => type === "release.postponed")
    const { at: left, actor } = log[leaves] ?? {}
    if (postponed >= 0) seen.add("a pre-order comes later")
    if (left !== undefined)
      seen.add(actor === "clock" ? "a pre-order is packed on its day" : "a pre-order is packed before its day")
    const to = log.slice(0, leaves < 0 ? undefined : leaves).findLast(({ type }) => type === "release.postponed")?.note
    const from = to ? startOfJakartaDay(to) : startOfJakartaDay(jakartaDay(instant(promised)))
    const early = Math.max(...ahead.map((line) => stage.releasedEarly(line.combination_id) ?? Number.POSITIVE_INFINITY))
    const isEarly = left !== undefined && Number(left) < from && !(actor === "staff" && Number(left) >= early)
    const cancelled = log.findIndex(({ type }) => type === "order.cancelled")
    const wasPaid = log.slice(0, cancelled).some(({ to_status: to }) => to === "waiting_release")
    const refunds = log.filter(({ type }) => type === "order.refunded").length
    const isOwed = postponed >= 0 && cancelled > postponed && wasPaid
    return [
      ...(isEarly
        ? [
            {
              promise: "J22",
              detail: `${code} left at ${momentOf(left)}, not before ${momentOf(from)} expected`
            } as const
          ]
        : []),
      ...(postponed >= 0 && refunds > 1
        ? [{ promise: "J23", detail: `${refunds} refunds of ${code}, at most 1 expected` } as const]
        : []),
      ...(isOwed && (refunds !== 1 || status !== "refunded")
        ? [{ promise: "J23", detail: `${code} is ${status} with ${refunds} refunds, refunded once expected` } as const]
        : [])
    ]
  })
}

const fetchFaults = ({ orders, events }: Books, { clock, seen }: Sandbox): ReadonlyArray<Fault> =>
  orders.flatMap(({ id, code, status, delivery }): ReadonlyArray<Fault> => {
    const log = events.filter((event) => event.order_id === id)
    const atOf = (type: string) => log.flatMap((event) => (event.type === type ? [Number(event.at)] : []))
    const collected = atOf("pickup.collected")
    const [[readied], missed, refunds] = [atOf("pickup.readied"), atOf("pickup.missed"), atOf("order.refunded")]
    const out: ReadonlyArray<Fault> =
      collected.length > (delivery.kind === "pickup" ? 1 : 0)
        ? [
            {
              promise: "J27",
              detail: `${code} was let out ${collected.length} times, at most once from a store expected`
            }
          ]
        : []
    const isOver = status === "refunded" && missed.length === 1 && refunds.length === 1
    if (missed.length > 0) seen.add("an order is not fetched")
    if (missed.length === 0) {
      const isForgotten = status === "ready_for_pickup" && readied !== undefined && clock.now() >= readied + 4 * day
      return isForgotten
        ? [...out, { promise: "J28", detail: `${code} still waits four days after it was ready, its refund expected` }]
        : out
    }
    const isInTime =
      readied !== undefined && Math.min(...missed) >= readied + 3 * day && Math.max(...refunds) <= readied + 4 * day
    return isOver && isInTime && !isSelfCheckout(delivery)
      ? out
      : [
          ...out,
          {
            promise: "J28",
            detail: `${code} is ${status}, not fetched ${missed.length} times, refunded ${refunds.length} times; each once, after 3 and within 4 days, expected`
          }
        ]
  })

const momentOf = (at: unknown): string => new Date(Number(at)).toISOString()
