import { instant } from "#core/kernel/moment.ts"
import type { Order } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { someNow } from "../../arbitraries.ts"
import { well } from "../../selling-line.ts"
import { personas } from "../personas.ts"
import { booksOf, faultsIn, ordersOf, type Transferred } from "./books.ts"
import { type Held, openBrowser } from "./browser.ts"
import { newMemory } from "./kinds/egift.faults.ts"
import { kindStocks, storeStocks } from "./kinds/goods.ts"
import { kindActions } from "./kinds/kinds.actions.ts"
import { kindFaults } from "./kinds/kinds.faults.ts"
import { movesOf, runPreOrders, runRefunds } from "./kinds/staff.ts"
import type { Line } from "./line.ts"
import { memberActions } from "./member.actions.ts"
import type { Mutant } from "./mutant.ts"
import type { Actions, Person } from "./person.ts"
import type { Broken } from "./promises.ts"
import { raceActions } from "./races/races.actions.ts"
import { raceFaults } from "./races/races.faults.ts"
import { raceStocks } from "./races/races.ts"
import { runReturns } from "./returns.ts"
import { goods, shoppingActions } from "./shopping.actions.ts"
import { openSandbox, type Sandbox } from "./stage.ts"
import type { JourneyStory, Plan } from "./story.ts"
import type { Sometimes } from "./watch.ts"

export interface HowPlayed {
  readonly mutant?: Mutant | undefined
  readonly onDay?: (day: number) => void
}

export interface PlayedJourneys {
  /** What broke first, if anything did. */
  readonly broken: Broken | undefined
  readonly orders: number
  readonly members: number
  /** How shoppers and orders ended. */
  readonly outcomes: ReadonlyMap<string, number>
  readonly seen: ReadonlySet<Sometimes>
  readonly log: ReadonlyArray<string>
  /** What was begun until then, in its order. */
  readonly taken: ReadonlyArray<Taken>
}

/** A step that was taken. */
export interface Taken {
  /** Their number. */
  readonly shopper: number
  /** Its place among their steps. */
  readonly place: number
  /** Whether there was anything to do. */
  readonly did: boolean
}

export const actions: Actions = { ...shoppingActions, ...memberActions, ...kindActions, ...raceActions }

const day = 86_400_000
/** No line is bad for longer: what asks again by itself would ask through a whole night. */
const badLineMs = 600_000
/** A page that is out of sight for longer than this is dropped after `whileMs`. */
const longMs = 1_800_000
const whileMs = 300_000

/** Shoppers of every kind over days of the whole shop: machines, requests, server, database. House 13. */
export const journeysPlayed = async (
  { seed, days, crowd, shoppers }: JourneyStory,
  { mutant, onDay = () => {} }: HowPlayed = {}
): Promise<PlayedJourneys> => {
  // Some goods run out on the way.
  const ordinary = Object.fromEntries(goods.map((name, at) => [name, Math.ceil(crowd * (0.15 + at * 0.25)) + 3]))
  const web = { ...ordinary, ...kindStocks(crowd, days, someNow), ...raceStocks(crowd) }
  const stocks = { web, inStore: storeStocks(crowd) }
  const stage = await openSandbox({ seed, start: someNow, stocks, crowd }, mutant)
  const memory = newMemory()
  const { clock, broken } = stage
  const company: Company = { stage, log: [], transferred: [], held: [], taken: [], outcomes: new Map() }
  try {
    for (const plan of shoppers) arrives(plan, company)
    for (let at = 1; at <= days + 3 && broken.length === 0; at++) {
      await clock.advance(day / 2)
      if (at % 5 === 2) await stage.setPrice(goods[at % goods.length] ?? goods[0], 50_000 + 1_000 * at)
      await clock.advance(day / 2)
      await stage.givePoints()
      await stage.errs()
      await stage.counted(stage.shop.settle)
      await runOperations(stage)
      await runPreOrders(stage, at, days)
      await runReturns(stage, company.held)
      stage.checked()
      const books = await booksOf(stage)
      for (const { promise, detail } of faultsIn(books, stocks, company.transferred)) stage.breaks(promise, detail)
      for (const { promise, detail } of kindFaults(books, { stage, memory })) stage.breaks(promise, detail)
      for (const { promise, detail } of raceFaults(books, stage.ran, company.transferred)) stage.breaks(promise, detail)
      onDay(at)
    }
    const { orders, members, events } = await booksOf(stage)
    const place = new Map(orders.map(({ id }, at) => [id, at + 1]))
    const detail = events.map(
      ({ at, order_id: id, type, from_status: from, to_status: to, actor }) =>
        `${new Date(at).toISOString()} order ${place.get(id)}: ${type} by ${actor}, ${from} to ${to}`
    )
    const { outcomes, log, taken } = company
    for (const { status } of orders) count(outcomes, status)
    return {
      outcomes,
      seen: stage.seen,
      broken: broken[0],
      orders: orders.length,
      members: members.length,
      log: [...log, ...detail.toSorted()],
      taken
    }
  } finally {
    await stage.close()
  }
}

/** All who come, and what is known of them. */
interface Company {
  readonly stage: Sandbox
  readonly log: Array<string>
  readonly transferred: Array<Transferred>
  readonly held: Array<Held & { readonly by: number }>
  readonly taken: Array<Taken>
  readonly outcomes: Map<string, number>
}

const count = (outcomes: Map<string, number>, end: string): void => {
  outcomes.set(end, (outcomes.get(end) ?? 0) + 1)
}

/** A shopper comes on one of the days, and does what was planned. */
const arrives = (plan: Plan, { stage, log, transferred, held, taken, outcomes }: Company): void => {
  const { number, steps, persona } = plan
  const { clock } = stage
  let line: Line = well
  let until = 0
  const notes = (detail: string): void => {
    log.push(
      `${new Date(clock.now()).toISOString()} shopper ${number + 1}, ${personas[persona]?.says ?? persona}: ${detail}`
    )
  }
  clock.setTimeout(() => {
    const browser = openBrowser(stage, number, () => (clock.now() > until ? well : line))
    const person: Person = {
      number,
      stage,
      browser,
      another: () => held.find(({ by }) => by !== number),
      transfers: (order, amount) => transfers(stage, order, amount, transferred),
      notes,
      seen: undefined,
      address: undefined
    }
    const hears = (): void => {
      for (const one of browser.notes()) {
        held.push({ ...one, by: number })
        notes("has ordered")
      }
    }
    const goesOn = (at: number): void => {
      hears()
      const step = steps[at]
      if (step === undefined) {
        ends()
        return
      }
      const before = stage.broken.length
      line = step.line
      until = clock.now() + badLineMs
      if (step.reload) browser.reload(step.tab)
      const does = actions[step.action]
      const detail = Array.from({ length: step.twice ? 2 : 1 }, () => does?.(person, step.tab)).filter(
        (one) => one !== undefined
      )
      for (const one of detail) notes(one)
      if (before === 0) taken.push({ shopper: number, place: at, did: detail.length > 0 })
      const wait = detail.length > 0 ? step.wait : 0
      if (wait > longMs)
        clock.setTimeout(() => {
          hears()
          browser.sleeps()
        }, whileMs)
      clock.setTimeout(() => goesOn(at + 1), wait)
    }
    const ends = (): void => {
      count(outcomes, browser.held.length > 0 ? "came to an order" : "left without an order")
      browser.sleeps()
    }
    goesOn(0)
  }, plan.arrives)
}

const transfers = (stage: Sandbox, order: Order, amount: number, transferred: Array<Transferred>): void => {
  const reference = `T${transferred.length + 1}`
  transferred.push({ order: order.code, amount, reference })
  void stage.run(
    stage.shop.ops.book({
      transfer: {
        reference,
        bank: order.payment.account?.id ?? BankId("bca"),
        amount: amount as typeof order.payment.amount,
        at: instant(stage.clock.now())
      },
      by: { kind: "staff", name: "kasir" },
      // What the bank reports names its order.
      ...(order.payment.method !== "bank-transfer" && { for: order.code })
    })
  )
}

/** Staff send on what is paid, and give back what is held. */
const runOperations = async (stage: Sandbox): Promise<void> => {
  const orders = await ordersOf(stage)
  // Of those whose courier should bring the money, some are not at home.
  for (const [place, order] of orders.entries())
    for (const move of movesOf(order, order.payment_method === "cod" && place % 3 === 0))
      await stage.run(
        stage.shop.ops.move({
          code: order.code as Order["code"],
          move,
          name: "kasir",
          ...(move === "ship" && { tracking: `JNE${order.code}` })
        })
      )
  await runRefunds(stage, orders)
}
