import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { ownReviewsWire } from "#adapters/wire/reviews/own-reviews.wire.ts"
import { photosWire } from "#adapters/wire/reviews/photos.wire.ts"
import { reviewsWire } from "#adapters/wire/reviews/reviews.wire.ts"
import { writingWire } from "#adapters/wire/reviews/writing.wire.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { putMembers } from "#specs/orders/members.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { staffAt } from "../moderation/staff.ts"
import { reviewText } from "../writing/review-writers.ts"
import { somePhoto } from "./some-photos.ts"

describe("a review with photos, by the ports of a browser", () => {
  let served: ServedShop
  let send: Send
  beforeAll(async () => {
    served = await openServedShop("postgres", { a: 5 })
    await putMembers(served.shop.db, "ayu")
    const session = await sessionHeaders(served.shop.db, MemberId("ayu"), served.clock.now())
    send = (service, path, { method, json, bytes, headers, signal }) =>
      served.ask(serviceBases[service] + path, {
        method,
        signal,
        headers: { ...session, ...headers, ...(json === undefined ? {} : { "content-type": "application/json" }) },
        ...(bytes === undefined ? {} : { body: new Blob([new Uint8Array(bytes)]) }),
        ...(json === undefined ? {} : { body: JSON.stringify(json) })
      })
  })
  afterAll(() => served.close())
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const form = {
    stars: { effectiveness: 5, texture: 4, packaging: 4, value_for_money: 3 },
    durationOfUse: "1–3 bulan",
    recommended: true,
    repurchase: false,
    tags: []
  } as const

  it("takes them, says what they show, leaves them as they are and lets them go", async () => {
    const [photos, writing, own, reviews] = [
      portOverHttp(send, photosWire),
      portOverHttp(send, writingWire),
      portOverHttp(send, ownReviewsWire),
      portOverHttp(send, reviewsWire)
    ]
    const [one, other] = [
      await run(photos.upload({ picture: await somePhoto() })),
      await run(photos.upload({ picture: await somePhoto() }))
    ]
    const product = ProductId(productOf("a"))
    const written = { product, ...form, details: reviewText(1) }
    const unknown = { ...written, photos: [{ id: PhotoId("00000000-0000-4000-8000-000000000000") }] }
    expect(await run(Effect.flip(writing.submitReview(unknown)))).toMatchObject({ _tag: "PhotoUnknown" })
    const attached = [{ id: other.id, name: "botol", description: "Botolnya" }, { id: one.id }]
    const { review: id, status } = await run(writing.submitReview({ ...written, photos: attached }))
    expect(status).toBe("held")

    const stored = await run(own.review({ id }))
    const shown = [
      { id: other.id, name: "botol", description: "Botolnya", picture: { ...other.picture, alt: "Botolnya" } },
      one
    ]
    expect(stored.photos).toEqual(shown)
    expect(stored.review.pictures).toEqual(shown.map(({ picture }) => picture))
    expect((await run(own.list({ skip: 0, limit: 20 }))).items[0]?.photos).toEqual(shown)
    const change = { ...form, id, details: reviewText(2) }
    expect((await run(own.change({ ...change, version: 1 }))).photos).toEqual(shown)

    await staffAt(served).ops("reviews", "publish", id, "--version", "2")
    await served.shop.catalogue.refresh()
    const newest = await run(reviews.newestPhotos({ product, userName: "ayu", skip: 1, limit: 1 }))
    expect(newest).toMatchObject({ items: [{ picture: one.picture, review: id, userName: "ayu" }], total: 2, skip: 1 })
    const without = await run(own.change({ ...change, version: 3, photos: [] }))
    expect([without.status, without.photos, without.review.pictures]).toEqual(["published", [], []])
  })
})
