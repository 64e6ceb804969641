import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import type { WantedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { checkoutMachineOver } from "#core/checkout/checkout.machine.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { viewCheckout } from "#core/checkout/checkout.view.ts"
import { isTakenOut } from "#core/checkout/order-elsewhere.rule.ts"
import type { CheckoutEmitted, CheckoutEvent } from "#core/checkout/ordering.ts"
import { type OrderingPort, orderingOver } from "#core/checkout/ordering.usecases.ts"
import {
  choicesIn,
  detailsIn,
  orderingIn,
  persistedChoices,
  persistedDetails,
  persistedProposal,
  proposedIn
} from "#core/checkout/persisted-ordering.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { newKey } from "../contracts/ordering-shop.ts"
import { heldText } from "../held-text.ts"
import { cachedMachines } from "../seen-machines.ts"
import type { VirtualClock } from "../virtual-clock.ts"

export type CheckoutMachine = ReturnType<typeof checkoutMachineOver>

/** A fault put in on purpose, into the machine or into the shop. */
export interface CheckoutMutant {
  readonly says: string
  readonly machine?: (machine: CheckoutMachine) => CheckoutMachine
  readonly shop?: (port: CheckoutPort) => CheckoutPort
}

/** What was missing at the press of the button, and what the shop said. */
interface Pressed {
  readonly missing: number
  said: string | undefined
  /** The order that it made, and no other press before. */
  made: string | undefined
}

const machines = cachedMachines<OrderingPort, CheckoutMachine>()

/** A browser's tabs at the order, wherever the shop is. */
export const checkoutTabs = ({
  port: shop,
  clock,
  lines,
  mutant = { says: "" },
  inspect,
  keepsMachines = false
}: {
  readonly port: CheckoutPort
  readonly clock: VirtualClock
  readonly lines: ReadonlyArray<WantedLine>
  readonly mutant?: CheckoutMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
  /** For the next session; then no two browsers are open at the same time. */
  readonly keepsMachines?: boolean
}) => {
  const ordering = heldText()
  const proposal = heldText()
  /** `fails`: the storage of this browser can neither be read nor written. */
  const browser = { bag: lines, fails: false }
  const at = () => instant(clock.now())
  let tabs = 0
  const openTab = () => {
    const name = `${++tabs} ${mutant.says}`
    const pressed: Array<Pressed> = []
    const draft = heldText()
    const choices = heldText()
    const emitted: Array<CheckoutEmitted> = []
    const begin = (step: "details" | "delivery" | "payment" = "details") => {
      const persisted = orderingIn(ordering.read())
      const heard = orderingOver(shop, ordering, newKey)
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
          const press: Pressed = { missing: checkout?.requirements.length ?? 0, said: undefined, made: undefined }
          pressed.push(press)
          return heard.place(input).pipe(
            Effect.tap(({ order, repeated }) =>
              Effect.sync(() => {
                if (!repeated) press.made = order.code
              })
            ),
            Effect.tapError(({ _tag }) =>
              Effect.sync(() => {
                press.said = _tag
              })
            )
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
          persisted,
          draft: detailsIn(draft.read()),
          choices: choicesIn(choices.read(), persisted?.checkout),
          proposed: proposedIn(proposal.read(), persisted?.checkout),
          step
        }
      })
      for (const type of [
        "step.shown",
        "draft.stored",
        "choices.stored",
        "proposal.stored",
        "placed",
        "placed.elsewhere"
      ] as const)
        actor.on(type, (event) => {
          emitted.push(event)
          if (event.type === "draft.stored") draft.write(persistedDetails(event.draft))
          if (event.type === "choices.stored")
            choices.write(event.choices ? persistedChoices(event.checkout, event.choices) : "")
          if (event.type === "proposal.stored")
            proposal.write(event.proposed ? persistedProposal(event.checkout, event.proposed) : "")
          // The bag drops what was bought, once.
          if (
            (event.type === "placed" || event.type === "placed.elsewhere") &&
            !isTakenOut(orderingIn(ordering.read()), event.checkout)
          )
            browser.bag = browser.bag.flatMap((one) => {
              const left = one.quantity - (event.lines.find(({ id }) => id === lineIdOf(one))?.quantity ?? 0)
              return left > 0 ? [{ ...one, quantity: left }] : []
            })
        })
      // A total that misses something is not asked about: what is missing, or what is gone, is shown instead. Decision 0043.
      actor.subscribe((snapshot) => {
        const last = pressed.at(-1)
        if (last?.said !== "TotalChanged") return
        const { stage, missing, problem } = viewCheckout(snapshot)
        if (stage === "ordering" && (missing.length > 0 || problem !== null)) last.said = undefined
      })
      return actor.start()
    }
    let actor = begin()
    return {
      // A screen whose order is placed has gone on to the order.
      say: (event: Untimed<CheckoutEvent>) => {
        const last = pressed.at(-1)
        if (last && (event.type === "total.accepted" || event.type === "total.declined")) last.said = undefined
        if (actor.getSnapshot().status === "active") actor.send({ ...event, at: at() } as CheckoutEvent)
      },
      view: () => viewCheckout(actor.getSnapshot()),
      state: () => actor.getSnapshot(),
      emitted,
      pressed,
      placed: () => emitted.flatMap((event) => (event.type === "placed" ? [event] : [])),
      placedElsewhere: () => emitted.flatMap((event) => (event.type === "placed.elsewhere" ? [event] : [])),
      leaves: () => actor.stop(),
      reload: () => {
        for (const press of pressed) press.said = undefined
        actor.stop()
        actor = begin(viewCheckout(actor.getSnapshot()).step)
      }
    }
  }
  return { ordering, browser, openTab }
}

export type CheckoutTab = ReturnType<ReturnType<typeof checkoutTabs>["openTab"]>
