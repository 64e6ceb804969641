import { Effect } from "effect"
import { afterAll, expect } from "vitest"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { putCampaigns } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import { setPrices, setStock } from "#adapters/postgres/selling/ops.sql.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import { sqlToggles } from "#adapters/postgres/toggles.sql.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { cartWire } from "#adapters/wire/selling/cart.wire.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { ordersWire } from "#adapters/wire/selling/orders.wire.ts"
import { pickupWire } from "#adapters/wire/selling/pickup.wire.ts"
import { returnsWire } from "#adapters/wire/selling/returns.wire.ts"
import { togglesWire } from "#adapters/wire/toggles.wire.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { partNames } from "#core/toggles/features.ts"
import { type Engine, shopEngines } from "#specs/database.ts"
import { line, type Stocks } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { someNow } from "../arbitraries.ts"
import { pickupFacts } from "../pickup/pickup-facts.ts"
import { heldMoneyFacts } from "./held-money.ts"
import { partsOffFacts } from "./kinds/parts-off.ts"
import { preOrderFacts } from "./kinds/preorders.ts"
import { quotaFacts } from "./kinds/quotas.ts"
import { selfCheckoutFacts } from "./kinds/self-checkouts.ts"
import { moneyFacts } from "./money.ts"
import { orderLifeFacts } from "./order-life.ts"
import type { OrderingShop } from "./ordering-shop.ts"
import { paperBagFacts } from "./paper-bags.ts"
import { placingFacts } from "./placing.ts"
import { returnedMoneyFacts } from "./returned-money.ts"
import { returnFacts } from "./returns.ts"

const dayMs = 86_400_000
const usual = { price: 100_000, weightGram: 200 }
const stocks: Stocks = {
  red: { ...usual, units: 60 },
  plum: { ...usual, units: 60 },
  soon: { ...usual, units: 10, releasedAt: instant(someNow + 30 * dayMs) },
  members: { ...usual, units: 10, members: true },
  perfume: { ...usual, units: 10, dangerous: true }
}

/** Asks the server as a browser does, without a socket between them. */
const sendTo =
  ({ ask }: ServedShop): Send =>
  (service, path, { method, json, bytes, headers, signal }) =>
    ask(serviceBases[service] + path, {
      method,
      signal,
      headers: { ...headers, ...(json === undefined ? {} : { "content-type": "application/json" }) },
      ...(bytes === undefined
        ? json === undefined
          ? {}
          : { body: JSON.stringify(json) }
        : { body: new Blob([new Uint8Array(bytes)]) })
    })

const goodsOf = (name: string) => {
  const { product, combination } = line(name)
  return { product, combination }
}

/** One server for all facts about an engine; every fact finds the stock as it was. */
const openedWith = (engine: Engine) => {
  let served: Promise<ServedShop> | undefined
  afterAll(async () => (await served)?.close())
  return async (): Promise<OrderingShop> => {
    served ??= openServedShop(engine, {})
    const shop = await served
    shop.clock.set(someNow)
    await shop.reset(stocks)
    const { db } = shop.shop
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const operator = { name: "spec", now: someNow, dryRun: false }
    const send = sendTo(shop)
    return {
      bags: portOverHttp(send, cartWire),
      checkout: portOverHttp(send, checkoutWire),
      orders: portOverHttp(send, ordersWire),
      returns: portOverHttp(send, returnsWire),
      pickup: portOverHttp(send, pickupWire),
      ops: opsOf(shop),
      goods: {
        red: goodsOf("red"),
        plum: goodsOf("plum"),
        soon: goodsOf("soon"),
        members: goodsOf("members"),
        perfume: goodsOf("perfume")
      },
      stockOf: async ({ combination }) => {
        const rows = await run(
          db.ask((on) => on.selectFrom("combinations").select("stock").where("id", "=", combination).execute())
        )
        return rows[0]?.stock ?? 0
      },
      setStock: async ({ combination }, value) => {
        await run(setStock(db, [{ combination, value }], operator))
      },
      storeStockOf: async (store, { combination }) => {
        const units = await run(sqlStoreStock(db).of([combination]))
        return units.find((one) => one.store === store)?.stock ?? 0
      },
      setStoreStock: async (store, { combination }, value) => {
        await run(setStoreStock(db, [{ store, combination, value }], operator))
      },
      setPrice: async ({ combination }, value) => {
        await run(setPrices(db, [{ combination, value }], operator))
      },
      setSpecial: async ({ product, combination }, price, quota) => {
        const [startsAt, endsAt] = [someNow, instant(someNow + 365 * dayMs)]
        const special = { price: rupiah(price), startsAt, endsAt, quota, campaign: "kilat" }
        await run(putCampaigns(db, ["kilat"], [{ product, combination, special }]))
        await shop.shop.catalogue.refresh()
      },
      soldOf: async ({ combination }) => {
        const rows = await run(
          db.ask((on) =>
            on.selectFrom("special_sales").select("sold").where("combination_id", "=", combination).execute()
          )
        )
        return rows[0]?.sold ?? 0
      },
      messages: async (to) => {
        const rows = await run(
          db.ask((on) => on.selectFrom("outbox").select("payload").orderBy("created_at").orderBy("id").execute())
        )
        return rows
          .map(({ payload }) => payload as { readonly to: string; readonly kind: string })
          .filter((message) => message.to === to)
          .map(({ kind }) => kind)
      },
      switchOff: async (...parts) => {
        const store = sqlToggles(db)
        for (const toggle of partNames)
          await run(store.put({ toggle, isOn: !parts.includes(toggle), name: "spec", at: someNow }))
        const port = portOverHttp(send, togglesWire)
        const off = async () => {
          const toggles = await run(port.toggles({}))
          return partNames.filter((part) => !toggles[part]).join()
        }
        await expect
          .poll(off, { timeout: 15_000, interval: 100 })
          .toBe(partNames.filter((one) => parts.includes(one)).join())
      },
      now: () => shop.clock.now(),
      pass: (ms) => shop.clock.advance(ms),
      close: async () => {}
    }
  }
}

/** People behind the counter stand behind it: their port is the server's own. */
const opsOf = ({ shop }: ServedShop): OrderingShop["ops"] => shop.ops

for (const engine of shopEngines) {
  const open = openedWith(engine)
  placingFacts(`over HTTP, the server and ${engine}`, open)
  selfCheckoutFacts(`over HTTP, the server and ${engine}`, open)
  quotaFacts(`over HTTP, the server and ${engine}`, open)
  preOrderFacts(`over HTTP, the server and ${engine}`, open)
  paperBagFacts(`over HTTP, the server and ${engine}`, open)
  orderLifeFacts(`over HTTP, the server and ${engine}`, open)
  moneyFacts(`over HTTP, the server and ${engine}`, open)
  heldMoneyFacts(`over HTTP, the server and ${engine}`, open)
  returnedMoneyFacts(`over HTTP, the server and ${engine}`, open)
  pickupFacts(`over HTTP, the server and ${engine}`, open)
  partsOffFacts(`over HTTP, the server and ${engine}`, open)
  returnFacts(`over HTTP, the server and ${engine}`, open)
}
