import { Effect } from "effect"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import type { MemberId } from "#core/account/member.ts"
import type { Placed } from "#core/checkout/checkout.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { bca, contactOf, kebayoranBaru, newKey, run, tagOf } from "#specs/contracts/ordering-shop.ts"
import { type GiftShop, someInfo } from "./gift-shop.ts"

const hour = 3_600_000

/** What holds of e-gifts, wherever they are stored. D-22, D-68. */
export const egiftFacts = (where: string, open: () => Promise<GiftShop>): void => {
  describe(`e-gifts ${where}`, () => {
    let shop: GiftShop
    let opened: Promise<GiftShop> | undefined
    beforeEach(async () => {
      opened ??= open()
      shop = await opened
    })
    afterAll(async () => (await opened)?.close())

    const place = async (lines: ReadonlyArray<EgiftInfo>, member?: MemberId, quantity = 1): Promise<Placed> => {
      const { checkout } = shop.as(member)
      const { id } = await run(
        checkout.open({ lines: lines.map((egift) => ({ ...shop.goods.card, quantity, egift })) })
      )
      const ready = await run(checkout.change({ id, contact: contactOf("rani@pembeli.test"), bank: bca }))
      expect(ready.requirements).toEqual([])
      expect(ready.ships).toBe(false)
      const { version, quoteHash } = ready
      return run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
    }
    const pay = (placed: Placed) =>
      run(
        shop.ops.move({
          code: placed.order.code,
          move: "accept-transfer",
          name: "spec",
          note: "-",
          withoutTransfer: true
        })
      )
    const buy = async (...asked: Parameters<typeof place>) => {
      const placed = await place(...asked)
      await pay(placed)
      return placed
    }
    const sendAll = async () => {
      for (const code of await run(shop.gifting.due({}))) await run(shop.gifting.send({ code }))
    }
    const codesSince = async (before: number) =>
      (await shop.letters()).slice(before).flatMap(({ code }) => (code === undefined ? [] : [code]))
    /** Of an e-gift that was bought and sent now. */
    const boughtCode = async (member?: MemberId) => {
      const before = (await shop.letters()).length
      const placed = await buy([someInfo], member)
      await sendAll()
      const [code = ""] = await codesSince(before)
      return { placed, code }
    }
    const statesOf = async ({ order: { code }, key }: Placed) =>
      (await run(shop.as().egifts.ofOrder({ code, key }))).map(({ state }) => state)
    const moveTo = (at: Instant) => shop.set(at)

    it("are paid before there is one, and then one for each unit, sent at once if no day is chosen", async () => {
      const before = (await shop.letters()).length
      const placed = await place([someInfo], undefined, 2)
      expect(await statesOf(placed)).toEqual([])
      await pay(placed)
      expect(await statesOf(placed)).toEqual(["waiting", "waiting"])
      await sendAll()
      expect(await statesOf(placed)).toEqual(["sent", "sent"])
      const [one, other] = await codesSince(before)
      expect(one).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
      expect(other).not.toBe(one)
      const { order } = { order: await run(shop.as().orders.read({ code: placed.order.code, key: placed.key })) }
      expect(order.status).toBe("delivered")
      const kinds = (await shop.letters()).slice(before).map(({ kind, to }) => `${kind} ${to}`)
      // Those of one moment stand in no order.
      expect(kinds.filter((kind) => kind.startsWith("egift")).toSorted()).toEqual([
        "egift-received kirana@contoh.id",
        "egift-received kirana@contoh.id",
        "egift-sent rani@pembeli.test"
      ])
    })

    it("wait for 09.00 WIB of their day, and each letter goes out once", async () => {
      const start = shop.now()
      const before = (await shop.letters()).length
      // 09.00 in Jakarta is 02.00 UTC.
      const nine = instant(Date.parse(`${new Date(start + 3 * dayMs).toISOString().slice(0, 10)}T02:00:00Z`))
      const placed = await buy([{ ...someInfo, sendAt: nine }])
      moveTo(instant(nine - 60_000))
      await sendAll()
      expect(await statesOf(placed)).toEqual(["waiting"])
      moveTo(nine)
      await sendAll()
      await sendAll()
      moveTo(instant(nine + dayMs))
      await sendAll()
      expect(await statesOf(placed)).toEqual(["sent"])
      const sent = (await shop.letters()).slice(before).map(({ kind }) => kind)
      expect(sent.filter((kind) => kind === "egift-received")).toHaveLength(1)
      expect(sent.filter((kind) => kind === "egift-sent")).toHaveLength(1)
    })

    it("are opened by their code alone, and saved by one member once", async () => {
      const [, one, other] = shop.members
      const { code, placed } = await boughtCode()
      const seen = await run(shop.as().egifts.look({ code }))
      expect(seen).toMatchObject({ state: "sealed", sender: "Rani", recipientName: "Kirana" })
      expect(seen.message).toBeUndefined()
      expect(seen.value).toBeUndefined()
      expect(await tagOf(shop.as().egifts.save({ code }))).toBe("Unauthenticated")
      const open = await run(shop.as().egifts.open({ code: code.toLowerCase().replaceAll("-", " ") }))
      expect(open).toMatchObject({ state: "opened", message: "Selamat ulang tahun, Ki!" })
      expect(await statesOf(placed)).toEqual(["opened"])
      const saved = await run(shop.as(one).egifts.save({ code }))
      expect(saved.state).toBe("saved")
      expect(saved.voucher).toMatch(/^EGIFT-[2-9A-Z]{10}$/)
      expect(await run(shop.as(one).egifts.save({ code }))).toEqual(saved)
      expect(await tagOf(shop.as(other).egifts.save({ code }))).toBe("EgiftClosed")
      expect(await tagOf(shop.as(other).egifts.look({ code }))).toBe("EgiftClosed")
      expect(await statesOf(placed)).toEqual(["saved"])
    })

    it("are had by one of fifty members who save at once", async () => {
      const { code } = await boughtCode()
      const all = await run(
        Effect.all(
          shop.members.slice(1, 51).map((member) => Effect.exit(shop.as(member).egifts.save({ code }))),
          { concurrency: "unbounded" }
        )
      )
      expect(all.filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
    })

    it("become a voucher whose value runs down, and comes back with an order that is cancelled", async () => {
      const member = shop.members[3] as MemberId
      const { code } = await boughtCode()
      const { value = rupiah(0), voucher = "" } = await run(shop.as(member).egifts.save({ code }))
      const { bag, checkout, orders } = shop.as(member)
      const spend = async () => {
        await run(bag.clear({}))
        await run(bag.put({ line: { ...shop.goods.red, quantity: 1 }, how: "set" }))
        await run(bag.redeemVoucher({ code: voucher }))
        const { id } = await run(checkout.open({ bag: member }))
        const ready = await run(
          checkout.change({
            id,
            contact: contactOf("teman@pembeli.test"),
            address: kebayoranBaru,
            service: ServiceId("jne.reg"),
            bank: bca
          })
        )
        const used = ready.vouchers[0]?.discount ?? 0
        const placed = await run(
          checkout.place({ id, version: ready.version, quoteHash: ready.quoteHash, idempotencyKey: newKey() })
        )
        return { used, placed }
      }
      const left = async () =>
        (await run(bag.vouchers({}))).granted.concat().find((one) => one.voucher.code === voucher)?.voucher.value ??
        (await run(bag.vouchers({}))).refused.find((one) => one.voucher.code === voucher)?.voucher.value
      const { used, placed } = await spend()
      expect(used).toBeGreaterThan(0)
      expect(used).toBeLessThanOrEqual(value)
      if (used < value) expect(await left()).toBe(value - used)
      await run(orders.cancel({ code: placed.order.code, reason: "changed-mind" }))
      expect(await left()).toBe(value)
    })

    it("are withdrawn with their order unless one was opened, also by two at once", async () => {
      const first = await boughtCode()
      const { code: order } = first.placed.order
      await run(shop.ops.move({ code: order, move: "refund", name: "spec", note: "-" }))
      expect(await statesOf(first.placed)).toEqual(["withdrawn"])
      expect(await tagOf(shop.as().egifts.open({ code: first.code }))).toBe("EgiftClosed")
      const second = await boughtCode()
      await run(shop.as().egifts.open({ code: second.code }))
      const refund = shop.ops.move({ code: second.placed.order.code, move: "refund", name: "spec", note: "-" })
      expect(await tagOf(refund)).toBe("EgiftOpened")
      expect(await statesOf(second.placed)).toEqual(["opened"])
      for (let turn = 0; turn < 5; turn++) {
        const third = await boughtCode()
        const [opens, refunds] = await run(
          Effect.all(
            [
              Effect.exit(shop.as().egifts.open({ code: third.code })),
              Effect.exit(shop.ops.move({ code: third.placed.order.code, move: "refund", name: "spec", note: "-" }))
            ],
            { concurrency: "unbounded" }
          )
        )
        expect([opens, refunds].filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
      }
    })

    it("are refused for a design, a contact or a day that the shop does not take, field by field", async () => {
      const member = shop.members[4] as MemberId
      const { bag } = shop.as(member)
      const refusedFor = (egift: EgiftInfo) =>
        run(
          Effect.match(bag.put({ line: { ...shop.goods.card, quantity: 1, egift }, how: "add" }), {
            onSuccess: () => "done",
            onFailure: (refusal) => ("field" in refusal ? refusal.field : refusal._tag)
          })
        )
      const { recipientEmail: _, ...unnamed } = someInfo
      expect(await refusedFor({ ...someInfo, template: "made-up" })).toBe("template")
      expect(await refusedFor({ ...someInfo, recipientName: "" })).toBe("recipientName")
      expect(await refusedFor({ ...someInfo, recipientEmail: "kirana" })).toBe("recipientEmail")
      expect(await refusedFor({ ...unnamed })).toBe("recipientPhone")
      expect(await refusedFor({ ...unnamed, recipientPhone: "12" })).toBe("recipientPhone")
      expect(await refusedFor({ ...someInfo, recipientPhone: "+6281234567890" })).toBe("recipientEmail")
      expect(await refusedFor({ ...someInfo, message: "a".repeat(201) })).toBe("message")
      expect(await refusedFor({ ...someInfo, sendAt: instant(shop.now() + hour) })).toBe("sendAt")
      const yesterday = `${new Date(shop.now() - 2 * dayMs).toISOString().slice(0, 10)}T02:00:00Z`
      expect(await refusedFor({ ...someInfo, sendAt: instant(Date.parse(yesterday)) })).toBe("sendAt")
      expect(await refusedFor({ ...someInfo, message: "a".repeat(200) })).toBe("done")
      expect(await refusedFor({ ...unnamed, recipientPhone: "+6281234567890" })).toBe("done")
    })

    it("keep an order from being placed whose day has passed in the bag", async () => {
      const { checkout } = shop.as()
      const day = `${new Date(shop.now() + dayMs).toISOString().slice(0, 10)}T02:00:00Z`
      const egift = { ...someInfo, sendAt: instant(Date.parse(day)) }
      moveTo(instant(shop.now() + 4 * dayMs))
      const { requirements } = await run(checkout.open({ lines: [{ ...shop.goods.card, quantity: 1, egift }] }))
      expect(requirements).toContainEqual(
        expect.objectContaining({ code: "EGIFT_REFUSED", values: expect.objectContaining({ field: "sendAt" }) })
      )
    })

    it("end after twelve months", async () => {
      const { code } = await boughtCode()
      moveTo(instant(shop.now() + 364 * dayMs))
      expect(await tagOf(shop.as().egifts.look({ code }))).toBe("done")
      moveTo(instant(shop.now() + 3 * dayMs))
      expect(await tagOf(shop.as().egifts.open({ code }))).toBe("EgiftClosed")
    })
  })
}
