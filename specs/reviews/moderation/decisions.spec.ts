import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "../writing/review-writers.ts"
import { proveAddresses, staffAt, storedReview } from "./staff.ts"

const writers = ["satu", "dua", "tiga", "empat"] as const

describe.each(shopEngines)("decisions on reviews on %s", (engine) => {
  let served: ServedShop
  /** Two reviews of each of two products: one is published at once, one is held. */
  let ids: ReadonlyArray<string>
  beforeAll(async () => {
    served = await openServedShop(engine, { a: 5, b: 5 })
    ids = await Promise.all(
      writers.map(async (name, at) => {
        const writer = await writerIn(served, name, at % 2 === 0 ? 30 : 1)
        const review = reviewOf(at < 2 ? "a" : "b", reviewText(600 + at), { star_texture: 1 + at })
        return (await post(writer, review)).body.data._id as string
      })
    )
  })
  afterAll(() => served.close())

  it("leave stars and numbers as a naive reader counts them, in whatever order they come", async () => {
    const { ops } = staffAt(served)
    const step = fc.record({ at: fc.nat(ids.length - 1), publish: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { at, publish } of steps) {
          const id = ids[at] ?? ""
          const before = await storedReview(served, id)
          const to = publish ? "published" : "hidden"
          const done = publish
            ? await ops("reviews", "publish", id)
            : await ops("reviews", "hide", id, "--say", "Tidak sesuai aturan.")
          expect(done.status).toBe(before?.status === to ? 409 : 200)
          const after = await storedReview(served, id)
          expect([after?.status, after?.version]).toEqual([to, (before?.version ?? 0) + (done.status === 200 ? 1 : 0)])
          expect(await countedNaively(served)).toEqual([])
        }
      }),
      { numRuns: 8 }
    )
  })
})

/** PGlite has one connection and proves nothing here. House 12. */
describe("decisions on one review at once on PostgreSQL", () => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop("postgres", { a: 5, b: 5, c: 5 })
  })
  afterAll(() => served.close())

  const held = async (name: string, product: string, seed: number): Promise<string> => {
    const writer = await writerIn(served, name, 1)
    await proveAddresses(served, name)
    return (await post(writer, reviewOf(product, reviewText(seed)))).body.data._id
  }
  const messagesTo = async (name: string): Promise<number> =>
    (await (await served.ask(`/dev/outbox?to=${name}@pembeli.test`)).json()).data.length
  const logged = (id: string) =>
    Effect.runPromise(
      served.shop.db.ask((on) => on.selectFrom("ops_log").select("action").where("subject", "=", id).execute())
    )

  it("count once: one of ten is stored, logged and written to the author", async () => {
    const id = await held("serentak", "a", 700)
    const { ops } = staffAt(served)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ops("reviews", "publish", id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect([await logged(id), await messagesTo("serentak")]).toEqual([[{ action: "review published" }], 1])
    expect(await countedNaively(served)).toEqual([])
  })

  it("of the same version count once, whichever they are", async () => {
    const id = await held("berlawanan", "b", 701)
    const { ops } = staffAt(served)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? ops("reviews", "publish", id, "--version", "1")
          : ops("reviews", "hide", id, "--version", "1", "--say", "Tidak sesuai aturan.")
      )
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ code }) => code)).toEqual(Array(9).fill("REVIEW_CHANGED"))
    expect([(await logged(id)).length, await messagesTo("berlawanan")]).toEqual([1, 1])
    expect((await storedReview(served, id))?.version).toBe(2)
    expect(await countedNaively(served)).toEqual([])
  })

  it("on many reviews of one product count all", async () => {
    const names = Array.from({ length: 8 }, (_, at) => `banyak${at}`)
    const ids = await Promise.all(names.map((name, at) => held(name, "c", 710 + at)))
    const { ops } = staffAt(served)
    const answers = await Promise.all(ids.map((id) => ops("reviews", "publish", id)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(await countedNaively(served)).toEqual([])
  })
})
