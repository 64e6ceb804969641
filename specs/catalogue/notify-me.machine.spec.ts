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

const waiting = (
  notifyMe: SubscribePort["notifyMe"],
  stopNotifying: SubscribePort["stopNotifying"] = () => Effect.die("asked"),
  before: { readonly email: string; readonly signature?: string } = { email: "" }
) => {
  const input = { product: ProductId(1001), combination: CombinationId("c1"), ...before }
  const actor = createActor(notifyMeMachineOver({ notifyMe, stopNotifying }), { input }).start()
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

  it("is taken back where it was asked for, after a question, and can be asked for anew", async () => {
    const asked: Array<unknown> = []
    const wait = { email: "ayu@pembeli.test", signature: "s1" }
    const dialog = waiting(
      () => Effect.die("asked"),
      (input) => {
        asked.push(input)
        return Effect.succeed({ stopped: true as const })
      },
      wait
    )
    expect(dialog.view()).toMatchObject({ step: "awaited", ...wait })
    expect(asked).toEqual([])
    dialog.send({ type: "stop.wanted" })
    dialog.send({ type: "stop.wanted" })
    await settle()
    expect(dialog.view().step).toBe("stopped")
    expect(asked).toEqual([{ combination: "c1", email: "ayu@pembeli.test", signature: "s1" }])
  })

  it("stays subscribed after a lost answer, and what was subscribed here is known by its signature", async () => {
    const lost = waiting(() => Effect.die("asked"), silent, { email: "ayu@pembeli.test", signature: "s1" })
    lost.send({ type: "stop.wanted" })
    await settle()
    expect(lost.view()).toMatchObject({ step: "awaited", problem: "failed" })
    const form = waiting(() => Effect.succeed({ already: false, signature: "s2" }))
    form.send({ type: "email.typed", email: "ayu@pembeli.test" })
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view()).toMatchObject({ step: "done", signature: "s2" })
  })

  it("can be tried again after a lost answer", async () => {
    const form = waiting(silent)
    form.send({ type: "email.typed", email: "ayu@pembeli.test" })
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view()).toMatchObject({ step: "asking", problem: "failed", email: "ayu@pembeli.test" })
  })
})
