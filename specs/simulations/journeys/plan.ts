import type { Order } from "#core/orders/order.ts"
import type { BankId } from "#core/orders/payment.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { details } from "../../checkout/checkout-rig.ts"
import { line } from "../../orders/selling-shop.ts"
import { someGoods } from "../../pricing/some-goods.ts"
import { waitOf } from "../draw.ts"
import type { Persona } from "../personas.ts"
import type { Held, Shopper } from "./shopper.ts"

/** What a shopper brings: who they are, chance, the shop's hands, and where to write down what they do. */
export interface Guest {
  readonly shopper: Shopper
  readonly persona: Persona
  readonly number: number
  readonly next: () => number
  readonly goods: ReadonlyArray<string>
  /** Money for the company's account. */
  readonly transfers: (order: Order, amount: number) => void
  /** An order of somebody else, once there is one. */
  readonly another: () => Held | undefined
  readonly notes: (deed: string) => void
  readonly sees: (whose: "own" | "another", order: Order | undefined) => void
}

const hour = 3_600_000
const services = ["jne.reg", "pos.reguler"] as ReadonlyArray<string> as ReadonlyArray<ServiceId>
const banks = ["bca", "mandiri", "bni"] as ReadonlyArray<string> as ReadonlyArray<BankId>

const pick = <T>(all: ReadonlyArray<T>, next: () => number): T => {
  const one = all[Math.floor(next() * all.length)]
  if (one === undefined) throw new Error("nothing to choose from")
  return one
}

/** One shopper from the first look to the parcel; each wait until the next deed is given out. */
export function* journeyOf(guest: Guest): Generator<number, void> {
  yield* fills(guest)
  yield* orders(guest)
  yield* pays(guest)
}

const tabOf = ({ persona, next }: Guest): number => Math.floor(next() * persona.tabs)

function* fills(guest: Guest): Generator<number, void> {
  const { shopper, persona, next, goods, notes } = guest
  for (let left = 1 + Math.floor(next() * 3); left > 0; left--) {
    const [tab, name, quantity] = [tabOf(guest), pick(goods, next), 1 + Math.floor(next() * 3)]
    const { product, combination } = line(name)
    for (let time = 0; time < (next() < persona.twice / 4 ? 2 : 1); time++)
      shopper.bag(tab)?.want({ ...someGoods("1"), product, combination }, quantity)
    notes(`puts ${quantity} of ${name} into the bag`)
    yield waitOf(persona, next)
    if (next() < persona.faults.reload) shopper.reloadBag(tab)
  }
  yield 10_000
}

/** Goes on at the order by what it shows, as long as anybody would. */
function* orders(guest: Guest): Generator<number, void> {
  const { shopper, persona, next, notes } = guest
  if (shopper.wanted().length === 0 || next() < 0.05) return
  shopper.goesToOrder()
  notes("goes to the order")
  yield 3_000
  for (let left = 24; left > 0 && shopper.held.length === 0; left--) {
    const tab = shopper.order(tabOf(guest))
    if (next() < persona.faults.reload) tab?.reload()
    if (tab) for (const deed of stepAt(tab, guest)) notes(deed)
    yield Math.max(waitOf(persona, next), 2_000)
    shopper.notes()
  }
  // Whoever is told late is told all the same.
  yield 120_000
  shopper.order(0)?.say({ type: "retry.wanted" })
  yield 30_000
  shopper.notes()
}

type Tab = NonNullable<ReturnType<Shopper["order"]>>

const stepAt = (tab: Tab, { persona, next }: Guest): ReadonlyArray<string> => {
  const { stage, checkout, mayPlace, chosen, complete } = tab.view()
  if (stage === "changed") tab.say({ type: "total.accepted" })
  if (stage === "short") tab.say({ type: "shortage.accepted" })
  if (stage === "unreachable" || stage === "refused" || stage === "placing") tab.say({ type: "retry.wanted" })
  if (stage === "nothing") tab.reload()
  if (stage !== "ordering") return stage === "changed" || stage === "short" ? [`is told of it: ${stage}`] : []
  if (checkout?.contact === undefined || !complete) {
    tab.say({ type: "draft.changed", draft: details })
    tab.say({ type: "details.sent" })
    return ["fills everything in"]
  }
  const changes = (persona.moods.change ?? 1) > 1 && next() < 0.5
  if (chosen.service === undefined || changes) tab.say({ type: "service.chosen", service: pick(services, next) })
  if (chosen.bank === undefined || changes) {
    tab.say({ type: "bank.chosen", bank: pick(banks, next) })
    return ["chooses how to pay"]
  }
  if (!mayPlace) return []
  tab.say({ type: "place.wanted" })
  if (next() < persona.twice) tab.say({ type: "place.wanted" })
  return ["orders"]
}

function* pays(guest: Guest): Generator<number, void> {
  const { shopper, next, notes, transfers, another, sees } = guest
  const [mine] = shopper.held
  shopper.leavesOrder()
  if (mine === undefined) return
  const other = another()
  if (other) shopper.ask(shopper.orders.read({ code: other.code, key: mine.key }), (order) => sees("another", order))
  yield 5_000
  let order: Order | undefined
  for (let left = 10; left > 0 && order === undefined; left--) {
    shopper.ask(shopper.orders.read(mine), (read) => {
      order = read
    })
    yield 20_000
  }
  sees("own", order)
  if (order === undefined) return
  yield next() * 20 * hour
  const whim = next()
  if (whim < 0.1) {
    shopper.ask(shopper.orders.cancel({ ...mine, reason: "changed-mind" }), () => {})
    notes("calls the order off")
  } else if (whim < 0.8) {
    const short = next() < 0.05 ? 1_000 : 0
    transfers(order, order.payment.amount - short)
    notes(short > 0 ? "transfers too little" : "pays")
  } else notes("does not pay")
  yield 30_000
}
