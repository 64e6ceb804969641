import { sql } from "kysely"
import { jakartaDay } from "#core/kernel/moment.ts"
import type { Order } from "#core/orders/order.ts"
import type { Stocks } from "../../orders/selling-shop.ts"
import { discountFaults } from "./discounts.ts"
import { store } from "./kinds/goods.ts"
import type { Broken, PromiseId } from "./promises.ts"
import { returnFaults } from "./returns.ts"
import type { Sandbox } from "./stage.ts"

/** Orders as they stand, the oldest first. */
export const ordersOf = ({ shop: { db }, run }: Sandbox) =>
  run(db.ask((on) => on.selectFrom("orders").selectAll().orderBy("placed_at").orderBy("code").execute()))

export const linesOf = ({ shop: { db }, run }: Sandbox) =>
  run(db.ask((on) => on.selectFrom("order_lines").selectAll().execute()))

export const claimsOf = ({ shop: { db }, run }: Sandbox) =>
  run(db.ask((on) => on.selectFrom("order_returns").selectAll().orderBy("at").execute()))

/** What the shop has in its books: orders, units left here and in its store, members, e-gifts, letters, codes that were sent. */
export const booksOf = async (stage: Sandbox) => {
  const { shop, run } = stage
  const { db } = shop
  const events = await run(
    db.ask((on) => on.selectFrom("order_events").selectAll().orderBy("order_id").orderBy("position").execute())
  )
  const stock = await run(db.ask((on) => on.selectFrom("combinations").select(["id", "stock"]).execute()))
  const storeStock = await run(db.ask((on) => on.selectFrom("store_stock").selectAll().execute()))
  const members = await run(
    db.ask((on) =>
      on
        .selectFrom("members")
        .select(["id", "user_name", "email", "phone_e164", "fails", "known_fails", "points"])
        .execute()
    )
  )
  const { rows: letters } = await run(
    db.ask((on) =>
      sql<{ readonly kind: string; readonly to: string; readonly order: string | null }>`
        select payload ->> 'kind' as kind, payload ->> 'to' as to, payload -> 'values' ->> 'code' as order
        from outbox where payload ->> 'kind' ~ '^(order|return|egift)-'`.execute(on)
    )
  )
  return {
    orders: await ordersOf(stage),
    lines: await linesOf(stage),
    claims: await claimsOf(stage),
    events,
    /** Orders that ended without their goods at some moment, also if their money went back since. */
    ended: new Set(
      events.filter(({ to_status: to }) => to === "expired" || to === "cancelled").map(({ order_id: order }) => order)
    ),
    stock: new Map<string, number>(stock.map(({ id, stock: units }) => [id, units])),
    storeStock,
    members,
    letters,
    egifts: await run(db.ask((on) => on.selectFrom("egifts").selectAll().orderBy("id").execute())),
    points: await run(db.ask((on) => on.selectFrom("point_entries").selectAll().orderBy("id").execute())),
    vouchers: await run(db.ask((on) => on.selectFrom("vouchers").selectAll().execute())),
    uses: await run(db.ask((on) => on.selectFrom("voucher_uses").selectAll().execute())),
    sends: await run(db.ask((on) => on.selectFrom("code_sends").select(["day", "sends"]).execute()))
  }
}

export type Books = Awaited<ReturnType<typeof booksOf>>
type Fault = Omit<Broken, "at">

/** Money that came in, by the order it was for. */
export interface Transferred {
  readonly order: Order["code"]
  readonly amount: number
  /** As the bank names it. */
  readonly reference: string
}

/** Units that the shop began with. */
export interface Begun {
  readonly web: Stocks
  /** Of its store. */
  readonly inStore: Readonly<Record<string, number>>
}

/** What does not hold of the books. */
export const faultsIn = (books: Books, begun: Begun, transferred: ReadonlyArray<Transferred>): ReadonlyArray<Fault> => [
  ...stockFaults(books, begun),
  ...orderFaults(books, transferred),
  ...books.orders.flatMap((order) => [...kindFaults(books, order), ...feeFaults(order)]),
  ...memberFaults(books),
  ...discountFaults(books),
  ...returnFaults(books)
]

/** What is picked up in a store or scanned there comes from its own stock. D-65, D-66. */
const stockFaults = ({ orders, lines, stock, storeStock, ended }: Books, { web, inStore }: Begun) => {
  const ofStore = new Set(orders.filter(({ delivery }) => delivery.kind === "pickup").map(({ id }) => id))
  const heldOf = (combination: string, isStores: boolean): number =>
    lines
      .filter((line) => line.combination_id === combination && !ended.has(line.order_id))
      .filter((line) => ofStore.has(line.order_id) === isStores)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const faultOf = (promise: PromiseId, name: string, units: number, left: number, held: number) =>
    left + held === units && left >= 0
      ? []
      : [{ promise, detail: `of ${units} ${name} ${held} are ordered and ${left} are left, ${units - held} expected` }]
  const leftIn = (combination: string, isOurs: boolean): number =>
    storeStock
      .filter((one) => one.combination_id === combination && (one.store_id === store.id) === isOurs)
      .reduce((sum, { stock: units }) => sum + units, 0)
  return [
    ...Object.entries(web).flatMap(([name, goods]): ReadonlyArray<Fault> => {
      const { units, releasedAt } = typeof goods === "number" ? { units: goods, releasedAt: undefined } : goods
      return faultOf(releasedAt ? "J21" : "J1", name, units, stock.get(name) ?? 0, heldOf(name, false))
    }),
    ...Object.keys(web).flatMap(
      (name): ReadonlyArray<Fault> => [
        ...faultOf("J20", name, inStore[name] ?? 0, leftIn(name, true), heldOf(name, true)),
        ...faultOf("J20", `${name} of another store`, 0, leftIn(name, false), 0)
      ]
    )
  ]
}

const orderFaults = ({ orders, events }: Books, transferred: ReadonlyArray<Transferred>): ReadonlyArray<Fault> => {
  const money = orders.flatMap(({ code, steps, totals, payable }): ReadonlyArray<Fault> => {
    const sum = steps.reduce((all, { amount }) => all + amount, 0)
    return sum === totals.payable && payable === totals.payable
      ? []
      : [
          {
            promise: "J2",
            detail: `the steps of ${code} come to Rp${sum}, its total says Rp${totals.payable}, and Rp${payable} is asked; one amount expected`
          }
        ]
  })
  const paid = orders.flatMap(
    ({ code, payable, payment_method: method, payment_state: state }): ReadonlyArray<Fault> => {
      const isExact = transferred.some((one) => one.order === code && one.amount === payable)
      return state === "paid" && method !== "cod" && !isExact
        ? [
            {
              promise: "J3",
              detail: `${code} is paid, and Rp${payable} never came; a transfer of that amount expected`
            }
          ]
        : []
    }
  )
  const cash = orders.flatMap(({ id, code, payment_method: method, payment_state: state }): ReadonlyArray<Fault> => {
    const isThere = events.some(({ order_id, type }) => order_id === id && type === "parcel.delivered")
    return method === "cod" && (state === "paid") !== isThere
      ? [
          {
            promise: "J18",
            detail: `${code} is ${state} and its parcel ${isThere ? "has" : "has not"} come, ${isThere ? "paid" : "not paid"} expected`
          }
        ]
      : []
  })
  const twice = orders.length - new Set(orders.map((order) => order.checkout_id)).size
  return [
    ...(twice > 0
      ? [{ promise: "J4", detail: `${twice} orders of a checkout that has one, 0 expected` } as const]
      : []),
    ...money,
    ...paid,
    ...cash
  ]
}

/** An e-gift, a pre-order of each day, and ordinary goods are kinds of their own; gifts stand with all of them. */
const kindFaults = ({ lines }: Books, { id, code }: Books["orders"][number]): ReadonlyArray<Fault> => {
  const kinds = lines
    .filter(({ order_id: of, gift }) => of === id && gift === null)
    .map(({ goods: { giftCard, preOrder, deliveryDate } }) => {
      if (giftCard) return "an e-gift"
      return preOrder ? `pre-orders of ${deliveryDate && jakartaDay(deliveryDate)}` : "ordinary goods"
    })
  const different = [...new Set(kinds)]
  return different.length < 2
    ? []
    : [{ promise: "J33", detail: `${code} holds ${different.join(" and ")}, one kind expected` }]
}

/** From so much of goods on the couriers of journeys cost nothing. Requirement 449. */
const freeFrom = 200_000

const feeFaults = ({ code, steps, totals, delivery }: Books["orders"][number]): ReadonlyArray<Fault> => {
  if (delivery.kind !== "ship" || totals.goods < freeFrom) return []
  const of = (rule: string) => steps.reduce((all, step) => (step.rule === rule ? all + step.amount : all), 0)
  const [fee, freed] = [of("shipping"), -of("free-shipping")]
  return fee === freed
    ? []
    : [
        {
          promise: "J34",
          detail: `${code} has goods of Rp${totals.goods}, and Rp${freed} of Rp${fee} are freed, all expected`
        }
      ]
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
    ...(twice > 0
      ? [{ promise: "J13", detail: `${twice} names, addresses or numbers are taken twice, 0 expected` } as const]
      : []),
    ...many.map(
      ({ day, sends: some }): Fault => ({
        promise: "J11",
        detail: `${some} codes on ${day}, at most ${mostSends} expected`
      })
    ),
    ...over.map(
      (fails): Fault => ({
        promise: "J12",
        detail: `${fails} wrong passwords in a row were counted, at most ${lockedAt} expected`
      })
    )
  ]
}
