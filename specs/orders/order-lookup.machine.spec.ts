import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { OrderCode } from "#core/orders/order.ts"
import { type OrderLookupEvent, orderLookupMachineOver } from "#core/orders/order-lookup.machine.ts"
import { viewOrderLookup } from "#core/orders/order-lookup.view.ts"
import { someNow } from "#specs/arbitraries.ts"
import { settle } from "#specs/virtual-clock.ts"

const code = OrderCode("PDR-261120-7K3QX")
const silent = () => Effect.fail(new Unavailable())

const looking = (sendKeyAgain: Parameters<typeof orderLookupMachineOver>[0]["sendKeyAgain"]) => {
  const actor = createActor(orderLookupMachineOver({ sendKeyAgain }), { input: { code: "" } }).start()
  const send = (event: object) => actor.send({ ...event, at: someNow } as OrderLookupEvent)
  const type = (field: "code" | "email", value: string) => send({ type: "field.typed", field, value })
  return { send, type, view: () => viewOrderLookup(actor.getSnapshot()) }
}

describe("looking for an order", () => {
  it("asks for a code and an address before it sends anything", () => {
    const lookup = looking(silent)
    lookup.send({ type: "form.sent" })
    expect(lookup.view()).toMatchObject({ step: "asking", problems: { code: "code", email: "email" } })
  })

  it("understands a code as people write it", async () => {
    const asked: Array<string> = []
    const lookup = looking(({ code: emitted }) =>
      Effect.sync(() => {
        asked.push(emitted)
        return { sent: true }
      })
    )
    lookup.type("code", " pdr 261120 7k3qx ")
    lookup.type("email", "ayu@pembeli.test")
    lookup.send({ type: "form.sent" })
    await settle()
    expect(asked).toEqual([code])
    // What was typed is shown as the shop reads it, the address so that another person may see the screen.
    expect(lookup.view()).toMatchObject({ step: "sent", orderCode: code, to: "a•••@pembeli.test" })
  })

  it("judges a field when it is left, and not while it is empty or corrected", () => {
    const lookup = looking(silent)
    const leave = (field: "code" | "email") => lookup.send({ type: "field.left", field })
    leave("code")
    expect(lookup.view().problems).toEqual({})
    lookup.type("code", "PDR-26112")
    expect(lookup.view().problems).toEqual({})
    leave("code")
    lookup.type("email", "ayu@")
    expect(lookup.view().problems).toEqual({ code: "code" })
    leave("email")
    expect(lookup.view().problems).toEqual({ code: "code", email: "email" })
    lookup.type("code", "PDR-261120-7K3Q")
    expect(lookup.view().problems).toEqual({ email: "email" })
    lookup.type("code", code)
    leave("code")
    expect(lookup.view().problems).toEqual({ email: "email" })
  })

  it("keeps what was typed where it could not be sent", async () => {
    const lookup = looking(silent)
    lookup.type("code", code)
    lookup.type("email", "ayu@pembeli.test")
    lookup.send({ type: "form.sent" })
    await settle()
    expect(lookup.view()).toMatchObject({ step: "asking", failed: true, code, email: "ayu@pembeli.test" })
  })
})
