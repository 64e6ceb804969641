import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { NotPlaced } from "#core/checkout/checkout.errors.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { InsufficientStock } from "#core/pricing/pricing.errors.ts"
import { scannerMachineOver } from "#core/self-checkout/scanner.machine.ts"
import type { ScannerEvent, ScannerPort } from "#core/self-checkout/scanner.types.ts"
import { viewScanner } from "#core/self-checkout/scanner.view.ts"
import { BarcodeUnknown, NotForSelfCheckout } from "#core/self-checkout/self-checkout.errors.ts"
import { type StoredSession, sessionText, storedSession } from "#core/self-checkout/stored-session.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { VirtualClock } from "#specs/virtual-clock.ts"
import { someGoods } from "../pricing/some-goods.ts"

const minute = 60_000
const start = 1_000_000
const ean = (number: number) => withCheckDigit(`200730${String(number).padStart(6, "0")}`)
const here = {
  [ean(1)]: someGoods("1", { stock: 3 }),
  [ean(2)]: someGoods("2", { stock: 50 }),
  [ean(3)]: someGoods("3", { stock: 0 })
}
const checkout = { id: CheckoutId("c1"), version: 2, quoteHash: "h", requirements: [] }
const order = { order: { code: OrderCode("PDR-261120-7K3QX") }, key: "k", repeated: false }
const silent = () => Effect.fail(new Unavailable())

const open = (port: Partial<ScannerPort> = {}, stored?: StoredSession) => {
  const clock = new VirtualClock(start)
  const placed: Array<unknown> = []
  const actor = createActor(
    scannerMachineOver({
      scanned: ({ barcode }) => (here[barcode] ? Effect.succeed(here[barcode]) : Effect.fail(new BarcodeUnknown())),
      prepare: () => Effect.succeed(checkout as never),
      place: (input) => {
        placed.push(input)
        return Effect.succeed(order as never)
      },
      placed: () => Effect.fail(new NotPlaced()),
      ...port
    }),
    {
      clock,
      input: { store: 5, at: start, stored, contact: { name: "", email: "", phone: "" }, newKey: () => "key" }
    }
  )
  const emitted: Array<{ readonly type: string; readonly session?: StoredSession }> = []
  actor.on("*", (event) => emitted.push(event))
  actor.start()
  const send = (event: Untimed<ScannerEvent>) => actor.send({ ...event, at: instant(clock.now()) } as ScannerEvent)
  const view = () => viewScanner(actor.getSnapshot())
  const scan = async (number: number) => {
    send({ type: "code.read", barcode: ean(number) })
    await clock.advance(0)
  }
  const fill = () => {
    for (const [field, value] of [
      ["name", "Rani"],
      ["email", "rani@contoh.id"],
      ["phone", "08123456789"]
    ] as const)
      send({ type: "field.typed", field, value })
  }
  return { send, view, scan, fill, clock, emitted, placed }
}

/** D-66; machines 4, variant selfCheckout. */
describe("self checkout in a store", () => {
  it("finds what was scanned, and adds it up to what the store has", async () => {
    const { send, view, scan } = open()
    await scan(1)
    expect(view()).toMatchObject({ step: "found", most: 3, quantity: 1 })
    send({ type: "quantity.stepped", quantity: 9 })
    expect(view().quantity).toBe(3)
    send({ type: "goods.added" })
    expect(view()).toMatchObject({ step: "scanning", units: 3 })
    await scan(1)
    expect(view()).toMatchObject({ step: "refused", problem: "most" })
    send({ type: "goods.dropped" })
    await scan(3)
    expect(view()).toMatchObject({ step: "refused", problem: "sold-out" })
  })

  it("takes a typed number with a right check digit, and says what is wrong with another one", async () => {
    const { send, view, clock } = open()
    send({ type: "typing.wanted" })
    send({ type: "number.typed", text: `${ean(1).slice(0, -1)}${(Number(ean(1).at(-1)) + 1) % 10}` })
    send({ type: "number.sent" })
    expect(view()).toMatchObject({ step: "typing", problem: "invalid" })
    send({ type: "number.typed", text: ` ${ean(2).slice(0, 6)} ${ean(2).slice(6)}` })
    send({ type: "number.sent" })
    await clock.advance(0)
    expect(view()).toMatchObject({ step: "found", typed: "" })
  })

  it.each([
    ["unknown", () => Effect.fail(new BarcodeUnknown())],
    ["preorder", () => Effect.fail(new NotForSelfCheckout({ reason: "preorder" }))],
    ["egift", () => Effect.fail(new NotForSelfCheckout({ reason: "egift" }))],
    ["failed", silent]
  ] as const)("says why goods are refused: %s", async (problem, scanned) => {
    const { view, scan } = open({ scanned })
    await scan(1)
    expect(view()).toMatchObject({ step: "refused", problem })
  })

  it("ends after 30 minutes, also after a reload, keeps the bag, and goes on once the code is scanned again", async () => {
    const first = open()
    await first.scan(2)
    first.send({ type: "goods.added" })
    await first.clock.advance(29 * minute)
    expect(first.view().step).toBe("scanning")
    await first.clock.advance(minute)
    expect(first.view()).toMatchObject({ step: "over", units: 1 })
    first.send({ type: "store.scanned" })
    expect(first.view()).toMatchObject({ step: "scanning", units: 1, endsAt: start + 60 * minute })
    const stored = { store: 5, startedAt: start - 20 * minute, lines: [{ goods: someGoods("2"), quantity: 1 }] }
    const again = open({}, stored)
    expect(again.view().step).toBe("scanning")
    await again.clock.advance(10 * minute)
    expect(again.view().step).toBe("over")
    expect(open({}, { ...stored, startedAt: start - 30 * minute }).view().step).toBe("over")
  })

  it("asks for a contact, shows the total, and orders exactly that, once", async () => {
    const { send, view, scan, fill, clock, emitted, placed } = open()
    send({ type: "pay.wanted" })
    expect(view().step).toBe("scanning")
    await scan(2)
    send({ type: "goods.added" })
    send({ type: "pay.wanted" })
    send({ type: "form.sent" })
    expect(view()).toMatchObject({
      step: "paying",
      problems: { name: "required", email: "required", phone: "required" }
    })
    fill()
    send({ type: "form.sent" })
    await clock.advance(0)
    expect(view().step).toBe("confirming")
    expect(placed).toEqual([])
    send({ type: "total.accepted" })
    send({ type: "total.accepted" })
    await clock.advance(0)
    expect(placed).toEqual([{ checkout, key: "key" }])
    expect(emitted.at(-1)).toEqual({ type: "order.placed", code: order.order.code, key: "k" })
  })

  it("says that a store has run out meanwhile, and keeps what was typed", async () => {
    const { send, view, scan, fill, clock } = open({ place: () => Effect.fail(new InsufficientStock({ short: [] })) })
    await scan(2)
    send({ type: "goods.added" })
    send({ type: "pay.wanted" })
    fill()
    send({ type: "form.sent" })
    await clock.advance(0)
    send({ type: "total.accepted" })
    await clock.advance(0)
    expect(view()).toMatchObject({ step: "paying", payProblem: "short", contact: { name: "Rani" } })
  })

  it("goes on after a reload with what was typed and chosen before paying", async () => {
    const { send, scan, fill, emitted } = open()
    await scan(2)
    send({ type: "goods.added" })
    send({ type: "pay.wanted" })
    fill()
    send({ type: "paperBag.chosen", wanted: true })
    send({ type: "paidBy.chosen", by: "bank-transfer" })
    const stored = emitted.findLast(({ session }) => session !== undefined)?.session
    const next = open({}, stored && storedSession(sessionText(stored), 5, start))
    next.send({ type: "pay.wanted" })
    expect(next.view()).toMatchObject({
      step: "paying",
      units: 1,
      contact: { name: "Rani" },
      paperBag: true,
      paidBy: "bank-transfer"
    })
  })

  it("asks for the order after a lost answer, also on the next page, and never orders a second time by itself", async () => {
    let answers = 0
    const lost = open({ place: silent, placed: () => (answers++ === 0 ? silent() : Effect.succeed(order as never)) })
    await lost.scan(2)
    lost.send({ type: "goods.added" })
    lost.send({ type: "pay.wanted" })
    lost.fill()
    lost.send({ type: "form.sent" })
    await lost.clock.advance(0)
    lost.send({ type: "total.accepted" })
    await lost.clock.advance(0)
    expect(lost.view().step).toBe("uncertain")
    const stored = lost.emitted.findLast(({ session }) => session !== undefined)?.session
    expect(stored?.placing).toEqual({ checkout: "c1", key: "key" })
    const next = open({ placed: () => Effect.succeed(order as never) }, stored)
    await next.clock.advance(0)
    expect([next.emitted.at(-1)?.type, next.placed]).toEqual(["order.placed", []])
    lost.send({ type: "retry.wanted" })
    await lost.clock.advance(0)
    expect(lost.emitted.at(-1)?.type).toBe("order.placed")
    const none = open({}, stored)
    await none.clock.advance(0)
    expect(none.view()).toMatchObject({ step: "scanning", units: 1 })
  })

  it("never holds more of goods than the store has or 20, whatever is pressed, and no line of none", () => {
    const anyEvent: fc.Arbitrary<Untimed<ScannerEvent>> = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((number) => ({ type: "code.read", barcode: ean(number) }) as const),
      fc.integer({ min: -2, max: 40 }).map((quantity) => ({ type: "quantity.stepped", quantity }) as const),
      fc.record({
        type: fc.constant("line.changed" as const),
        combination: fc.constantFrom(...Object.values(here).map(({ combination }) => combination)),
        quantity: fc.integer({ min: -1, max: 30 })
      }),
      fc.constantFrom<Untimed<ScannerEvent>>(
        { type: "goods.added" },
        { type: "goods.dropped" },
        { type: "typing.wanted" },
        { type: "number.sent" },
        { type: "typing.closed" },
        { type: "pay.wanted" },
        { type: "pay.closed" },
        { type: "form.sent" },
        { type: "total.accepted" },
        { type: "store.scanned" }
      )
    )
    return fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyEvent, fc.nat(3 * minute)), { maxLength: 40 }), async (events) => {
        const { send, view, clock, placed } = open()
        for (const [event, wait] of events) {
          send(event)
          await clock.advance(wait)
          for (const { goods, quantity } of view().lines) {
            expect(quantity).toBeGreaterThan(0)
            expect(quantity).toBeLessThanOrEqual(Math.min(20, goods.stock))
          }
          expect(new Set(view().lines.map(({ goods }) => goods.combination)).size).toBe(view().lines.length)
        }
        expect(placed).toEqual([])
      }),
      runs(100)
    )
  })
})
