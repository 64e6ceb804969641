import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { NotSoldOut } from "#core/catalogue/notify/notify-me.errors.ts"
import {
  type NotifyMeEvent,
  notifyMeMachineOver,
  type SubscribePort
} from "#core/catalogue/notify/notify-me.machine.ts"
import { viewNotifyMe } from "#core/catalogue/notify/notify-me.view.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { type OrderLookupEvent, orderLookupMachineOver } from "#core/orders/order-lookup.machine.ts"
import { viewOrderLookup } from "#core/orders/order-lookup.view.ts"
import {
  ConfirmationLimit,
  ConfirmationRefused,
  OrderNotThere,
  PictureRefused,
  ReceiptLimit
} from "#core/orders/orders.errors.ts"
import {
  type ConfirmTransferEmitted,
  type ConfirmTransferEvent,
  type ConfirmTransferPort,
  confirmTransferMachineOver
} from "#core/orders/transfer/confirm-transfer.machine.ts"
import { confirmProblems, transferOf } from "#core/orders/transfer/confirm-transfer.rule.ts"
import { viewConfirmTransfer } from "#core/orders/transfer/confirm-transfer.view.ts"
import type { ReceiptId } from "#core/orders/transfer/payment.ts"
import { asOrderCode } from "#core/orders/transfer/written-code.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { settle } from "#specs/virtual-clock.ts"
import { someOrder } from "./some-order.ts"

const code = "PDR-261120-7K3QX" as OrderCode
const anOrder = someOrder(1)
const silent = () => Effect.fail(new Unavailable())
const filled = { bank: "Mandiri", sender: "Ayu Lestari", amount: "264.450", day: "2026-01-02" }

const confirming = (port: Partial<ConfirmTransferPort>, form = filled) => {
  const told: Array<ConfirmTransferEmitted> = []
  const input = { code, key: "key", form, receipt: null, idempotencyKey: "once" }
  const actor = createActor(confirmTransferMachineOver({ keepReceipt: silent, confirmTransfer: silent, ...port }), {
    input
  })
  actor.on("*", (event) => told.push(event))
  actor.start()
  const send = (event: Omit<ConfirmTransferEvent, "at"> & { readonly type: string }) =>
    actor.send({ ...event, at: instant(Date.UTC(2026, 0, 10)) } as ConfirmTransferEvent)
  return { send, told, view: () => viewConfirmTransfer(actor.getSnapshot()) }
}

describe("confirming a transfer", () => {
  it("says what is missing at the first try, and takes it back while one types", () => {
    const form = confirming({}, { bank: "", sender: " ", amount: "0", day: "2026-01-11" })
    expect(form.view().problems).toEqual({})
    form.send({ type: "form.sent" })
    expect(form.view().problems).toEqual({ bank: "required", sender: "required", amount: "amount", day: "day" })
    form.send({ type: "field.typed", field: "bank", value: "BCA" } as never)
    expect(form.view().problems.bank).toBeUndefined()
  })

  it("is sent with its picture and its key, once for a double press", async () => {
    const sent: Array<unknown> = []
    const form = confirming({
      keepReceipt: () => Effect.succeed({ receipt: "r1" as ReceiptId }),
      confirmTransfer: (asked) =>
        Effect.sync(() => {
          sent.push(asked)
          return anOrder
        })
    })
    form.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    await settle()
    expect(form.view().picture).toBe("kept")
    form.send({ type: "form.sent" })
    form.send({ type: "form.sent" })
    await settle()
    expect(sent).toEqual([
      {
        code,
        key: "key",
        idempotencyKey: "once",
        transfer: { bank: "Mandiri", sender: "Ayu Lestari", amount: 264_450, day: "2026-01-02", receipt: "r1" }
      }
    ])
    expect(form.told.at(-1)).toMatchObject({ type: "order.changed" })
  })

  it("keeps what was typed for a reload, with the picture that is there already", async () => {
    const form = confirming({ keepReceipt: () => Effect.succeed({ receipt: "r1" as ReceiptId }) })
    form.send({ type: "field.typed", field: "sender", value: "Rani" } as never)
    form.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    await settle()
    expect(form.told.at(-1)).toEqual({ type: "draft.changed", form: { ...filled, sender: "Rani" }, receipt: "r1" })
  })

  it("tells a picture that cannot be read from one that did not arrive", async () => {
    const refused = confirming({ keepReceipt: () => Effect.fail(new PictureRefused()) })
    refused.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    const full = confirming({ keepReceipt: () => Effect.fail(new ReceiptLimit()) })
    full.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    const lost = confirming({})
    lost.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    await settle()
    expect([refused, full, lost].map((form) => form.view().picture)).toEqual(["refused", "full", "failed"])
  })

  it("loses nothing where it cannot be sent, and says whether trying again helps", async () => {
    const lost = confirming({})
    lost.send({ type: "form.sent" })
    const late = confirming({ confirmTransfer: () => Effect.fail(new OrderNotThere({ status: "expired" })) })
    late.send({ type: "form.sent" })
    const full = confirming({ confirmTransfer: () => Effect.fail(new ConfirmationLimit()) })
    full.send({ type: "form.sent" })
    await settle()
    expect(full.view()).toMatchObject({ step: "filling", form: filled, refusal: "full" })
    expect(lost.view()).toMatchObject({ step: "filling", form: filled, refusal: "failed" })
    expect(late.view()).toMatchObject({ step: "filling", form: filled, refusal: "ended" })
  })

  it("marks the day where the shop refuses it, as the browser's clock may be ahead", async () => {
    const ahead = confirming({ confirmTransfer: () => Effect.fail(new ConfirmationRefused({ field: "day" })) })
    ahead.send({ type: "form.sent" })
    await settle()
    expect(ahead.view()).toMatchObject({ step: "filling", form: filled, problems: { day: "day" } })
  })

  it("reads an amount however it is written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.constantFrom(".", ",", " ", ""),
        fc.constantFrom("", ",-", ",00"),
        (amount, mark, end) => {
          const written = `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, mark)}${end}`
          const form = { ...filled, amount: written }
          expect(confirmProblems(form, someNow)).not.toHaveProperty("amount")
          expect(transferOf(form, null).amount).toBe(amount)
        }
      )
    )
    // What is not whole rupiah is no amount: it is not read as a hundred times as much.
    for (const amount of ["254.800,50", "2,5", "-1", "0", ",-", "12.34.567"])
      expect(confirmProblems({ ...filled, amount }, someNow)).toHaveProperty("amount")
  })
})

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
    const lookup = looking(({ code: told }) =>
      Effect.sync(() => {
        asked.push(told)
        return { sent: true }
      })
    )
    lookup.type("code", " pdr 261120 7k3qx ")
    lookup.type("email", "ayu@pembeli.test")
    lookup.send({ type: "form.sent" })
    await settle()
    expect(asked).toEqual([code])
    expect(lookup.view().step).toBe("sent")
    expect(asOrderCode("PDR-261120-7K3Q0")).toBeUndefined()
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

const waiting = (notifyMe: SubscribePort["notifyMe"]) => {
  const input = { product: 1001 as ProductId, combination: "c1" as CombinationId, email: "" }
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
