import type { Order } from "#core/orders/order.ts"
import type { Stage } from "./stage.ts"

/** What the shop has in its books: orders as they stand, units left, by combination. */
export const booksOf = async ({ shop: { db }, run }: Stage) => {
  const orders = await run(
    db.ask((on) => on.selectFrom("orders").selectAll().orderBy("placed_at").orderBy("code").execute())
  )
  const lines = await run(db.ask((on) => on.selectFrom("order_lines").selectAll().execute()))
  const stock = await run(db.ask((on) => on.selectFrom("combinations").select(["id", "stock"]).execute()))
  const events = await run(
    db.ask((on) => on.selectFrom("order_events").selectAll().orderBy("order_id").orderBy("position").execute())
  )
  return { orders, lines, stock: new Map(stock.map(({ id, stock: units }) => [id, units])), events }
}

type Books = Awaited<ReturnType<typeof booksOf>>

/** Money that came in, by the order it was for. */
export interface Transferred {
  readonly order: Order["code"]
  readonly amount: number
}

/** What does not hold of the books, each as a sentence with its source. */
export const faultsIn = (
  { orders, lines, stock }: Books,
  before: Readonly<Record<string, number>>,
  transferred: ReadonlyArray<Transferred>
): ReadonlyArray<string> => {
  const ended = new Set(
    orders.filter(({ status }) => status === "expired" || status === "cancelled").map(({ id }) => id)
  )
  const heldOf = (combination: string): number =>
    lines
      .filter((line) => line.combination_id === combination && !ended.has(line.order_id))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const stockFaults = Object.entries(before).flatMap(([name, units]) => {
    const [left, held] = [stock.get(name) ?? 0, heldOf(name)]
    return left + held === units && left >= 0
      ? []
      : [`J1 stock is exact (D-25b, D-63): of ${units} ${name} ${left} are left and ${held} are ordered`]
  })
  const moneyFaults = orders.flatMap(({ code, steps, totals, payable }) => {
    const sum = steps.reduce((all, { amount }) => all + amount, 0)
    return sum === totals.payable && payable === totals.payable
      ? []
      : [`J2 the steps of ${code} add up to what is asked (D-26, D-56): ${sum}, ${totals.payable}, ${payable}`]
  })
  const paidFaults = orders.flatMap(({ code, payable, payment_state: state }) => {
    const exact = transferred.some((one) => one.order === code && one.amount === payable)
    return state === "paid" && !exact ? [`J3 what is paid is what was asked (D-56): ${code}`] : []
  })
  const twice = orders.length - new Set(orders.map((order) => order.checkout_id)).size
  const onceFaults = twice > 0 ? [`J4 one order a key (D-63): ${twice} too many`] : []
  return [...stockFaults, ...moneyFaults, ...paidFaults, ...onceFaults]
}
