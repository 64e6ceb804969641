import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { staffAt, storedReview } from "../moderation/staff.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "./review-writers.ts"

/** PGlite has one connection and proves nothing here. House 12. */
describe("changes of one review at once on PostgreSQL", () => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop("postgres", { a: 5, b: 5, c: 5, d: 5 })
  })
  afterAll(() => served.close())

  const { product_id: _, ...form } = reviewOf("a", "")
  const reviewed = async (name: string, product: string, seed: number) => {
    const calls = await writerIn(served, name, 60)
    const id: string = (await post(calls, reviewOf(product, reviewText(seed)))).body.data._id
    const path = `/api/public/reviews/${id}`
    const put = (version: number, details: string, more: Readonly<Record<string, unknown>> = {}) =>
      calls("PUT", path, { ...form, details, version, ...more })
    return { calls, id, path, put }
  }
  const deadlocks = async (): Promise<number> => {
    const { rows } = await Effect.runPromise(
      served.shop.db.ask((on) =>
        sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(
          on
        )
      )
    )
    return Number(rows[0]?.deadlocks ?? 0)
  }
  const outcomes = (answers: ReadonlyArray<{ readonly status: number; readonly body: { readonly code?: string } }>) => {
    const counts: Record<string, number> = {}
    for (const { status, body } of answers) {
      const name = body.code ?? String(status)
      counts[name] = (counts[name] ?? 0) + 1
    }
    return counts
  }

  it("store one of fifty for each version: no tab overwrites another", async () => {
    const { id, put } = await reviewed("serentak", "a", 1)
    for (const version of [1, 2]) {
      const texts = Array.from({ length: 50 }, (_text, at) => reviewText(version * 1_000 + at))
      const answers = await Promise.all(texts.map((text, at) => put(version, text, { star_texture: 1 + (at % 5) })))
      expect(outcomes(answers)).toEqual({ "200": 1, REVIEW_CHANGED: 49 })
      const at = answers.findIndex(({ status }) => status === 200)
      expect(await storedReview(served, id)).toMatchObject({ details: texts[at], version: version + 1 })
    }
    expect(await countedNaively(served)).toEqual([])
  })

  it("never wait for likes and decisions that wait for them: rows are locked in one order", async () => {
    const { id, path, put } = await reviewed("disukai", "d", 4)
    const readers = await Promise.all(Array.from({ length: 6 }, (_, at) => writerIn(served, `pembaca${at}`, 60)))
    const staff = staffAt(served)
    const before = await deadlocks()
    for (const round of [1, 2, 3]) {
      const { version = 0 } = (await storedReview(served, id)) ?? {}
      await Promise.all([
        put(version, reviewText(9_000 + round)),
        ...readers.flatMap((reader) => [reader("POST", `${path}/likes`, {}), reader("DELETE", `${path}/likes`)]),
        staff.ops("reviews", "hide", id, "--say", "Sebentar.")
      ])
      await staff.ops("reviews", "publish", id)
    }
    expect((await deadlocks()) - before).toBe(0)
    expect(await countedNaively(served)).toEqual([])
  })

  it("refuse three of ten for their text, then pause", async () => {
    const { id, put } = await reviewed("tautan", "b", 2)
    const link = `${reviewText(3_000)} pesan lewat https://toko-lain.test/promo saja`
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(1, link)))
    expect(outcomes(answers)).toEqual({ REVIEW_REFUSED: 3, REVIEW_BLOCKED: 7 })
    expect((await storedReview(served, id))?.version).toBe(1)
  })

  it("and decisions of staff end in one of them for each version", async () => {
    const { id, put } = await reviewed("keputusan", "c", 3)
    const { ops } = staffAt(served)
    const changes = Array.from({ length: 5 }, (_text, at) => put(1, reviewText(4_000 + at)))
    const decisions = Array.from({ length: 5 }, () =>
      ops("reviews", "hide", id, "--version", "1", "--say", "Tidak sesuai aturan.")
    )
    const answers = [...(await Promise.all(changes)), ...(await Promise.all(decisions))]
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect((await storedReview(served, id))?.version).toBe(2)
    expect(await countedNaively(served)).toEqual([])
  })

  it("and removals leave nothing behind, or a new review", async () => {
    const { calls, id, path, put } = await reviewed("hapus", "d", 4)
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_text, at) => put(1, reviewText(5_000 + at))),
      ...Array.from({ length: 5 }, () => calls("DELETE", path)),
      ...Array.from({ length: 5 }, (_text, at) => post(calls, reviewOf("d", reviewText(5_100 + at))))
    ])
    const removed = answers.slice(5, 10)
    expect(outcomes(removed)).toEqual({ "200": 1, REVIEW_NOT_FOUND: 4 })
    expect(await storedReview(served, id)).toBeUndefined()
    const made = answers.slice(10).filter(({ status }) => status === 201).length
    expect(made).toBeLessThanOrEqual(1)
    expect((await calls("GET", "/api/public/user/me/reviews")).body.meta.total).toBe(made)
    expect(await countedNaively(served)).toEqual([])
  })
})
