import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MemberOrdersPort } from "#core/orders/history/member-orders.port.ts"
import { orderHistoryMachineOver } from "#core/orders/history/order-history.machine.ts"
import { viewOrderHistory } from "#core/orders/history/order-history.view.ts"
import type { Order } from "#core/orders/order.ts"
import { runs } from "../arbitraries.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { someOrder } from "./some-order.ts"

const shopOf = (count: number) => {
  let orders: ReadonlyArray<Order> = Array.from({ length: count }, (_, at) => someOrder(count - at))
  const list: MemberOrdersPort["list"] = ({ skip, limit }) =>
    Effect.sync(() => ({ orders: orders.slice(skip, skip + limit), total: orders.length, skip }))
  return {
    port: { list },
    place: () => {
      orders = [someOrder(100 + orders.length), ...orders]
    },
    all: () => orders
  }
}

describe("a member's orders", () => {
  it("come page by page, and say when there are none", async () => {
    const { port, all } = shopOf(23)
    const history = openMachine(orderHistoryMachineOver, port, undefined, viewOrderHistory)
    expect(history.view().step).toBe("reading")
    for (const [shown, more] of [
      [10, "offered"],
      [20, "offered"],
      [23, "none"]
    ]) {
      await history.clock.advance(20)
      expect([history.view().orders.length, history.view().more]).toEqual([shown, more])
      history.say({ type: "more.wanted" })
    }
    expect(history.view().orders).toEqual(all())
    const empty = openMachine(orderHistoryMachineOver, shopOf(0).port, undefined, viewOrderHistory)
    await empty.clock.advance(20)
    expect(empty.view()).toEqual({ step: "empty", orders: [], more: "none" })
  })

  it("are shown once each, newest first, while more are placed and answers are lost", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom("more.wanted", "retry.wanted", "page.seen", "place"), fc.nat(1_500)), {
          maxLength: 20
        }),
        fc.infiniteStream(
          fc.record<Fate>({
            there: fc.nat(500),
            back: fc.nat(500),
            lost: fc.constantFrom("no" as const, "no" as const, "call" as const)
          })
        ),
        async (steps, fates) => {
          const shop = shopOf(25)
          let good = false
          const fate = () => (good ? well : fates.next().value)
          const history = openMachine(orderHistoryMachineOver, shop.port, undefined, viewOrderHistory, fate)
          for (const [type, wait] of steps) {
            if (type === "place") shop.place()
            else history.say({ type })
            await history.clock.advance(wait)
            const codes = history.view().orders.map(({ code }) => code)
            expect(new Set(codes).size).toBe(codes.length)
            expect(codes).toEqual(shop.all().flatMap(({ code }) => (codes.includes(code) ? [code] : [])))
            expect(history.most()).toBeLessThan(2)
          }
          good = true
          await history.clock.advance(5_000)
          for (const type of ["retry.wanted", "page.seen"]) {
            history.say({ type })
            await history.clock.advance(1_000)
          }
          expect(history.view().orders.slice(0, 10)).toEqual(shop.all().slice(0, 10))
        }
      ),
      runs(100)
    ))
})
