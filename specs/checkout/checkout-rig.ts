import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
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
import { type OrderingPort, orderingOver } from "#core/checkout/ordering.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import type { TextStore } from "#core/kernel/text-store.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { DistrictId } from "#core/regions/region.ts"
import { someNow } from "../arbitraries.ts"
import { newKey } from "../contracts/ordering-shop.ts"
import { keptMachines } from "../kept-machines.ts"
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

/** A gift card, with for whom it is. */
export const gift: WantedLine = {
  ...wanted(shelf.card),
  egift: {
    template: "ultah",
    recipientName: "Sari",
    recipientEmail: "sari@contoh.id",
    message: "",
    sendAt: 0 as never
  }
}

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

export type CheckoutMachine = ReturnType<typeof checkoutMachineOver>

/** A fault put in on purpose, into the machine or into the shop. */
export interface CheckoutMutant {
  readonly says: string
  readonly machine?: (machine: CheckoutMachine) => CheckoutMachine
  readonly shop?: (port: CheckoutPort) => CheckoutPort
}

/** What was missing when somebody ordered, and what the shop said. */
interface Pressed {
  readonly missing: number
  said: string | undefined
}

const machines = keptMachines<OrderingPort, CheckoutMachine>()

/** One shopper: a bag, a browser of one or more tabs, and a shop at the end of a line. */
export const openBrowser = ({
  lines = [wanted(shelf.red)],
  fate = () => well,
  seed = 1,
  mutant = { says: "" },
  inspect,
  keepsMachines = false,
  shop = memorySelling(Object.values(shelf), someOrigins, regions)
}: {
  readonly lines?: ReadonlyArray<WantedLine>
  readonly fate?: (call: string) => Fate
  readonly seed?: number
  readonly mutant?: CheckoutMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
  /** For the next session; then no two browsers are open at the same time. */
  readonly keepsMachines?: boolean
  readonly shop?: MemorySelling
} = {}) => {
  const clock = new VirtualClock(someNow)
  const dice = someDice(seed)
  const ordering = heldText()
  /** `fails`: what is kept in this browser can neither be read nor written. `deaf`: calls the shop does not hear. */
  const browser = { bag: lines, fails: false, deaf: new Set<string>() }
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
  const line = overLine(mutant.shop?.(calls) ?? calls, clock, (call) =>
    browser.deaf.has(call) ? { ...well, lost: "call" } : fate(call)
  )
  let tabs = 0
  const openTab = () => {
    const name = `${++tabs} ${mutant.says}`
    const pressed: Array<Pressed> = []
    const draft = heldText()
    const choices = heldText()
    const emitted: Array<CheckoutEmitted> = []
    const begin = (step: "details" | "delivery" | "payment" = "details") => {
      const kept = orderingIn(ordering.read())
      const heard = orderingOver(line.port, ordering, newKey)
      const locally =
        <I, A, E>(call: (input: I) => Effect.Effect<A, E>) =>
        (input: I) =>
          Effect.suspend(() => (browser.fails ? Effect.die("the storage is full") : call(input)))
      const port: OrderingPort = {
        ...heard,
        remember: locally(heard.remember),
        recall: locally(heard.recall),
        claimKey: locally(heard.claimKey),
        finish: locally(heard.finish),
        place: (input) => {
          const { checkout } = actor.getSnapshot().context
          const press: Pressed = { missing: checkout?.requirements.length ?? 0, said: undefined }
          pressed.push(press)
          return Effect.tapError(heard.place(input), ({ _tag }) =>
            Effect.sync(() => {
              press.said = _tag
            })
          )
        }
      }
      const made = (calls: OrderingPort): CheckoutMachine =>
        (mutant.machine ?? ((same) => same))(checkoutMachineOver(calls))
      const machine = keepsMachines ? machines(name, port, made) : made(port)
      const actor = createActor(machine, {
        clock,
        ...(inspect && { inspect }),
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
        const last = pressed.at(-1)
        if (last && event.type === "total.accepted") last.said = undefined
        if (actor.getSnapshot().status === "active") actor.send({ ...event, at: at() } as CheckoutEvent)
      },
      view: () => viewCheckout(actor.getSnapshot()),
      state: () => actor.getSnapshot(),
      emitted,
      pressed,
      placed: () => emitted.flatMap((told) => (told.type === "placed" ? [told] : [])),
      reload: () => {
        for (const press of pressed) press.said = undefined
        actor.stop()
        actor = begin(viewCheckout(actor.getSnapshot()).step)
      }
    }
  }
  /** The shop lets go of everything that was not ordered, as it does after half an hour. */
  const letsGo = (): void => {
    for (const held of shop.state().checkouts.values())
      Effect.runSync(shop.stores.checkouts.save({ ...held, expiresAt: at() }, held.version))
  }
  return { clock, shop, line, ordering, browser, letsGo, openTab, orders: () => [...shop.state().orders.values()] }
}

export type Browser = ReturnType<typeof openBrowser>
export type CheckoutTab = ReturnType<Browser["openTab"]>
