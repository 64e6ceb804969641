import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { reactionsAtOnce } from "#core/reviews/reactions/reaction.ts"
import { reportNoteLength } from "#core/reviews/reactions/report.ts"
import { type Calls, callsOf, signedIn } from "../../orders/signed-in.ts"
import { openSpecShop, type SpecShop } from "../../shop.ts"

const list = `/api/public/reviews?filter=${encodeURIComponent('{"product":1001}')}`

describe("the calls for likes, bookmarks and reports", () => {
  let shop: SpecShop
  let guest: Calls
  /** Members of the demo shop who reviewed the first product, and one who did not. */
  let [writer, reader]: [Calls, Calls] = [callsOf(fetch as never), callsOf(fetch as never)]
  const as = (id: string) => signedIn(shop.shop.db, MemberId(id), shop.clock.now(), shop.ask)
  const mine = async (calls: Calls, ids: string) =>
    (await calls("GET", `/api/public/user/me/review-reactions?ids=${ids}`)).body.data

  beforeAll(async () => {
    shop = await openSpecShop()
    guest = callsOf(shop.ask)
    writer = await as("u2001")
    reader = await as("u2002")
  })
  afterAll(() => shop.close())

  it("a like is answered with the count, and the public list stays the same for all", async () => {
    const path = "/api/public/reviews/r10001/likes"
    const likesBefore = (await guest("GET", "/api/public/reviews/r10001")).body.data.review.likes
    const liked = { _id: "r10001", likes: likesBefore + 1, has_liked: true, has_bookmarked: false, is_own: false }
    for (const _ of ["once", "twice"])
      expect(await reader("POST", path, {})).toMatchObject({ status: 200, body: { data: liked } })
    expect(await mine(reader, "r10001,no-such")).toEqual([liked])
    expect(await mine(writer, "r10001")).toEqual([{ ...liked, has_liked: false, is_own: true }])
    for (const calls of [guest, reader, writer]) {
      const answer = await calls("GET", list)
      expect(answer.body.data[0]).toMatchObject({ has_liked: false, has_bookmarked: false })
    }
    expect((await shop.ask(list)).headers.get("cache-control")).toBe("public, max-age=5")
    expect((await guest("GET", "/api/public/reviews/r10001")).body.data.review.likes).toBe(likesBefore + 1)
    for (const _ of ["once", "twice"])
      expect((await reader("DELETE", path)).body.data).toEqual({ ...liked, likes: likesBefore, has_liked: false })
  })

  it("what a member has marked is stored by no cache", async () => {
    const path = "/api/public/user/me/review-reactions?ids=r10001"
    expect((await shop.ask(path)).headers.get("cache-control")).toBe("no-store")
    expect((await reader("POST", "/api/public/reviews/r10001/bookmarks", {})).body.data).toMatchObject({
      has_bookmarked: true
    })
    expect(await mine(reader, "r10001")).toMatchObject([{ has_bookmarked: true }])
    expect((await reader("DELETE", "/api/public/reviews/r10001/bookmarks")).body.data).toMatchObject({
      has_bookmarked: false
    })
    const most = Array.from({ length: reactionsAtOnce }, () => randomUUID()).join(",")
    expect(
      (await reader("GET", `/api/public/user/me/review-reactions?ids=${encodeURIComponent(most)}`)).body.data
    ).toEqual([])
    const tooMany = Array.from({ length: 101 }, (_, place) => `r${place}`).join(",")
    for (const ids of ["", "r1,,r2", "r1 r2", tooMany, "r".repeat(65)])
      expect((await reader("GET", `/api/public/user/me/review-reactions?ids=${encodeURIComponent(ids)}`)).status).toBe(
        422
      )
  })

  it("guests are refused before anything is looked at", async () => {
    for (const [method, path] of [
      ["GET", "/user/me/review-reactions?ids=r10001"],
      ["POST", "/reviews/r10001/likes"],
      ["DELETE", "/reviews/no-such/likes"],
      ["POST", "/reviews/r10001/bookmarks"],
      ["DELETE", "/reviews/r10001/bookmarks"],
      ["POST", "/newsfeed/r10001/reports"]
    ] as const)
      expect([path, (await guest(method, `/api/public${path}`)).status]).toEqual([path, 401])
  })

  it("their own review members neither like nor report, and one that is not there has no calls", async () => {
    expect(await writer("POST", "/api/public/reviews/r10001/likes", {})).toMatchObject({
      status: 409,
      body: { code: "OWN_REVIEW", message: "Ini review kamu sendiri." }
    })
    expect((await writer("POST", "/api/public/newsfeed/r10001/reports", { type: "spam" })).body.code).toBe("OWN_REVIEW")
    for (const path of ["reviews/no-such/likes", "reviews/no-such/bookmarks"])
      expect(await reader("POST", `/api/public/${path}`, {})).toMatchObject({
        status: 404,
        body: { code: "REVIEW_NOT_FOUND" }
      })
  })

  it("a report is taken once: the second is refused with 403. Specification 8", async () => {
    const path = "/api/public/newsfeed/r10003/reports"
    const note = "x".repeat(reportNoteLength)
    expect((await reader("POST", path, { type: "rude" })).status).toBe(422)
    expect((await reader("POST", path, {})).status).toBe(422)
    expect(await reader("POST", path, { type: "fake", note: `${note}x` })).toMatchObject({
      status: 422,
      body: { code: "INVALID_DATA", fields: { note: expect.any(String) } }
    })
    expect(await reader("POST", path, { type: "fake", note })).toMatchObject({ status: 201, body: { success: true } })
    expect(await reader("POST", path, { type: "spam" })).toMatchObject({
      status: 403,
      body: { code: "ALREADY_REPORTED", message: "Kamu sudah melaporkan review ini." }
    })
  })

  it("three reporters hide a review, and the lists say so within moments", async () => {
    const path = "/api/public/newsfeed/r10004/reports"
    const count = async () => (await guest("GET", list)).body.meta.total
    const before = await count()
    for (const id of ["u2010", "u2011", "u2012"])
      expect((await (await as(id))("POST", path, { type: "abusive" })).status).toBe(201)
    expect((await guest("GET", "/api/public/reviews/r10004")).status).toBe(404)
    const { rows } = await Effect.runPromise(
      shop.shop.db.ask((on) =>
        sql<{ total: number }>`select total_reviews as total from products where id = 1001`.execute(on)
      )
    )
    expect(rows).toEqual([{ total: before - 1 }])
    expect((await reader("POST", path, { type: "spam" })).status).toBe(404)
    // Notes and reporters never reach the log.
    expect(shop.logged().join("\n")).not.toContain("abusive")
  })
})
