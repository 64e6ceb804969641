import type { Order } from "#core/orders/order.ts"
import { discountFaults } from "./discounts.ts"
import type { Broken } from "./promises.ts"
import { returnFaults } from "./returns.ts"
import type { Sandbox } from "./stage.ts"

/** What the shop has in its books: orders as they stand, units left by combination, members, codes that were sent. */
export const booksOf = async ({ shop: { db }, run }: Sandbox) => {
  const orders = await run(
    db.ask((on) => on.selectFrom("orders").selectAll().orderBy("placed_at").orderBy("code").execute())
  )
  const lines = await run(db.ask((on) => on.selectFrom("order_lines").selectAll().execute()))
  const stock = await run(db.ask((on) => on.selectFrom("combinations").select(["id", "stock"]).execute()))
  const events = await run(
    db.ask((on) => on.selectFrom("order_events").selectAll().orderBy("order_id").orderBy("position").execute())
  )
  const members = await run(
    db.ask((on) =>
      on
        .selectFrom("members")
        .select(["id", "user_name", "email", "phone_e164", "fails", "known_fails", "points"])
        .execute()
    )
  )
  const sends = await run(db.ask((on) => on.selectFrom("code_sends").select(["day", "sends"]).execute()))
  const points = await run(db.ask((on) => on.selectFrom("point_entries").selectAll().orderBy("id").execute()))
  const vouchers = await run(db.ask((on) => on.selectFrom("vouchers").selectAll().execute()))
  const uses = await run(db.ask((on) => on.selectFrom("voucher_uses").selectAll().execute()))
  const claims = await run(db.ask((on) => on.selectFrom("order_returns").selectAll().orderBy("at").execute()))
  return {
    claims,
    points,
    vouchers,
    uses,
    orders,
    lines,
    stock: new Map(stock.map(({ id, stock: units }) => [id, units])),
    events,
    members,
    sends
  }
}

type Books = Awaited<ReturnType<typeof booksOf>>
type Fault = Omit<Broken, "at">

/** Money that came in, by the order it was for. */
export interface Transferred {
  readonly order: Order["code"]
  readonly amount: number
}

/** What does not hold of the books. */
export const faultsIn = (
  books: Books,
  before: Readonly<Record<string, number>>,
  transferred: ReadonlyArray<Transferred>
): ReadonlyArray<Fault> => [
  ...stockFaults(books, before),
  ...orderFaults(books, transferred),
  ...memberFaults(books),
  ...discountFaults(books),
  ...returnFaults(books)
]

const stockFaults = ({ orders, lines, stock }: Books, before: Readonly<Record<string, number>>) => {
  const ended = new Set(
    orders.filter(({ status }) => status === "expired" || status === "cancelled").map(({ id }) => id)
  )
  const heldOf = (combination: string): number =>
    lines
      .filter((line) => line.combination_id === combination && !ended.has(line.order_id))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return Object.entries(before).flatMap(([name, units]): ReadonlyArray<Fault> => {
    const [left, held] = [stock.get(name) ?? 0, heldOf(name)]
    return left + held === units && left >= 0
      ? []
      : [{ promise: "J1", detail: `of ${units} ${name} ${left} are left and ${held} are ordered` }]
  })
}

const orderFaults = ({ orders, events }: Books, transferred: ReadonlyArray<Transferred>): ReadonlyArray<Fault> => {
  const money = orders.flatMap(({ code, steps, totals, payable }): ReadonlyArray<Fault> => {
    const sum = steps.reduce((all, { amount }) => all + amount, 0)
    return sum === totals.payable && payable === totals.payable
      ? []
      : [{ promise: "J2", detail: `${sum}, ${totals.payable} and ${payable} of ${code}` }]
  })
  const paid = orders.flatMap(
    ({ code, payable, payment_method: method, payment_state: state }): ReadonlyArray<Fault> => {
      const isExact = transferred.some((one) => one.order === code && one.amount === payable)
      return state === "paid" && method !== "cod" && !isExact ? [{ promise: "J3", detail: code }] : []
    }
  )
  const cash = orders.flatMap(({ id, code, payment_method: method, payment_state: state }): ReadonlyArray<Fault> => {
    const isThere = events.some(({ order_id, type }) => order_id === id && type === "parcel.delivered")
    return method === "cod" && (state === "paid") !== isThere ? [{ promise: "J18", detail: `${code} is ${state}` }] : []
  })
  const twice = orders.length - new Set(orders.map((order) => order.checkout_id)).size
  return [...(twice > 0 ? [{ promise: "J4", detail: `${twice} too many` } as const] : []), ...money, ...paid, ...cash]
}

const mostSends = 5
const lockedAt = 5

const memberFaults = ({ members, sends }: Books): ReadonlyArray<Fault> => {
  const names = members.flatMap(({ user_name: name, email, phone_e164: phone }) => [
    `user name ${name.toLowerCase()}`,
    `address ${email.toLowerCase()}`,
    `number ${phone}`
  ])
  const twice = names.length - new Set(names).size
  const many = sends.filter(({ sends: some }) => some > mostSends)
  const over = members
    .map(({ fails, known_fails: known }) => Math.max(fails, known))
    .filter((fails) => fails > lockedAt)
  return [
    ...(twice > 0 ? [{ promise: "J13", detail: `${twice} names are taken twice` } as const] : []),
    ...many.map(({ day, sends: some }): Fault => ({ promise: "J11", detail: `${some} on ${day}` })),
    ...over.map((fails): Fault => ({ promise: "J12", detail: `${fails} were counted` }))
  ]
}
