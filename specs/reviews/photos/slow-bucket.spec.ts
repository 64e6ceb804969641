import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { proveAddresses, staffAt } from "../moderation/staff.ts"
import { post, reviewOf, reviewText, writerIn } from "../writing/review-writers.ts"

/** A store that answers nothing before the spec says so. */
const openSlowStore = async () => {
  const waiting: Array<ServerResponse> = []
  const calls: Array<string> = []
  let isSlow = true
  const server = createServer((request, response) => {
    calls.push(`${request.method}`)
    if (isSlow) waiting.push(response)
    else response.writeHead(204).end()
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Whether a caller gave up. */
    isLeft: () => waiting.some(({ destroyed }) => destroyed),
    goOn: () => {
      isSlow = false
      for (const response of waiting.splice(0)) response.writeHead(204).end()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    }
  }
}

describe("a shop whose bucket is slow to remove photos", () => {
  let store: Awaited<ReturnType<typeof openSlowStore>>
  let served: ServedShop
  beforeAll(async () => {
    store = await openSlowStore()
    const settings = {
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: "toko",
      S3_ACCESS_KEY_ID: "name",
      S3_SECRET_ACCESS_KEY: "proof"
    }
    served = await openServedShop("postgres", { a: 5 }, { settings })
  })
  afterAll(async () => {
    await served.close()
    await store.close()
  })

  it("answers staff at once, and leaves with the photo at hand", async () => {
    const writer = await writerIn(served, "lambat", 1)
    await proveAddresses(served, "lambat")
    const id = (await post(writer, reviewOf("a", reviewText(800)))).body.data._id
    const picture = '{"src": "", "avif": [240, 480, 960], "webp": [240, 480, 960], "ratio": 1, "wall": "#fff"}'
    await Effect.runPromise(
      served.shop.db.ask((on) =>
        sql`insert into removed_photos (file, picture)
          select repeat(digit, 32), ${picture}::jsonb from unnest(array['a', 'b', 'c']) digit`.execute(on)
      )
    )
    const settling = served.shop.settle()
    await expect.poll(() => store.calls.filter((method) => method === "DELETE").length).toBe(6)
    expect((await staffAt(served).ops("reviews", "publish", id)).status).toBe(200)
    expect(store.isLeft()).toBe(false)

    served.shop.leave()
    store.goOn()
    await settling
    expect(store.calls.filter((method) => method === "DELETE")).toHaveLength(6)
  })
})
