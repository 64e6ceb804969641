import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { CombinationId } from "#core/catalogue/combination.ts"
import { NotSoldOut } from "#core/catalogue/notify/notify-me.errors.ts"
import {
  type NotifyMeEvent,
  notifyMeMachineOver,
  type SubscribePort
} from "#core/catalogue/notify/notify-me.machine.ts"
import { viewNotifyMe } from "#core/catalogue/notify/notify-me.view.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { someNow } from "#specs/arbitraries.ts"
import { settle } from "#specs/virtual-clock.ts"

const silent = () => Effect.fail(new Unavailable())

const waiting = (notifyMe: SubscribePort["notifyMe"]) => {
  const input = { product: ProductId(1001), combination: CombinationId("c1"), email: "" }
  const actor = createActor(notifyMeMachineOver({ notifyMe }), { input }).start()
  const send = (event: object) => actor.send({ ...event, at: someNow } as NotifyMeEvent)
  return { send, view: () => viewNotifyMe(actor.getSnapshot()) }
}

describe("asking to be notified", () => {
  it("refuses what is no address, and nothing is sent", () => {
    const form = waiting(() => Effect.die("asked"))
    for (const email of ["", "ayu", "ayu@", "a b@c.id", "ayu@rumah"]) {
      form.send({ type: "email.typed", email })
      form.send({ type: "form.sent" })
      expect(form.view()).toMatchObject({ step: "asking", problem: "invalid", email })
    }
  })

  it.each([
    ["done", () => Effect.succeed({ already: false })],
    ["known", () => Effect.succeed({ already: true })],
    ["back", () => Effect.fail(new NotSoldOut())]
  ] as const)("ends as %s", async (step, notifyMe) => {
    const form = waiting(notifyMe)
    form.send({ type: "email.typed", email: " ayu@pembeli.test " })
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view().step).toBe(step)
  })

  it("can be tried again after a lost answer", async () => {
    const form = waiting(silent)
    form.send({ type: "email.typed", email: "ayu@pembeli.test" })
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view()).toMatchObject({ step: "asking", problem: "failed", email: "ayu@pembeli.test" })
  })
})
