import { Effect } from "effect"
import { createActor } from "xstate"
import { type MemorySelling, memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { checkoutMachineOver } from "#core/checkout/checkout.machine.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { viewCheckout } from "#core/checkout/checkout.view.ts"
import { type DetailsDraft, emptyDetails } from "#core/checkout/details.ts"
import { choicesIn, detailsIn, keptChoices, keptDetails, orderingIn } from "#core/checkout/kept-ordering.rule.ts"
import type { CheckoutEmitted, CheckoutEvent } from "#core/checkout/ordering.ts"
import { orderingOver } from "#core/checkout/ordering.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import type { TextStore } from "#core/kernel/text-store.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { DistrictId } from "#core/regions/region.ts"
import { someNow } from "../arbitraries.ts"
import { newKey } from "../contracts/ordering-shop.ts"
import { someDice } from "../orders/some-dice.ts"
import { giftCard, someGoods } from "../pricing/some-goods.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { VirtualClock } from "../virtual-clock.ts"

export const shelf = {
  red: someGoods("1", { stock: 5 }),
  plum: someGoods("2", { stock: 3 }),
  perfume: someGoods("3", { stock: 5, dangerous: true }),
  members: someGoods("4", { availableForGuest: false }),
  card: giftCard("5", { stock: 5 })
} as const
const regions = regionsOfIndonesia()
const kebayoranBaru = Effect.runSync(regions.district("31.74.07" as DistrictId)) ?? null

/** Everything a person types. */
export const details: DetailsDraft = {
  ...emptyDetails,
  email: "rani@contoh.id",
  phone: "0812 3456 7890",
  recipient: "Rani Putri Lestari",
  district: kebayoranBaru,
  village: "Gunung",
  postalCode: "12120",
  line: "Jl. Melawai Raya No. 18\nRT 05/RW 02"
}

export const wanted = ({ product, combination }: Goods, quantity = 1): WantedLine => ({
  product,
  combination,
  quantity
})

const heldText = (): TextStore => {
  let text: string | undefined
  return {
    read: () => text,
    write: (next) => {
      text = next
    },
    clear: () => {
      text = undefined
    }
  }
}

export type Mutant = (port: CheckoutPort) => CheckoutPort

/** One shopper: a bag, a browser of one or more tabs, and a shop at the end of a line. */
export const openBrowser = ({
  lines = [wanted(shelf.red)],
  fate = () => well,
  seed = 1,
  mutant = (port) => port,
  shop = memorySelling(Object.values(shelf), someOrigins, regions)
}: {
  readonly lines?: ReadonlyArray<WantedLine>
  readonly fate?: (call: string) => Fate
  readonly seed?: number
  /** The shop with a fault put into it on purpose. */
  readonly mutant?: Mutant
  readonly shop?: MemorySelling
} = {}) => {
  const clock = new VirtualClock(someNow)
  const dice = someDice(seed)
  const ordering = heldText()
  const browser = { bag: lines }
  const at = () => instant(clock.now())
  const port = (): CheckoutPort => checkoutOver(shop.stores, dice, { language: "id", now: at() })
  /** Every call by itself, at the moment it arrives. */
  const calls: CheckoutPort = {
    open: (input) => Effect.suspend(() => shop.inTransaction(port().open(input))),
    read: (input) => Effect.suspend(() => port().read(input)),
    change: (input) => Effect.suspend(() => shop.inTransaction(port().change(input))),
    shippingOptions: (input) => Effect.suspend(() => port().shippingOptions(input)),
    paymentMethods: (input) => Effect.suspend(() => port().paymentMethods(input)),
    place: (input) => Effect.suspend(() => shop.inTransaction(port().place(input))),
    orderByCheckout: (input) => Effect.suspend(() => port().orderByCheckout(input)),
    payAgain: (input) => Effect.suspend(() => shop.inTransaction(port().payAgain(input)))
  }
  const line = overLine(mutant(calls), clock, fate)
  const openTab = () => {
    const draft = heldText()
    const choices = heldText()
    const emitted: Array<CheckoutEmitted> = []
    const begin = (step: "details" | "delivery" | "payment" = "details") => {
      const kept = orderingIn(ordering.read())
      const actor = createActor(checkoutMachineOver(orderingOver(line.port, ordering, newKey)), {
        clock,
        input: {
          lines: browser.bag,
          kept,
          draft: detailsIn(draft.read()),
          choices: choicesIn(choices.read(), kept?.checkout),
          step
        }
      })
      for (const type of ["step.shown", "draft.kept", "choices.kept", "placed"] as const)
        actor.on(type, (told) => {
          emitted.push(told)
          if (told.type === "draft.kept") draft.write(keptDetails(told.draft))
          if (told.type === "choices.kept") choices.write(told.choices ? keptChoices(told.checkout, told.choices) : "")
          // The bag lets go of what was bought.
          if (told.type === "placed") browser.bag = browser.bag.filter((one) => !told.lines.includes(lineIdOf(one)))
        })
      return actor.start()
    }
    let actor = begin()
    return {
      // A screen whose order is placed has gone on to the order.
      say: (event: Untimed<CheckoutEvent>) => {
        if (actor.getSnapshot().status === "active") actor.send({ ...event, at: at() } as CheckoutEvent)
      },
      view: () => viewCheckout(actor.getSnapshot()),
      state: () => actor.getSnapshot(),
      emitted,
      placed: () => emitted.flatMap((told) => (told.type === "placed" ? [told] : [])),
      reload: () => {
        actor.stop()
        actor = begin(viewCheckout(actor.getSnapshot()).step)
      }
    }
  }
  return { clock, shop, line, ordering, browser, openTab, orders: () => [...shop.state().orders.values()] }
}

export type Browser = ReturnType<typeof openBrowser>
export type CheckoutTab = ReturnType<Browser["openTab"]>
