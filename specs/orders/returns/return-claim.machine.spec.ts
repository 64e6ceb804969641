import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { LineId } from "#core/cart/cart.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { OrderNotThere, PictureRefused, ReceiptLimit, ReceiptUnknown } from "#core/orders/orders.errors.ts"
import {
  type ReturnClaimEmitted,
  type ReturnClaimEvent,
  type ReturnClaimInput,
  type ReturnClaimPort,
  returnClaimMachineOver
} from "#core/orders/returns/return-claim.machine.ts"
import { viewReturnClaim } from "#core/orders/returns/return-claim.view.ts"
import { ClaimRefused, ReturnByMember, ReturnPeriodOver } from "#core/orders/returns/returns.errors.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { settle } from "#specs/virtual-clock.ts"
import { someOrder } from "../some-order.ts"

const order = someOrder(1)
const line = LineId("1001-01")
const silent = () => Effect.fail(new Unavailable())
const empty: ReturnClaimInput["form"] = {
  reason: null,
  units: {},
  note: "",
  refund: "bank",
  bank: "",
  number: "",
  holder: "Ayu Lestari"
}
const filled: ReturnClaimInput["form"] = {
  ...empty,
  reason: "damaged",
  units: { [line]: 1 },
  bank: "BCA",
  number: "0123456789"
}
const picture = new Uint8Array([1])

const filling = (
  port: Partial<ReturnClaimPort>,
  start: Pick<ReturnClaimInput, "form" | "photos"> = { form: filled, photos: [ReceiptId("p1")] }
) => {
  const emitted: Array<ReturnClaimEmitted> = []
  const actor = createActor(returnClaimMachineOver({ keepPhoto: silent, claim: silent, ...port }), {
    input: { code: order.code, key: "key", order, ...start }
  })
  actor.on("*", (event) => emitted.push(event))
  actor.start()
  const send = (event: Untimed<ReturnClaimEvent>) => actor.send({ ...event, at: instant(someNow) } as ReturnClaimEvent)
  const kinds = () => emitted.map(({ type }) => type)
  return { send, emitted, kinds, view: () => viewReturnClaim(actor.getSnapshot()) }
}

describe("the form of a return", () => {
  it("says what is missing at the first try, and takes each word back once it is filled in", () => {
    const form = filling({}, { form: empty, photos: [] })
    expect(form.view().problems).toEqual({})
    form.send({ type: "form.sent" })
    expect(Object.keys(form.view().problems).toSorted()).toEqual(["bank", "lines", "number", "photos", "reason"])
    form.send({ type: "reason.chosen", reason: "wrong" })
    form.send({ type: "units.stepped", line, by: 1 })
    form.send({ type: "field.typed", field: "bank", value: "BCA" })
    expect(Object.keys(form.view().problems).toSorted()).toEqual(["number", "photos"])
    form.send({ type: "refund.chosen", refund: "voucher" })
    expect(Object.keys(form.view().problems)).toEqual(["photos"])
    expect(form.view().step).toBe("filling")
  })

  it("never holds fewer units than none, or more than were bought", () => {
    const form = filling({}, { form: empty, photos: [] })
    const units = () => form.view().form.units[line] ?? 0
    form.send({ type: "units.stepped", line, by: -1 })
    expect(units()).toBe(0)
    for (let press = 0; press < 5; press++) form.send({ type: "units.stepped", line, by: 1 })
    // Two were bought.
    expect(units()).toBe(2)
    form.send({ type: "units.stepped", line: LineId("other"), by: 1 })
    expect(form.view().form.units[LineId("other")]).toBe(0)
  })

  it("stores what is filled in at every change, for a reload", () => {
    const form = filling({}, { form: empty, photos: [] })
    form.send({ type: "field.typed", field: "note", value: "pecah" })
    expect(form.emitted.at(-1)).toMatchObject({ type: "draft.changed", form: { note: "pecah" }, photos: [] })
  })

  it("is sent with its pictures, once for a double press", async () => {
    const sent: Array<unknown> = []
    let pictures = 0
    const form = filling(
      {
        keepPhoto: () => Effect.sync(() => ({ photo: ReceiptId(`p${++pictures}`) })),
        claim: (asked) =>
          Effect.sync(() => {
            sent.push(asked)
            return order
          })
      },
      { form: filled, photos: [] }
    )
    form.send({ type: "picture.chosen", picture })
    await settle()
    form.send({ type: "picture.chosen", picture })
    await settle()
    expect(form.view()).toMatchObject({ picture: "stored", photos: ["p1", "p2"], hasAll: false })
    form.send({ type: "photo.removed", photo: ReceiptId("p1") })
    form.send({ type: "form.sent" })
    form.send({ type: "form.sent" })
    await settle()
    expect(sent).toEqual([
      {
        code: order.code,
        key: "key",
        claim: {
          reason: "damaged",
          lines: [{ line, quantity: 1 }],
          photos: ["p2"],
          refund: { kind: "bank", bank: "BCA", number: "0123456789", holder: "Ayu Lestari" }
        }
      }
    ])
    expect(form.view().step).toBe("sent")
    expect(form.emitted.at(-1)).toEqual({ type: "order.changed", order })
  })

  it("waits for a picture on its way: neither a second one nor a press to send loses it", async () => {
    const answers: Array<(photo: { readonly photo: ReceiptId }) => void> = []
    let claims = 0
    const form = filling({
      keepPhoto: () =>
        Effect.callback<{ readonly photo: ReceiptId }>((done) => {
          answers.push((photo) => done(Effect.succeed(photo)))
        }),
      claim: () =>
        Effect.sync(() => {
          claims++
          return order
        })
    })
    form.send({ type: "picture.chosen", picture })
    form.send({ type: "picture.chosen", picture: new Uint8Array([2]) })
    form.send({ type: "form.sent" })
    await settle()
    expect([answers.length, claims, form.view().step, form.view().picture]).toEqual([1, 0, "filling", "sending"])
    answers[0]?.({ photo: ReceiptId("p2") })
    await settle()
    expect(form.view().photos).toEqual(["p1", "p2"])
    form.send({ type: "form.sent" })
    await settle()
    expect([claims, form.view().step]).toEqual([1, "sent"])
    // What was sent is not changed any more.
    form.send({ type: "picture.chosen", picture })
    await settle()
    expect([answers.length, form.kinds().at(-1)]).toEqual([1, "order.changed"])
  })

  it("takes three pictures, and asks for no fourth", async () => {
    let asked = 0
    const form = filling(
      { keepPhoto: () => Effect.sync(() => ({ photo: ReceiptId(`p${++asked}`) })) },
      { form: filled, photos: [] }
    )
    for (let press = 0; press < 4; press++) {
      form.send({ type: "picture.chosen", picture })
      await settle()
    }
    expect([asked, form.view().photos.length, form.view().hasAll]).toEqual([3, 3, true])
  })

  it.each([
    [new PictureRefused(), "refused", null],
    [new ReceiptLimit(), "full", null],
    [new Unavailable(), "failed", null],
    [new OrderNotThere({ status: "completed" }), "failed", "ended"],
    [new ReturnPeriodOver(), "failed", "over"],
    [new ReturnByMember(), "failed", "member"]
  ] as const)("says why a picture was not taken: %o", async (refusal, state, said) => {
    const form = filling({ keepPhoto: () => Effect.fail(refusal) }, { form: filled, photos: [] })
    form.send({ type: "picture.chosen", picture })
    await settle()
    expect([form.view().picture, form.view().refusal]).toEqual([state, said])
    expect(form.kinds().includes("order.outdated")).toBe(said === "ended" || said === "over")
  })

  it.each([
    [new OrderNotThere({ status: "completed" }), "ended", true],
    [new ReturnPeriodOver(), "over", true],
    [new ReturnByMember(), "member", false],
    [new ClaimRefused({ field: "lines" }), "refused", false],
    [new ReceiptUnknown(), "photosGone", false],
    [new Unavailable(), "failed", false]
  ] as const)("says why it was not sent, and stays as it is: %o", async (refusal, said, isOutdated) => {
    const form = filling({ claim: () => Effect.fail(refusal) })
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view()).toMatchObject({ step: "filling", refusal: said, form: filled })
    expect(form.view().photos.length).toBe(said === "photosGone" ? 0 : 1)
    expect(form.kinds().includes("order.outdated")).toBe(isOutdated)
    form.send({ type: "field.typed", field: "note", value: "lagi" })
    expect(form.view().refusal).toBe(null)
  })
})
