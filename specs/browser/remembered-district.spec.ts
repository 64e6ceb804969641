import { Effect } from "effect"
import { beforeEach, expect, it, vi } from "vitest"
import type { ShopCalls } from "#core/checkout/ordering.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { kebayoranBaru } from "../contracts/ordering-shop.ts"

const held = new Map<string, string>()

beforeEach(() => {
  held.clear()
  vi.resetModules()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key)
  })
})

const changedWith = async (change: ShopCalls["change"]) => {
  const { browserOrdering } = await import("#adapters/browser/ordering.ts")
  const ordering = browserOrdering({ change } as ShopCalls)
  const id = CheckoutId("c1")
  await Effect.runPromiseExit(ordering.change({ id, note: "" }))
  expect(held.get("pendar.district")).toBeUndefined()
  await Effect.runPromiseExit(ordering.change({ id, address: kebayoranBaru }))
  return held.get("pendar.district")
}

it("the kecamatan of an order is remembered for the pages of products: rule 24", async () =>
  expect(await changedWith(() => Effect.succeed({} as never))).toBe("31.74.07"))

it("that of an address the shop has not taken is not", async () =>
  expect(await changedWith(() => Effect.fail(new Unavailable()))).toBeUndefined())
