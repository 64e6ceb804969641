import { throwsOf } from "#adapters/memory/seeded-dice.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Order } from "#core/orders/order.ts"
import type { BankId } from "#core/orders/payment.ts"
import { someNow } from "../../arbitraries.ts"
import { type Fate, well } from "../../selling-line.ts"
import { lineOf } from "../draw.ts"
import { type Faults, personas } from "../personas.ts"
import { booksOf, faultsIn, type Transferred } from "./books.ts"
import { journeyOf } from "./plan.ts"
import { type Held, openShopper } from "./shopper.ts"
import { openStage, type Stage } from "./stage.ts"

export interface JourneyOrder {
  readonly shoppers: number
  readonly days: number
  readonly seed: number
  readonly persona?: string | undefined
  /** In place of each persona's own. */
  readonly faults?: Partial<Faults>
  readonly onDay?: (day: number, stage: Stage) => void | Promise<void>
}

const day = 86_400_000
const goods = ["merah", "plum", "nude", "serum", "sabun", "tabir"] as const

/** Shoppers of every kind over days of the whole shop: machines, requests, server, database. House 13. */
export const journeysPlayed = async ({
  shoppers,
  days,
  seed,
  persona,
  faults = {},
  onDay = () => {}
}: JourneyOrder) => {
  // Some goods run out on the way.
  const units = Object.fromEntries(goods.map((name, at) => [name, Math.ceil(shoppers * (0.15 + at * 0.25)) + 3]))
  const stage = await openStage(seed, someNow, units)
  const log: Array<string> = []
  const broken: Array<string> = []
  const transferred: Array<Transferred> = []
  const held: Array<Held & { readonly by: number }> = []
  const outcomes = new Map<string, number>()
  try {
    for (let number = 0; number < shoppers; number++)
      arrives({ stage, seed, number, days, persona, faults, log, broken, transferred, held, outcomes })
    for (let at = 1; at <= days + 3; at++) {
      await stage.clock.advance(day / 2)
      if (at % 5 === 2) await stage.setPrice(goods[at % goods.length] ?? goods[0], 50_000 + 1_000 * at)
      await stage.clock.advance(day / 2)
      await stage.counted(stage.shop.settle)
      await handsAtWork(stage)
      broken.push(...faultsIn(await booksOf(stage), units, transferred).map((fault) => `day ${at}: ${fault}`))
      await onDay(at, stage)
      if (broken.length > 0) break
    }
    const { orders, events } = await booksOf(stage)
    const place = new Map(orders.map(({ id }, at) => [id, at + 1]))
    const told = events.map(
      ({ at, order_id: id, type, from_status: from, to_status: to, actor }) =>
        `${new Date(at).toISOString()} order ${place.get(id)}: ${type} by ${actor}, ${from} to ${to}`
    )
    for (const { status } of orders) outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    if (stage.failures.length > 0) broken.push(`J6 the server fails at nothing (security 4): ${stage.failures[0]}`)
    return { outcomes, broken, orders: orders.length, log: [...log, ...told.toSorted()] }
  } finally {
    await stage.close()
  }
}

interface Arrival {
  readonly stage: Stage
  readonly seed: number
  readonly number: number
  readonly days: number
  readonly persona: string | undefined
  readonly faults: Partial<Faults>
  readonly log: Array<string>
  readonly broken: Array<string>
  readonly transferred: Array<Transferred>
  readonly held: Array<Held & { readonly by: number }>
  readonly outcomes: Map<string, number>
}

/** Somebody comes on one of the days, and goes their way. */
const arrives = ({ stage, seed, number, days, log, broken, transferred, held, outcomes, ...how }: Arrival): void => {
  const next = throwsOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const names = Object.keys(personas)
  const persona = personas[how.persona ?? names[number % names.length] ?? ""]
  if (persona === undefined) throw new Error(`nobody is called ${how.persona}`)
  const { clock } = stage
  const line = lineOf({ ...persona.faults, ...how.faults }, next)
  let fate: Fate = well
  const notes = (deed: string): void => {
    log.push(`${new Date(clock.now()).toISOString()} shopper ${number + 1}, ${persona.says}: ${deed}`)
  }
  clock.setTimeout(
    () => {
      const shopper = openShopper(stage, `shopper-${number}`, persona.tabs, () => fate)
      const journey = journeyOf({
        shopper,
        persona,
        number,
        next,
        goods,
        notes,
        another: () => held.find(({ by }) => by !== number),
        transfers: (order, amount) => transfers(stage, order, amount, transferred),
        sees: (whose, order) => {
          if (whose === "another" && order) broken.push(`J5 nobody sees another's order (D-63): shopper ${number + 1}`)
          if (whose === "own") notes(order ? `sees the order, ${order.status}` : "does not see the order")
        }
      })
      const goesOn = (): void => {
        fate = line().fate
        const known = shopper.held.length
        const { value, done } = journey.next()
        for (const one of shopper.held.slice(known)) {
          held.push({ ...one, by: number })
          notes("has ordered")
        }
        if (done !== true) return void clock.setTimeout(goesOn, value)
        const end = shopper.held.length > 0 ? "came to an order" : "left without an order"
        outcomes.set(end, (outcomes.get(end) ?? 0) + 1)
        shopper.leaves()
      }
      goesOn()
    },
    next() * days * day
  )
}

const transfers = (stage: Stage, order: Order, amount: number, transferred: Array<Transferred>): void => {
  transferred.push({ order: order.code, amount })
  void stage.run(
    stage.shop.hands.book({
      transfer: {
        reference: `T${transferred.length}`,
        bank: order.payment.account?.id ?? ("bca" as BankId),
        amount: amount as typeof order.payment.amount,
        at: instant(stage.clock.now())
      },
      by: { kind: "hands", name: "kasir" }
    })
  )
}

/** People behind the counter send on what is paid, a step a day. */
const handsAtWork = async (stage: Stage): Promise<void> => {
  const { orders } = await booksOf(stage)
  const moves = { paid: "pack", processing: "ship", shipped: "deliver" } as const
  for (const { code, status } of orders)
    if (status === "paid" || status === "processing" || status === "shipped")
      await stage.run(
        stage.shop.hands.move({
          code: code as Order["code"],
          move: moves[status],
          name: "kasir",
          ...(status === "processing" && { tracking: `JNE${code}` })
        })
      )
}
