import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { memoryAds } from "#adapters/memory/window/ads.memory.ts"
import { readAds, sqlAds, writeAds } from "#adapters/postgres/ads/ads.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { adsWire } from "#adapters/wire/window/ads.wire.ts"
import { AdId, type AdPlace, type StoredAd } from "#core/ads/ad.ts"
import type { AdsPort } from "#core/ads/ads.port.ts"
import { adsOver } from "#core/ads/ads.usecases.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { someAd } from "#specs/ads/some-ads.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { openSpecShop } from "#specs/shop.ts"
import { someNow } from "../../arbitraries.ts"

const reader = { language: "id", now: someNow } as const
const serums: AdPlace = { page: "category", target: "serum" }

/** Advertisements of which each spec has its own target. */
const given = (now: Instant): ReadonlyArray<StoredAd> =>
  [
    someAd("budget", { targets: ["serum"], budget: 3 }),
    someAd("filler", { targets: ["serum"] }),
    someAd("side-only", { slot: "side", targets: ["serum"] }),
    someAd("halves", { targets: ["balm"], budget: 4 }),
    someAd("quarters", { targets: ["balm"], budget: 8 }),
    someAd("clicked", { targets: ["mask"], text: { id: "Teks", en: "Text" }, perDay: 2 }),
    someAd("over", { targets: ["toner"], startsAt: instant(now - 2 * dayMs), endsAt: instant(now - 1_000) }),
    someAd("to-come", { targets: ["toner"], startsAt: instant(now + 60_000), endsAt: instant(now + dayMs) }),
    someAd("raced", { targets: ["race"], budget: 10 })
  ].map((ad) => ({
    ...ad,
    startsAt: instant(ad.startsAt - someNow + (ad.startsAt <= someNow ? now : someNow)),
    endsAt: ad.id === "over" ? ad.endsAt : instant(now + dayMs)
  }))

interface AdShop {
  readonly port: AdsPort
  readonly close: () => Promise<void>
}

const facts = (where: string, open: () => Promise<AdShop>) =>
  describe(`advertisements ${where}`, () => {
    let shop: AdShop
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const take = async (place: AdPlace, capped: ReadonlyArray<string> = [], slot: "top" | "side" | "small" = "top") =>
      (await run(shop.port.take({ ...place, slot, capped: capped.map((id) => AdId(id)) })))?.id

    it("fill the slots of the pages they are meant for, and no others", async () => {
      expect(await run(shop.port.slots(serums))).toEqual(["top", "side"])
      expect(await run(shop.port.slots({ page: "category", target: "sabun" }))).toEqual([])
      expect(await run(shop.port.slots({ page: "brand", target: "serum" }))).toEqual([])
      expect(await run(shop.port.slots({ page: "category", target: "toner" }))).toEqual([])
      expect(await take({ page: "category", target: "toner" })).toBeUndefined()
    })

    it("never have more impressions than their budget; then what has none comes", async () => {
      const taken = [await take(serums), await take(serums), await take(serums), await take(serums), await take(serums)]
      expect(taken).toEqual(["budget", "budget", "budget", "filler", "filler"])
    })

    it("take turns by the part of their budget that they have had", async () => {
      const balms: AdPlace = { page: "category", target: "balm" }
      const taken: Array<string | undefined> = []
      for (let count = 0; count < 12; count++) taken.push(await take(balms))
      expect(taken.filter((id) => id === "halves")).toHaveLength(4)
      expect(taken.slice(0, 6).filter((id) => id === "halves")).toHaveLength(2)
      expect(await take(balms)).toBeUndefined()
      expect(await run(shop.port.slots(balms))).toEqual([])
    })

    it("stay away from a browser that has shown them often enough", async () => {
      expect(await take(serums, ["side-only"], "side")).toBeUndefined()
      expect(await take(serums, ["filler"])).toBeUndefined()
    })

    it("say what a reader sees", async () => {
      const ad = await run(shop.port.take({ page: "category", target: "mask", slot: "top", capped: [] }))
      expect(ad).toEqual({
        id: "clicked",
        title: "Judul clicked",
        text: "Teks",
        action: "Lihat",
        link: "/promo/akhir-tahun",
        perDay: 2
      })
    })

    it("of 30 who ask at once for the last 10 impressions ten get one", async () => {
      const taken = await Promise.all(Array.from({ length: 30 }, () => take({ page: "category", target: "race" })))
      expect(taken.filter((id) => id !== undefined)).toHaveLength(10)
    })
  })

facts("in memory", async () => ({ port: adsOver(memoryAds(given(someNow)), reader), close: async () => {} }))

for (const engine of engines)
  facts(`stored by ${engine}`, async () => {
    const db = await freshDatabase(engine)
    await Effect.runPromise(writeAds(db, given(someNow)))
    return { port: adsOver(sqlAds(db), reader), close: db.close }
  })

facts("over HTTP", async () => {
  const { ask, shop, clock, close } = await openSpecShop()
  await Effect.runPromise(writeAds(shop.db, given(clock.now())))
  const send: Send = (service, path, { method, json, signal }) =>
    ask(serviceBases[service] + path, {
      method,
      signal,
      ...(json !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(json) })
    })
  return { port: portOverHttp(send, adsWire), close }
})

describe("stored advertisements", () => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase("postgres")
  })
  afterAll(() => db.close())
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const had = async (id: string) => {
    const ad = (await run(readAds(db))).find((one) => one.id === id)
    return ad && [ad.impressions, ad.clicks]
  }

  it("never have more clicks than impressions, and keep what they have had when they are changed", async () => {
    const ad = someAd("one", { targets: ["serum"], budget: 5 })
    await run(writeAds(db, [ad]))
    const [store, port] = [sqlAds(db), adsOver(sqlAds(db), reader)]
    expect(await run(store.countClick(ad.id))).toBe(false)
    await run(port.take({ ...serums, slot: "top", capped: [] }))
    expect(await Promise.all(Array.from({ length: 5 }, () => run(store.countClick(ad.id))))).toHaveLength(5)
    expect(await had("one")).toEqual([1, 1])
    await run(writeAds(db, [{ ...ad, budget: 9 }]))
    expect(await had("one")).toEqual([1, 1])
  })
})
