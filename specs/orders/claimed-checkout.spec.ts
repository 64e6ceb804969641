import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { sqlCodes } from "#adapters/postgres/members/codes.sql.ts"
import { sqlCheckouts } from "#adapters/postgres/selling/checkouts.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import type { CheckoutPort, CheckoutStores } from "#core/checkout/checkout.port.ts"
import type { Checkout, CheckoutChange } from "#core/checkout/checkout.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, run } from "../contracts/ordering-shop.ts"
import { type Engine, shopEngines } from "../database.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { placeOver } from "./place-over.ts"
import { openSellingShop, type SellingShop } from "./selling-shop.ts"
import { someContact } from "./some-order.ts"

/** Runs another call between the reading of a checkout and its claim. */
type Between = (
  other: CheckoutPort,
  stores: Pick<CheckoutStores, "checkouts" | "codes">
) => Effect.Effect<unknown, unknown>

interface ClaimShop {
  readonly prepared: () => Promise<Checkout>
  readonly place: (checkout: Checkout, between: Between) => ReturnType<CheckoutPort["place"]>
  readonly stock: () => Promise<number>
  readonly orders: () => Promise<number>
  readonly close: () => Promise<void>
}

const units = 50
const placing = ({ id, version, quoteHash }: Checkout) => ({
  id,
  version,
  quoteHash,
  idempotencyKey: crypto.randomUUID()
})
/** The stores with a call that runs once, right before the first claim of a checkout. */
const interrupted = (stores: CheckoutStores, call: Effect.Effect<unknown, unknown>): CheckoutStores => {
  let called = false
  const once = Effect.suspend(() => {
    if (called) return Effect.void
    called = true
    // By itself: inside the fiber of a transaction no other session may be asked.
    return Effect.promise(() => Effect.runPromise(call))
  })
  const { claim } = stores.checkouts
  return { ...stores, checkouts: { ...stores.checkouts, claim: (...asked) => Effect.andThen(once, claim(...asked)) } }
}

const inMemory = async (): Promise<ClaimShop> => {
  const goods: Goods = someGoods("1", { stock: units })
  const shop = memorySelling([goods], someOrigins, regionsOfIndonesia())
  const port = (stores: CheckoutStores) => checkoutOver(stores, systemRandom, { language: "id", now: someNow })
  return {
    prepared: async () => {
      const { product, combination } = goods
      const { id } = await run(port(shop.stores).open({ lines: [{ product, combination, quantity: 1 }] }))
      return run(port(shop.stores).change({ id, ...allChosen("rani@contoh.id") }))
    },
    place: (checkout, between) =>
      shop.inTransaction(
        port(interrupted(shop.stores, between(port(shop.stores), shop.stores))).place(placing(checkout))
      ),
    stock: async () => shop.state().goods.get(goods.combination)?.stock ?? 0,
    orders: async () => shop.state().orders.size,
    close: async () => {}
  }
}

const inDatabase = async (engine: Engine): Promise<ClaimShop> => {
  const shop: SellingShop = await openSellingShop(engine, { a: units })
  const buyer = () => ({ language: "id", now: shop.clock.now() }) as const
  return {
    prepared: () => shop.prepared("a"),
    place: (checkout, between) =>
      placeOver(shop, (stores) => {
        // PGlite has one connection: the other call runs inside the transaction.
        if (engine === "pglite")
          return interrupted(stores, between(checkoutOver(stores, systemRandom, buyer()), stores))
        const others = { checkouts: sqlCheckouts(shop.db), codes: sqlCodes(shop.db) }
        return interrupted(stores, between(shop.selling.portsFor(buyer()).checkout, others))
      })(placing(checkout)),
    stock: async () => (await shop.stocks())["a"] ?? 0,
    orders: () => shop.count("orders"),
    close: shop.close
  }
}

describe.each(["memory", ...shopEngines] as const)("a checkout that is being placed over %s", (store) => {
  let shop: ClaimShop
  beforeAll(async () => {
    shop = await (store === "memory" ? inMemory() : inDatabase(store))
  })
  afterAll(() => shop.close())

  it.each<readonly [string, CheckoutChange]>([
    ["another note", { note: "Titip satpam" }],
    ["another bank", { bank: BankId("mandiri") }],
    ["another contact", { contact: { ...someContact, email: "lain@contoh.id" } }]
  ])("is refused if it got %s after it was read", async (_, change) => {
    const checkout = await shop.prepared()
    const [orders, stock] = [await shop.orders(), await shop.stock()]
    const placed = shop.place(checkout, (other) => other.change({ id: checkout.id, ...change }))
    const refusal = await run(Effect.flip(placed))
    expect(refusal).toMatchObject({
      _tag: "TotalChanged",
      checkout: { id: checkout.id, version: checkout.version + 1 }
    })
    if (refusal._tag === "TotalChanged" && change.note) expect(refusal.checkout.note).toBe(change.note)
    expect([await shop.orders(), await shop.stock()]).toEqual([orders, stock])
  })

  it("is refused if another checkout took its code after it was read", async () => {
    const [checkout, other] = [await shop.prepared(), await shop.prepared()]
    const [orders, stock] = [await shop.orders(), await shop.stock()]
    const placed = shop.place(checkout, (_, { checkouts, codes }) =>
      Effect.gen(function* () {
        const { code } = (yield* checkouts.byId(checkout.id)) ?? {}
        if (code === undefined) return yield* Effect.die(new Error("the checkout has no code"))
        const wanted = { ...code, source: "unplaced", from: code.code, to: code.code, start: code.code } as const
        const taken = { holder: other.id, until: checkout.expiresAt, now: instant(checkout.expiresAt - 1) }
        expect(yield* codes.take({ ...wanted, ...taken })).toBe(code.code)
      })
    )
    const refusal = await run(Effect.flip(placed))
    expect(refusal).toMatchObject({ _tag: "TotalChanged", checkout: { id: checkout.id } })
    if (refusal._tag === "TotalChanged") expect(refusal.checkout.totals.payable).not.toBe(checkout.totals.payable)
    expect([await shop.orders(), await shop.stock()]).toEqual([orders, stock])
  })

  it("has the one order of a call that came between", async () => {
    const checkout = await shop.prepared()
    const [orders, stock] = [await shop.orders(), await shop.stock()]
    const { repeated } = await run(shop.place(checkout, (other) => other.place(placing(checkout))))
    expect(repeated).toBe(true)
    expect([await shop.orders(), await shop.stock()]).toEqual([orders + 1, stock - 1])
  })
})
