import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { json } from "#adapters/postgres/tables.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { shopEngines } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import type { Calls } from "#specs/orders/signed-in.ts"
import { staffAt } from "../moderation/staff.ts"
import { post, reviewOf, reviewText, writerIn } from "./review-writers.ts"

const goods = Array.from({ length: 12 }, (_, at) => `goods${at}`)
const bargain = (seed: number) => `${reviewText(seed)} waktu itu promo 3 botol 99rb`
const photo = {
  src: "/media/p1",
  avif: [240],
  webp: [240],
  ratio: 1,
  wall: "#ffffff",
  alt: { id: "Foto", en: "Photo" }
}
const ledgerOf = async (calls: Calls) => {
  const { data } = (await calls("GET", "/api/cart/me/points")).body
  return {
    balance: data.balance as number,
    entries: data.entries.map(({ kind, points }: { kind: string; points: number }) => [kind, points])
  }
}
const pointsOf = async (served: ServedShop, id: string): Promise<number> =>
  (await (await served.ask(`/api/public/reviews/${id}`)).json()).data.review.points_received

describe.each(shopEngines)("points for reviews on %s (D-29)", (engine) => {
  let served: ServedShop
  let ops: ReturnType<typeof staffAt>["ops"]
  beforeAll(async () => {
    served = await openServedShop(engine, Object.fromEntries(goods.map((name) => [name, 1])))
    ops = staffAt(served).ops
  })
  afterAll(() => served.close())

  const written = async (calls: Calls, product: string, details: string, more = {}) => {
    const sent = await post(calls, reviewOf(product, details, more))
    expect(sent.status).toBe(201)
    return sent.body.data as { readonly _id: string; readonly status: string; readonly points_received: number }
  }
  const setPhotos = (id: string, photos: number) =>
    Effect.runPromise(
      served.shop.db.ask((on) =>
        sql`update reviews set pictures = ${json(Array(photos).fill(photo))}::jsonb where id = ${id}`.execute(on)
      )
    )

  it("come with a published one, whatever its stars, and readers see that", async () => {
    const writer = await writerIn(served, "satu", 30)
    const stars = { star_effectiveness: 1, star_texture: 1, star_packaging: 1, star_value_for_money: 1 }
    const sent = await written(writer, "goods0", reviewText(7_000), stars)
    expect(sent).toMatchObject({ status: "published", points_received: 1 })
    expect(await pointsOf(served, sent._id)).toBe(1)
    expect(await ledgerOf(writer)).toEqual({ balance: 1, entries: [["review", 1]] })
  })

  it("come with the decision of staff on a held one, go when they hide it, and return with it", async () => {
    const writer = await writerIn(served, "dua", 30)
    const { _id: id, ...sent } = await written(writer, "goods0", bargain(7_010))
    expect(sent).toMatchObject({ status: "held", points_received: 0 })
    expect((await ledgerOf(writer)).balance).toBe(0)
    await ops("reviews", "publish", id)
    expect((await ledgerOf(writer)).balance).toBe(1)
    await ops("reviews", "hide", id, "--say", "Tidak sesuai aturan.")
    expect((await ledgerOf(writer)).balance).toBe(0)
    await ops("reviews", "publish", id)
    expect((await ledgerOf(writer)).entries).toEqual([
      ["review", 1],
      ["review_reverse", -1],
      ["review", 1]
    ])
  })

  it("with photos are two; writing, removing and writing again brings no more", async () => {
    const writer = await writerIn(served, "tiga", 30)
    const first = await written(writer, "goods0", bargain(7_020))
    await setPhotos(first._id, 2)
    await ops("reviews", "publish", first._id, "--version", "1")
    expect(await ledgerOf(writer)).toEqual({
      balance: 2,
      entries: [
        ["review_photo", 1],
        ["review", 1]
      ]
    })
    await writer("DELETE", `/api/public/reviews/${first._id}`)
    expect((await ledgerOf(writer)).balance).toBe(0)
    await written(writer, "goods0", reviewText(7_021))
    expect((await ledgerOf(writer)).balance).toBe(1)
  })

  it("come with the first five of a day in Jakarta, and with the next ones on the day after", async () => {
    const writer = await writerIn(served, "empat", 30)
    for (const [at, name] of goods.slice(0, 6).entries()) {
      const sent = await written(writer, name, reviewText(7_100 + at))
      expect([at, sent.points_received]).toEqual([at, at < 5 ? 1 : 0])
    }
    served.clock.advance(dayMs)
    expect((await written(writer, "goods6", reviewText(7_110))).points_received).toBe(1)
    expect((await ledgerOf(writer)).balance).toBe(6)
    // Reviews of an earlier day that staff hide and publish again take none of today's places.
    const own = (await writer("GET", "/api/public/user/me/reviews")).body.data as ReadonlyArray<{ _id: string }>
    for (const { _id: id } of own.slice(2)) {
      await ops("reviews", "hide", id, "--say", "Tidak sesuai aturan.")
      await ops("reviews", "publish", id)
    }
    expect((await written(writer, "goods7", reviewText(7_111))).points_received).toBe(1)
  })
})

/** PGlite has one connection and proves nothing here. House 12. */
describe("points for reviews at once on PostgreSQL (D-29)", () => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop("postgres", Object.fromEntries(goods.map((name) => [name, 1])))
  })
  afterAll(() => served.close())

  it("are five for twelve of one member", async () => {
    const writer = await writerIn(served, "sekaligus", 30)
    const sent = await Promise.all(goods.map((name, at) => post(writer, reviewOf(name, reviewText(7_200 + at)))))
    const received = sent.map(({ body }) => body.data.points_received as number)
    expect(received.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    expect((await ledgerOf(writer)).balance).toBe(5)
  })

  it("are given once for one that staff publish ten times at once", async () => {
    const writer = await writerIn(served, "serentak", 1)
    const { _id: id } = (await post(writer, reviewOf("goods0", reviewText(7_300)))).body.data
    const { ops } = staffAt(served)
    await Promise.all(Array.from({ length: 10 }, () => ops("reviews", "publish", id)))
    expect(await ledgerOf(writer)).toEqual({ balance: 1, entries: [["review", 1]] })
  })
})
