import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { line, productOf } from "#specs/orders/selling-shop.ts"
import type { Answered } from "#specs/orders/shopper.ts"
import { guestAt } from "#specs/orders/shopper.ts"
import type { Calls } from "#specs/orders/signed-in.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "./review-writers.ts"
import { rowsIn, type ShopProcesses, startProcesses } from "./shop-processes.ts"

const rounds = process.env.SCALE === "full" ? [1, 2, 3, 4, 5] : [1]
const goods = Array.from({ length: 60 }, (_, at) => `goods${at}`)
const minute = 60_000
const hour = 60 * minute
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

const codes = (answers: ReadonlyArray<Answered>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name: string = body.code ?? String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Four servers share nothing but the database: whichever answers, a member has one window, one pause and one review of a product. */
describe.each(rounds)("reviews of one member at four processes on one PostgreSQL, round %i", (round) => {
  let shop: ShopProcesses
  beforeAll(async () => {
    shop = await startProcesses(4, Object.fromEntries(goods.map((name) => [name, 100])))
  })
  afterAll(() => shop.close())

  const text = (number: number): string => reviewText(100_000 * round + number)
  const linked = (number: number): string => `${text(number)} pesan lewat https://toko-lain.test/promo saja`
  /** What each process says of a member's pause. */
  const pauses = async (
    calls: Calls
  ): Promise<ReadonlyArray<{ readonly reason?: string; readonly until?: string }>> => {
    const path = `/api/public/user/me/review-block?product_id=${productOf("goods59")}`
    const answers = await Promise.all(shop.each.map(() => calls("GET", path)))
    return answers.map(({ body: { data } }) => ({ reason: data.reason, until: data.until }))
  }
  /** The one pause that all processes know. */
  const onePause = async (calls: Calls, reason: string): Promise<number> => {
    const [first, ...others] = await pauses(calls)
    expect(first?.reason).toBe(reason)
    expect(others).toEqual(Array.from({ length: 3 }, () => first))
    return Date.parse(first?.until ?? "")
  }
  const writtenBy = (member: string) =>
    rowsIn<{ readonly created_at: number; readonly verified: boolean }>(
      shop,
      sql`select created_at, verified from reviews where member_id = ${member} order by created_at`
    )
  /** Buys one of each of the first forty, and has them. */
  const buyForty = async (member: string, calls: Calls) => {
    const guest = guestAt(shop.ask)
    const wishes = goods.slice(0, 40).map((name) => {
      const { product, combination } = line(name)
      return { product_id: product, combination_id: combination, quantity: 1 }
    })
    const { status, body } = await guest.buy(wishes)
    expect(status, JSON.stringify(body)).toBe(201)
    await rowsIn(
      shop,
      sql`update orders set member_id = ${member}, status = 'delivered' where code = ${body.data.order.code} returning id`
    )
    return calls
  }

  it("twenty of forty pass, whichever process answers; the others meet one pause of six hours", async () => {
    const writer = await buyForty("banyak", await writerIn(shop, "banyak", 30))
    const answers = await Promise.all(
      goods.slice(0, 40).map((name, at) => post(writer, reviewOf(name, text(1_000 + at))))
    )
    expect(codes(answers)).toEqual({ "201": 20, REVIEW_BLOCKED: 20 })
    const refused = answers.filter(({ status }) => status === 429)
    expect(new Set(refused.map(({ body }) => body.details.reason))).toEqual(new Set(["spam"]))
    const written = await writtenBy("banyak")
    expect(written.map(({ verified }) => verified)).toEqual(Array.from({ length: 20 }, () => true))
    const until = await onePause(writer, "spam")
    // It begins with the review that was judged as the twentieth.
    expect(written.map(({ created_at: at }) => at)).toContain(until - 6 * hour)
    expect(await countedNaively(shop)).toEqual([])
    // Of those on one day five bring a point. D-29.
    expect(answers.map(({ body }) => body.data?.points_received ?? 0).filter((points) => points > 0)).toEqual([
      1, 1, 1, 1, 1
    ])
    expect((await writer("GET", "/api/cart/me/points")).body.data.balance).toBe(5)

    await shop.advance(until - shop.clock.now() - minute)
    const early = await Promise.all(numbers(4).map((at) => post(writer, reviewOf("goods50", text(1_100 + at)))))
    expect(codes(early)).toEqual({ REVIEW_BLOCKED: 4 })
    await shop.advance(minute)
    expect(await pauses(writer)).toEqual(Array.from({ length: 4 }, () => ({})))
    const later = await Promise.all(goods.slice(40).map((name, at) => post(writer, reviewOf(name, text(1_200 + at)))))
    expect(codes(later)).toEqual({ "201": 20 })
  })

  it("three refusals at once begin one pause of an hour, and no process judges a fourth", async () => {
    const writer = await writerIn(shop, "tautan", 30)
    const three = await Promise.all(numbers(3).map((at) => post(writer, reviewOf(`goods${at}`, linked(2_000 + at)))))
    expect(codes(three)).toEqual({ REVIEW_REFUSED: 3 })
    const until = await onePause(writer, "failures")
    const fourth = await Promise.all(numbers(4).map((at) => post(writer, reviewOf("goods4", linked(2_010 + at)))))
    expect(codes(fourth)).toEqual({ REVIEW_BLOCKED: 4 })
    // What is refused during a pause makes it no longer.
    expect(await onePause(writer, "failures")).toBe(until)
    expect(until - shop.clock.now()).toBeLessThanOrEqual(hour)
    expect(until - shop.clock.now()).toBeGreaterThan(hour - minute)
    await shop.advance(until - shop.clock.now() - minute)
    expect((await post(writer, reviewOf("goods4", text(2_020)))).body.code).toBe("REVIEW_BLOCKED")
    await shop.advance(minute)
    expect((await post(writer, reviewOf("goods4", text(2_021)))).status).toBe(201)
    // It has forgiven the refusals: two more bring no pause.
    for (const at of [5, 6]) expect((await post(writer, reviewOf(`goods${at}`, linked(2_030 + at)))).status).toBe(422)
    expect((await post(writer, reviewOf("goods7", text(2_040)))).status).toBe(201)
  })

  it("of ten refusals at once three are judged", async () => {
    const writer = await writerIn(shop, "sepuluh", 30)
    const ten = await Promise.all(numbers(10).map((at) => post(writer, reviewOf(`goods${at}`, linked(3_000 + at)))))
    expect(codes(ten)).toEqual({ REVIEW_REFUSED: 3, REVIEW_BLOCKED: 7 })
    await onePause(writer, "failures")
  })

  it("one of fifty for the same product is stored", async () => {
    const writer = await writerIn(shop, "sama", 30)
    const fifty = await Promise.all(numbers(50).map((at) => post(writer, reviewOf("goods8", text(4_000 + at)))))
    expect(codes(fifty)).toEqual({ "201": 1, ALREADY_REVIEWED: 49 })
    expect(await writtenBy("sama")).toHaveLength(1)
    expect(await countedNaively(shop)).toEqual([])
  })

  it("likes count members, not presses, and the third of ten reporters hides the review once", async () => {
    const author = await writerIn(shop, "penulis", 30)
    const { _id: id } = (await post(author, reviewOf("goods9", text(5_000)))).body.data
    const readers = await Promise.all(numbers(10).map((at) => writerIn(shop, `pembaca${at}`, 30)))
    const pressed = await Promise.all(
      readers.flatMap((reader) => numbers(4).map(() => reader("POST", `/api/public/reviews/${id}/likes`, {})))
    )
    expect(codes(pressed)).toEqual({ "200": 40 })
    const [first] = readers
    const read = () => first?.("GET", `/api/public/user/me/review-reactions?ids=${id}`)
    expect((await read())?.body.data).toMatchObject([{ likes: 10, has_liked: true }])
    const reported = await Promise.all(
      readers.map((reader) => reader("POST", `/api/public/newsfeed/${id}/reports`, { type: "fake" }))
    )
    expect(codes(reported)).toEqual({ "201": 3, REVIEW_NOT_FOUND: 7 })
    expect(await rowsIn(shop, sql`select action from ops_log where subject = ${id}`)).toEqual([
      { action: "hide review" }
    ])
    expect(await countedNaively(shop)).toEqual([])
  })
})
