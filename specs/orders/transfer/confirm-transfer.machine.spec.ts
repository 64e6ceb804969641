import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { OrderCode } from "#core/orders/order.ts"
import {
  ConfirmationLimit,
  ConfirmationRefused,
  OrderNotThere,
  PictureRefused,
  ReceiptLimit,
  ReceiptUnknown
} from "#core/orders/orders.errors.ts"
import {
  type ConfirmTransferEmitted,
  type ConfirmTransferEvent,
  type ConfirmTransferPort,
  confirmTransferMachineOver
} from "#core/orders/transfer/confirm-transfer.machine.ts"
import { viewConfirmTransfer } from "#core/orders/transfer/confirm-transfer.view.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { settle } from "#specs/virtual-clock.ts"
import { someOrder } from "../some-order.ts"

const code = OrderCode("PDR-261120-7K3QX")
const anOrder = someOrder(1)
const silent = () => Effect.fail(new Unavailable())
const filled = { bank: "Mandiri", sender: "Ayu Lestari", amount: "264.450", day: "2026-01-02" }

const confirming = (port: Partial<ConfirmTransferPort>, form = filled) => {
  const emitted: Array<ConfirmTransferEmitted> = []
  let keys = 0
  const newKey = () => `key ${++keys}`
  const placedAt = instant(Date.UTC(2026, 0, 1))
  const input = { code, placedAt, key: "key", form, receipt: null, idempotencyKey: "once", newKey }
  const actor = createActor(confirmTransferMachineOver({ keepReceipt: silent, confirmTransfer: silent, ...port }), {
    input
  })
  actor.on("*", (event) => emitted.push(event))
  actor.start()
  const send = (event: Omit<ConfirmTransferEvent, "at"> & { readonly type: string }) =>
    actor.send({ ...event, at: instant(Date.UTC(2026, 0, 10)) } as ConfirmTransferEvent)
  return { send, emitted, view: () => viewConfirmTransfer(actor.getSnapshot()) }
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

  it("says that a day lies before the order, until another is chosen", () => {
    const form = confirming({}, { ...filled, day: "2025-12-31" })
    form.send({ type: "form.sent" })
    expect(form.view()).toMatchObject({ step: "filling", problems: { day: "before-order" } })
    form.send({ type: "field.typed", field: "day", value: "2026-01-01" } as never)
    expect(form.view().problems).toEqual({})
  })

  it("is sent with its picture and its key, once for a double press", async () => {
    const sent: Array<unknown> = []
    const form = confirming({
      keepReceipt: () => Effect.succeed({ receipt: ReceiptId("r1") }),
      confirmTransfer: (asked) =>
        Effect.sync(() => {
          sent.push(asked)
          return anOrder
        })
    })
    form.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    await settle()
    expect(form.view().picture).toBe("stored")
    form.send({ type: "form.sent" })
    form.send({ type: "form.sent" })
    await settle()
    expect(sent).toEqual([
      {
        code,
        key: "key",
        idempotencyKey: "key 1",
        transfer: { bank: "Mandiri", sender: "Ayu Lestari", amount: 264_450, day: "2026-01-02", receipt: "r1" }
      }
    ])
    expect(form.emitted.at(-1)).toMatchObject({ type: "order.changed" })
  })

  it("keeps what was typed for a reload, with the picture that is there already", async () => {
    const form = confirming({ keepReceipt: () => Effect.succeed({ receipt: ReceiptId("r1") }) })
    form.send({ type: "field.typed", field: "sender", value: "Rani" } as never)
    form.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    await settle()
    expect(form.emitted.at(-1)).toEqual({
      type: "draft.changed",
      form: { ...filled, sender: "Rani" },
      receipt: "r1",
      idempotencyKey: "key 2"
    })
  })

  it("sends again under the same key what had no answer, and what was changed under another", async () => {
    const sent: Array<string> = []
    const lost = confirming({
      confirmTransfer: ({ idempotencyKey }) => {
        sent.push(idempotencyKey)
        return silent()
      }
    })
    for (const change of [false, false, true, false]) {
      if (change) lost.send({ type: "field.typed", field: "amount", value: "264.500" } as never)
      lost.send({ type: "form.sent" })
      await settle()
    }
    expect(sent).toEqual(["once", "once", "key 1", "key 1"])
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

  it("says that the order has ended if a picture was refused for that, too", async () => {
    const form = confirming({ keepReceipt: () => Effect.fail(new OrderNotThere({ status: "cancelled" })) })
    form.send({ type: "picture.chosen", picture: new Uint8Array([1]) } as never)
    await settle()
    expect(form.view()).toMatchObject({ picture: "failed", refusal: "ended" })
    expect(form.emitted).toEqual([{ type: "order.outdated" }])
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
    // What the page shows of the order is no longer so: it reads it again.
    const isOutdated = ({ type }: ConfirmTransferEmitted) => type === "order.outdated"
    expect([lost, late, full].map(({ emitted }) => emitted.filter(isOutdated).length)).toEqual([0, 1, 1])
  })

  it("marks the day where the shop refuses it, as the browser's clock may be ahead", async () => {
    const ahead = confirming({ confirmTransfer: () => Effect.fail(new ConfirmationRefused({ field: "day" })) })
    ahead.send({ type: "form.sent" })
    await settle()
    expect(ahead.view()).toMatchObject({ step: "filling", form: filled, problems: { day: "day" } })
  })

  it("lets the picture go that the shop has no longer, says so, and is sent without it", async () => {
    const sent: Array<unknown> = []
    const form = confirming({
      keepReceipt: () => Effect.succeed({ receipt: ReceiptId("r1") }),
      confirmTransfer: ({ transfer, idempotencyKey }) =>
        Effect.suspend(() => {
          sent.push([transfer.receipt, idempotencyKey])
          return transfer.receipt === undefined ? Effect.succeed(anOrder) : Effect.fail(new ReceiptUnknown())
        })
    })
    form.send({ type: "picture.chosen", picture: new Uint8Array(1) } as never)
    await settle()
    expect(form.view().picture).toBe("stored")
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view()).toMatchObject({ step: "filling", refusal: "receiptGone", picture: "none" })
    expect(form.emitted.at(-1)).toMatchObject({ type: "draft.changed", receipt: null })
    form.send({ type: "form.sent" })
    await settle()
    expect(form.view().step).toBe("sent")
    // What is sent without it is another confirmation.
    expect(sent).toEqual([
      ["r1", "key 1"],
      [undefined, "key 2"]
    ])
  })
})
