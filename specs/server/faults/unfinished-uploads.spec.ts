import { connect, type Socket } from "node:net"
import { Effect } from "effect"
import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { arrivingBodies } from "#adapters/server/http/arriving.ts"
import { type Served, serveRows } from "#adapters/server/http/serve-port.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { profileWire } from "#adapters/wire/account/profile.wire.ts"
import type { AnyEndpoint } from "#adapters/wire/endpoint.ts"
import { ordersWire } from "#adapters/wire/selling/orders.wire.ts"
import { MemberId } from "#core/account/member.ts"
import { putMembers } from "#specs/orders/members.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { buyerWithReceipts } from "./buyer-with-receipts.ts"

const avatar = "/api/public/user/me/avatar"
const megabytes = 1_048_576

describe("an upload that does not arrive whole", () => {
  let shop: ServedShop
  let server: ReturnType<typeof socketFor>
  let session: Readonly<Record<string, string>>
  const open = new Set<Socket>()
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 5 })
    await putMembers(shop.shop.db, "ani")
    session = await sessionHeaders(shop.shop.db, MemberId("ani"), shop.clock.now())
    server = socketFor(shop.app).listen(0, "127.0.0.1")
    await new Promise((listening) => server.once("listening", listening))
  })
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await shop.close()
  })

  /** Sends the head of a request and a part of its body; resolves with the status of its answer. */
  const begin = (path: string, headers: Readonly<Record<string, string>>, sent: number): Promise<number> =>
    new Promise((answered, lost) => {
      const address = server.address()
      const socket = connect({ port: typeof address === "object" ? (address?.port ?? 0) : 0, host: "127.0.0.1" })
      open.add(socket)
      const lines = Object.entries({ host: "shop.test", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`)
      socket.write(Buffer.alloc(sent))
      socket.once("data", (answer) => answered(Number(answer.toString("latin1").slice(9, 12))))
      socket.once("error", lost)
    })
  const length = { "content-length": "8000000" }
  const pieces = { "transfer-encoding": "chunked" }

  it.each([
    ["a receipt with a key that was made up", "/api/payments/payment-receipts/PDR-261120-7K3QX", 404],
    ["a picture of a guest", avatar, 401],
    ["a photo of a guest", "/api/public/review-images", 401]
  ] as const)("is refused at its head: %s", async (_, path, status) => {
    for (const size of [length, pieces])
      expect(await begin(path, { ...size, "x-order-key": "a".repeat(43) }, 0)).toBe(status)
  })

  it("is refused at its head for a key of another order, as a whole one is", async () => {
    const [own, other] = [await buyerWithReceipts(shop), await buyerWithReceipts(shop)]
    const path = `/api/payments/payment-receipts/${own.code}`
    expect(await begin(path, { ...length, "x-order-key": other.key }, 0)).toBe(404)
    const whole = await shop.ask(path, { method: "POST", headers: { "x-order-key": other.key }, body: "x" })
    expect([whole.status, (await whole.json()).code]).toEqual([404, "ORDER_NOT_FOUND"])
  })

  it("is refused with 503 beyond 16 MB of one order, which others do not notice", async () => {
    const [held, other] = [await buyerWithReceipts(shop), await buyerWithReceipts(shop)]
    const path = `/api/payments/payment-receipts/${held.code}`
    const headers = { ...length, "x-order-key": held.key }
    const answers = [1, 2, 3].map(() => begin(path, headers, 7_999_999))
    expect(await Promise.any(answers)).toBe(503)
    // The other two have their 8 MB each once they have arrived as far as they go; until then there is room.
    await expect.poll(async () => (await held()).status, { interval: 500, timeout: 10_000 }).toBe(503)
    expect((await other()).status).toBe(201)
    for (const socket of open) socket.destroy()
    // What broke off is given back with the end of its connection.
    await expect.poll(async () => (await held()).status).toBe(201)
  })

  it("is refused with 413 in pieces above 8 MB, and taken up to them", async () => {
    const send = await buyerWithReceipts(shop)
    const inPieces = async (path: string, headers: Readonly<Record<string, string>>, size: number) => {
      const body = new Blob([new Uint8Array(size)]).stream()
      const init = { method: "POST", headers: { ...pieces, ...headers }, body, duplex: "half" as const }
      return (await shop.ask(path, init)).status
    }
    for (const [path, headers] of [
      [`/api/payments/payment-receipts/${send.code}`, { "x-order-key": send.key }],
      [avatar, session]
    ] as const) {
      expect(await inPieces(path, headers, 8_388_609)).toBe(413)
      // Zeros are no picture.
      expect(await inPieces(path, headers, 8_388_608)).toBe(422)
    }
  })
})

describe("a row of bytes", () => {
  it("is not served unless something refuses who may not send them", () => {
    const { keepReceipt, read } = ordersWire
    const callFor = () => () => Effect.succeed(undefined)
    const serve = (row: Partial<Served>) =>
      serveRows(
        new Hono(),
        [{ endpoint: keepReceipt as AnyEndpoint, callFor, ...row }],
        () => {},
        async () => undefined
      )
    expect(() => serve({})).toThrow("everyone may send bytes to /payment-receipts/{code}")
    expect(() => serve({ first: { endpoint: read as AnyEndpoint, callFor } })).not.toThrow()
    expect(() => serve({ endpoint: profileWire.keepAvatar as AnyEndpoint })).not.toThrow()
  })
})

describe("memory for bodies that arrive", () => {
  /** A body whose pieces come when the spec sends them. */
  const body = () => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start: (given) => {
        control = given
      }
    })
    return {
      stream,
      send: (bytes: number) => control?.enqueue(new Uint8Array(bytes).fill(7)),
      end: () => control?.close(),
      breakOff: () => control?.error(new Error("gone"))
    }
  }
  const whole = (bytes: number) => {
    const one = body()
    one.send(bytes)
    one.end()
    return one.stream
  }
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }

  it("is 64 MB for all together and 16 MB for one, and is given back at the end", async () => {
    const arriving = arrivingBodies()
    const held = ["a", "a", "b", "b", "c", "c", "d", "d"].map((owner) => {
      const one = body()
      one.send(8 * megabytes)
      return { ...one, read: arriving.read(one.stream, owner, owner) }
    })
    await settled()
    expect(await arriving.read(whole(1), "a", "a")).toEqual({ refused: "busy" })
    expect(await arriving.read(whole(1), "e", "e")).toEqual({ refused: "busy" })
    held[0]?.end()
    expect(await held[0]?.read).toEqual({ bytes: new Uint8Array(8 * megabytes).fill(7) })
    held[2]?.breakOff()
    await expect(held[2]?.read).rejects.toThrow("gone")
    expect(await arriving.read(whole(1), "e", "e")).toEqual({ bytes: new Uint8Array([7]) })
    expect(await arriving.read(whole(8 * megabytes), "a", "a")).toHaveProperty("bytes")
    expect(await arriving.read(whole(8 * megabytes + 1), "a", "a")).toEqual({ refused: "tooLarge" })
    expect(await arriving.read(whole(8 * megabytes), "b", "b")).toHaveProperty("bytes")
  })

  it("is 32 MB for all that one network sends, and leaves the rest to others", async () => {
    const arriving = arrivingBodies()
    const held = ["a", "a", "b", "b"].map((owner) => {
      const one = body()
      one.send(8 * megabytes)
      return { ...one, read: arriving.read(one.stream, owner, "10.0.0.1") }
    })
    await settled()
    expect(await arriving.read(whole(1), "c", "10.0.0.1")).toEqual({ refused: "busy" })
    expect(await arriving.read(whole(8 * megabytes), "c", "10.0.0.2")).toHaveProperty("bytes")
    held[0]?.end()
    await held[0]?.read
    expect(await arriving.read(whole(1), "c", "10.0.0.1")).toHaveProperty("bytes")
  })

  it("joins pieces of any size, and takes an empty body", async () => {
    const arriving = arrivingBodies()
    const one = body()
    for (const bytes of [1, 70_000, 3, 200_000]) one.send(bytes)
    one.end()
    expect(await arriving.read(one.stream, "a", "a")).toEqual({ bytes: new Uint8Array(270_004).fill(7) })
    expect(await arriving.read(null, "a", "a")).toEqual({ bytes: new Uint8Array() })
  })
})
