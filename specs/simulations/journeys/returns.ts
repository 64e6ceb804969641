import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { returnsWire } from "#adapters/wire/selling/returns.wire.ts"
import { LineId } from "#core/cart/cart.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { type Books, claimsOf, linesOf, ordersOf } from "./books.ts"
import type { Held } from "./browser.ts"
import type { Broken } from "./promises.ts"
import type { Sandbox } from "./stage.ts"

type Fault = Omit<Broken, "at">

const account = { kind: "bank", bank: "BCA", number: "0123456789", holder: "Rani" } as const

/**
 * A day of returns: some buyers of what has arrived send their first goods back, and staff decide the claims of the day before, two of
 * three for the buyer. D-62b.
 */
export const runReturns = async (
  stage: Sandbox,
  held: ReadonlyArray<Held & { readonly by: number }>
): Promise<void> => {
  const { ops, db } = stage.shop
  const orders = await ordersOf(stage)
  const [lines, claims] = [await linesOf(stage), await claimsOf(stage)]
  const placeOf = new Map(orders.map(({ id }, place) => [id, place]))
  for (const { order_id: id, state } of claims) {
    const order = orders.find((one) => one.id === id)
    if (order === undefined || state !== "open") continue
    const which = { code: order.code as OrderCode, name: "kasir" }
    await stage.run(
      (placeOf.get(id) ?? 0) % 3 === 0 ? ops.refuse({ ...which, words: "Segelnya terbuka." }) : ops.accept(which)
    )
  }
  for (const [place, { id, code, status, delivery }] of orders.entries()) {
    const by = held.find((one) => one.code === code)
    const line = lines.find((one) => one.order_id === id && one.gift === null)
    const isClaimed = claims.some(({ order_id: of }) => of === id)
    const hasArrived = (status === "delivered" && delivery.kind === "ship") || status === "picked_up"
    if (!hasArrived || place % 2 === 1 || by === undefined || line === undefined || isClaimed) continue
    const photo = `photo-${code}`
    const row = { id: photo, order_id: id, created_at: new Date(stage.clock.now()).toISOString() }
    await stage.run(
      db.ask((on) =>
        on
          .insertInto("receipts")
          .values(row)
          .onConflict((same) => same.doNothing())
          .execute()
      )
    )
    const returns = portOverHttp(stage.sendOf(by.by, new Map()), returnsWire)
    await new Promise<void>((done) => {
      stage.hears(
        returns.claim({
          code: by.code,
          key: by.key,
          claim: {
            reason: "damaged",
            lines: [{ line: LineId(line.id), quantity: line.quantity }],
            photos: [ReceiptId(photo)],
            refund: account
          }
        }),
        () => done()
      )
    })
  }
}

const arrivals: ReadonlySet<string> = new Set(["delivered", "picked_up", "completed"])

/** What does not hold of returns: a decision stands in the log, once, after the arrival; what it gives back was paid. */
export const returnFaults = ({ orders, events, claims }: Books): ReadonlyArray<Fault> =>
  claims.flatMap(({ order_id: id, state, amount }): ReadonlyArray<Fault> => {
    const of = (type: string) => events.filter((event) => event.order_id === id && event.type === type).length
    const order = orders.find((one) => one.id === id)
    const expected = [1, state === "accepted" ? 1 : 0, state === "refused" ? 1 : 0]
    const logged = [of("return.claimed"), of("return.accepted"), of("return.refused")]
    const log = events.filter((event) => event.order_id === id)
    const arrived = log.findIndex(({ to_status: to }) => arrivals.has(to))
    const isAfter = arrived >= 0 && arrived < log.findIndex(({ type }) => type === "return.claimed")
    const isPaid = (amount ?? 0) <= (order?.payable ?? 0)
    return `${logged}` === `${expected}` && isPaid && isAfter
      ? []
      : [
          {
            promise: "J19",
            detail: `the return of ${order?.code} is ${state} with Rp${amount} of Rp${order?.payable}: claimed, accepted, refused ${logged} times, ${expected} expected after its arrival`
          }
        ]
  })

/** Points that a return moves, and what an order earns after it. One point for every Rp50.000, of goods that stay. D-29. */
export const returnedPoints = (
  { lines, events, claims }: Books,
  { id, totals }: Pick<Books["orders"][number], "id" | "totals">,
  spent: number
): { readonly moved: number; readonly earns: number } => {
  const claim = claims.find((one) => one.order_id === id && one.state === "accepted")
  // Gift cards earn nothing. D-22.
  const cards = lines.reduce((all, one) => (one.order_id === id && one.goods.giftCard ? all + one.total : all), 0)
  const whole = Math.floor((totals.afterDiscount - cards) / 50_000)
  if (claim === undefined) return { moved: 0, earns: whole }
  const own = lines.filter((line) => line.order_id === id && line.gift === null)
  const sum = (some: typeof own) => some.reduce((all, { total }) => all + total, 0)
  const back = sum(own.filter((line) => claim.lines.some((one) => one.line === line.id)))
  const stays = Math.floor(Math.max(0, totals.afterDiscount - (claim.amount ?? 0)) / 50_000)
  const log = events.filter(({ order_id: of }) => of === id).map(({ type, to_status: to }) => ({ type, to }))
  const completedAt = log.findIndex(({ type, to }) => to === "completed" && !type.startsWith("return."))
  const wasCompleted = completedAt >= 0 && completedAt < log.findIndex(({ type }) => type === "return.accepted")
  const returned = Math.floor((spent * back) / sum(own))
  return { moved: returned - (wasCompleted ? whole - stays : 0), earns: wasCompleted ? whole : stays }
}
