import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "./review-writers.ts"

const goods = Array.from({ length: 50 }, (_, at) => `goods${at}`)
const codes = (answers: ReadonlyArray<{ readonly status: number; readonly body: { readonly code?: string } }>) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = body.code ?? String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** PGlite has one connection and proves nothing here. House 12. */
describe("reviews of one member at once on PostgreSQL", () => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop("postgres", Object.fromEntries(goods.map((name) => [name, 1])))
  })
  afterAll(() => served.close())

  it("twenty of forty pass within 15 minutes; the next one waits for six hours", async () => {
    const writer = await writerIn(served, "banyak", 30)
    const answers = await Promise.all(
      goods.slice(0, 40).map((name, at) => post(writer, reviewOf(name, reviewText(1_000 + at))))
    )
    expect(codes(answers)).toEqual({ "201": 20, REVIEW_BLOCKED: 20 })
    const blocked = await post(writer, reviewOf("goods49", reviewText(1_100)))
    expect([blocked.body.code, blocked.body.details.reason]).toEqual(["REVIEW_BLOCKED", "spam"])
    expect(blocked.body.retry_after).toBeGreaterThan(21_590)
    expect(blocked.body.retry_after).toBeLessThanOrEqual(21_600)
    expect(await countedNaively(served)).toEqual([])
  })

  it("three refusals of ten begin one pause", async () => {
    const writer = await writerIn(served, "tautan", 30)
    const link = `${reviewText(2_000)} pesan lewat https://toko-lain.test/promo saja`
    const answers = await Promise.all(goods.slice(0, 10).map((name) => post(writer, reviewOf(name, link))))
    expect(codes(answers)).toEqual({ REVIEW_REFUSED: 3, REVIEW_BLOCKED: 7 })
  })

  it("one of fifty for the same product is stored", async () => {
    const writer = await writerIn(served, "sama", 30)
    const answers = await Promise.all(goods.map((_, at) => post(writer, reviewOf("goods45", reviewText(3_000 + at)))))
    expect(codes(answers)).toEqual({ "201": 1, ALREADY_REVIEWED: 49 })
    expect(await countedNaively(served)).toEqual([])
  })

  it("of many members for one product count all", async () => {
    const writers = await Promise.all(goods.slice(0, 20).map((name) => writerIn(served, `p${name}`, 30)))
    const answers = await Promise.all(
      writers.map((writer, at) =>
        post(writer, reviewOf("goods46", reviewText(4_000 + at), { star_texture: 1 + (at % 5) }))
      )
    )
    expect(codes(answers)).toEqual({ "201": 20 })
    expect(await countedNaively(served)).toEqual([])
  })
})
