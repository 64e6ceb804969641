import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { PlaceUnknown } from "#core/catalogue/catalogue.errors.ts"
import type { Product } from "#core/catalogue/product.ts"
import { ProductId } from "#core/catalogue/product.ts"
import {
  type EgiftFormInput,
  type EgiftFormPort,
  type EgiftOffer,
  egiftFormMachineOver
} from "#core/egift/egift-form.machine.ts"
import type { EgiftForm } from "#core/egift/egift-form.rule.ts"
import { viewEgiftForm } from "#core/egift/egift-form.view.ts"
import { refusedEgiftField } from "#core/egift/egift-info.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someChoices, someForm } from "./some-egift.ts"

const picture = { src: "/media/egift-1", avif: [], webp: [360], ratio: 4 / 3, wall: "#fff", alt: "" }
const product = {
  giftCard: true,
  combinations: someChoices.combinations.map((id) => ({ id, stock: 5, price: 250_000, priceAfterDiscount: 250_000 }))
} as unknown as Product
const offer: EgiftOffer = {
  product,
  templates: someChoices.templates.map((id) => ({ id, name: id, picture })),
  ways: ["whatsapp", "email"]
}

const opened = async (
  read: EgiftFormPort["read"] = () => Effect.succeed(offer),
  input: Partial<EgiftFormInput> = {}
) => {
  const actor = createActor(egiftFormMachineOver({ read }), {
    input: { product: ProductId(1048), now: someNow, ...input }
  })
  const given: Array<unknown> = []
  const drafts: Array<EgiftForm> = []
  actor.on("recipient.given", (said) => given.push(said))
  actor.on("draft.changed", ({ form }) => drafts.push(form))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.matches("reading"))
  const change = (form: Partial<EgiftForm>) => actor.send({ type: "form.changed", change: form, at: someNow })
  const send = () => actor.send({ type: "form.sent", at: someNow })
  return { actor, given, drafts, change, send, view: () => viewEgiftForm(actor.getSnapshot()) }
}

describe("the form of an e-gift", () => {
  it("says what is missing, and gives the recipient once it is complete", async () => {
    const form = await opened()
    form.send()
    expect(form.given).toEqual([])
    expect(form.view().problems).toMatchObject({ recipientName: "required", phone: "required" })
    form.change({ ...someForm })
    expect(form.view().problems).toEqual({})
    form.send()
    expect(form.given).toEqual([
      {
        type: "recipient.given",
        combination: "104802",
        info: {
          template: "birthday",
          recipientName: "Kirana Dewi",
          recipientEmail: "kirana@contoh.id",
          message: "Selamat ulang tahun, Ki!"
        }
      }
    ])
  })

  it("begins with what was left in this tab, else with the line of the bag; what is gone is chosen again", async () => {
    expect((await opened(undefined, { draft: someForm })).view().form).toEqual(someForm)
    const info = { template: "gone", recipientName: "Dewi", recipientPhone: "+6281234567890", message: "" }
    const { form } = (await opened(undefined, { info })).view()
    expect(form).toMatchObject({ template: "untukmu", recipientName: "Dewi", way: "whatsapp", when: "now" })
    const mail: EgiftOffer = { ...offer, ways: ["email"] }
    expect((await opened(() => Effect.succeed(mail), { info })).view().form.way).toBe("email")
  })

  it("is not there for goods that are no gift card, sold out or unknown, and reads again after a failure", async () => {
    const without = (change: Partial<EgiftOffer>) => opened(() => Effect.succeed({ ...offer, ...change }))
    expect((await without({ product: { ...product, giftCard: false } })).view().step).toBe("notSold")
    expect((await without({ product: { ...product, combinations: [] } })).view().step).toBe("notSold")
    expect((await without({ templates: [] })).view().step).toBe("notSold")
    expect((await opened(() => Effect.fail(new PlaceUnknown()))).view().step).toBe("unread")
    let fails = 1
    const form = await opened(() => (fails-- > 0 ? Effect.fail(new Unavailable()) : Effect.succeed(offer)))
    expect(form.view().step).toBe("unread")
    form.actor.send({ type: "retry.wanted", at: someNow })
    await waitFor(form.actor, (snapshot) => snapshot.matches("filling"))
    expect(form.view().step).toBe("filling")
  })

  it("gives only recipients that the shop takes, and loses nothing typed, in random sessions", async () => {
    const changes = fc.record(
      {
        template: fc.constantFrom("untukmu", "birthday", "made-up"),
        recipientName: fc.constantFrom("Kirana", "", "88", "Siti Nur'aini"),
        way: fc.constantFrom("email" as const, "whatsapp" as const),
        email: fc.constantFrom("kirana@contoh.id", "kirana", ""),
        phone: fc.constantFrom("0812 3456 7890", "0812", ""),
        message: fc.string({ maxLength: 220 }),
        when: fc.constantFrom("now" as const, "day" as const),
        day: fc.constantFrom("2026-11-20", "2020-01-01", "2999-01-01", "x", "")
      },
      { requiredKeys: [] }
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(changes, fc.constant("send" as const)), { maxLength: 30 }), async (steps) => {
        const form = await opened()
        let typed = form.view().form
        for (const step of steps) {
          if (step === "send") form.send()
          else {
            form.change(step)
            typed = { ...typed, ...step }
          }
          expect(form.view().form).toEqual(typed)
          expect(form.view().step).toBe("filling")
        }
        for (const said of form.given as ReadonlyArray<{ readonly info: Parameters<typeof refusedEgiftField>[0] }>)
          expect(refusedEgiftField(said.info, someChoices.templates, someNow)).toBeUndefined()
        expect(form.drafts.at(-1) ?? typed).toEqual(typed)
      })
    )
  })
})
