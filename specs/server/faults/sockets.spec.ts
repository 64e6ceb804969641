import { once } from "node:events"
import { type AddressInfo, connect, type Socket } from "node:net"
import { promisify } from "node:util"
import { Hono } from "hono"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { RequestEnv } from "#adapters/server/http/hono.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { freshPostgres } from "#specs/database.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { askFrom, connectFrom, crowdOf, isOpen } from "../crowd.ts"

const full = process.env.SCALE === "full"
/** Silent connections of one address; five thousand must not lock out others. */
const silent = full ? 5_000 : 400
/** Connections that one network may hold. Security 4, Limits. */
const mostOfNetwork = 250
const request = "GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n"

const app = new Hono<RequestEnv>()
app.get("/healthz", (context) => context.text("ok"))
app.post("/body", async (context) => context.text(await context.req.text()))

describe("connections that say nothing", () => {
  const server = socketFor(app)
  let port = 0
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening")
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => server.closeAllConnections())
  afterAll(async () => {
    await new Promise((done) => server.close(done))
  })

  it("of one address do not lock out other addresses", async () => {
    const crowd = await crowdOf(silent, { port, from: "127.0.0.1" })
    const [from, asked] = [performance.now(), 20]
    const answers = await Promise.all(Array.from({ length: asked }, () => askFrom(port, "127.0.0.2", request)))
    const tookMs = Math.round(performance.now() - from)
    const served = answers.filter((text) => text.startsWith("HTTP/1.1 200")).length
    const held = await promisify(server.getConnections.bind(server))()
    console.info(`${silent} silent connections, ${held} held; ${served} of ${asked} others served in ${tookMs} ms`)
    for (const socket of crowd) socket.destroy()
    expect(served).toBe(asked)
    expect(held).toBeLessThanOrEqual(mostOfNetwork)
    expect(held).toBeGreaterThan(0)
  })

  it("give their place back when they end", async () => {
    for (let round = 0; round < 3; round++) {
      const crowd = await crowdOf(mostOfNetwork, { port, from: "127.0.0.3" })
      expect(crowd.filter(isOpen)).toHaveLength(mostOfNetwork)
      await Promise.all(crowd.map((socket) => once(socket.destroy(), "close")))
      await askFrom(port, "127.0.0.2", request)
    }
    expect(await askFrom(port, "127.0.0.3", request)).toMatch(/^HTTP\/1\.1 200/)
  })

  it("may take 10 seconds for a header and 30 for a body, which is checked every second", () => {
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
  })

  it("are said to stay open for 5 seconds between requests, and are closed 5 seconds later", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.headers.get("keep-alive")).toBe("timeout=5")
    expect(server.keepAliveTimeout + server.keepAliveTimeoutBuffer).toBe(10_000)
  })

  it("are ended when their time is over", async () => {
    const [headersMs, requestMs] = full ? [10_000, 30_000] : [500, 1_500]
    const hurried = socketFor(app, { headersMs, requestMs })
    await once(hurried.listen(0, "127.0.0.1"), "listening")
    const from = performance.now()
    const lived = async (bytes: string, until: number) => {
      const [socket] = await crowdOf(1, { port: (hurried.address() as AddressInfo).port, from: "127.0.0.1", bytes })
      if (socket === undefined || socket.destroyed) throw new Error("refused")
      await once(socket, "close")
      expect(performance.now() - from, bytes).toBeGreaterThan(until - 500)
      // Checked every second; the refusal is given one to be read.
      expect(performance.now() - from, bytes).toBeLessThan(until + 4_000)
    }
    await Promise.all([
      lived("", headersMs),
      lived("GET /healthz HTTP/1.1\r\nHost: sh", headersMs),
      lived("POST /body HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\nabc", requestMs)
    ])
    await new Promise((done) => hurried.close(done))
  })

  // Security 4, Limits: two thousand at once would need more file descriptors than every machine has.
  it("are at most 2,000 of all networks", () => expect(server.maxConnections).toBe(2_000))

  it("leave no more unread than all may together: the fullest are closed", async () => {
    const large = new Hono<RequestEnv>()
    large.get("/large", (context) => context.text("x".repeat(32_000_000)))
    large.get("/medium", (context) => context.text("x".repeat(12_000_000)))
    large.get("/small", (context) => context.text("ok"))
    const bounded = socketFor(large, { unreadBytes: 64_000_000 })
    await once(bounded.listen(0, "127.0.0.1"), "listening")
    const { port: there } = bounded.address() as AddressInfo
    const paths = ["medium", "large", "large", "large", "large", "large", "large", "medium"]
    const sockets = paths.map(() => connect(there, "127.0.0.1").on("error", () => {}))
    const open = new Set<Socket>()
    const closed = new Promise<void>((done) => {
      bounded.on("connection", (socket: Socket) => {
        open.add(socket)
        socket.once("close", () => {
          open.delete(socket)
          // Six times 32 MB and twice 12, of which the system takes a few: one and the two smaller ones are below 64 MB.
          if (open.size === 3) done()
        })
      })
    })
    for (const [place, socket] of sockets.entries())
      socket.pause().write(`GET /${paths[place]} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)
    await closed
    const ports = new Set([...open].map(({ remotePort }) => remotePort))
    for (const [place, { localPort }] of sockets.entries())
      if (paths[place] === "medium") expect(ports.has(localPort)).toBe(true)
    expect(await askFrom(there, "127.0.0.2", request.replace("healthz", "small"))).toMatch(/^HTTP\/1\.1 200/)
    expect([...open].reduce((sum, { writableLength }) => sum + writableLength, 0)).toBeLessThanOrEqual(64_000_000)
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => bounded.close(done))
  })

  it("hold one answer in memory, however many are asked for and not read", async () => {
    let made = 0
    const large = new Hono<RequestEnv>()
    large.get("/large", (context) => {
      made++
      return context.text("x".repeat(32_000_000))
    })
    const hurried = socketFor(large, { stillMs: full ? 20_000 : 1_000 })
    await once(hurried.listen(0, "127.0.0.1"), "listening")
    const ended: Array<Promise<unknown>> = []
    hurried.on("connection", (socket: Socket) => ended.push(once(socket, "close")))
    const { port: there } = hurried.address() as AddressInfo
    const ask = "GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n"
    const connected = async () => {
      const socket = connect(there, "127.0.0.1")
      await once(
        socket.pause().on("error", () => {}),
        "connect"
      )
      return socket
    }
    const greedy = await connected()
    // More than may wait: the connection ends before anything is answered.
    greedy.write(ask.repeat(400))
    await ended[0]
    made = 0
    const patient = await connected()
    patient.write(ask.repeat(10))
    const from = performance.now()
    await ended[1]
    // The systems at both ends take a few megabytes, so the first answer is never sent whole.
    console.info(`10 answers of 32 MB asked for, ${made} made; ended after ${Math.round(performance.now() - from)} ms`)
    expect(made).toBe(1)
    for (const socket of [patient, greedy]) socket.destroy()
    await new Promise((done) => hurried.close(done))
  })

  it("are answered in the order of what was sent ahead", async () => {
    const ask = (body: string) =>
      `POST /body HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const answers = await askFrom(port, "127.0.0.1", `${["one", "two", "three"].map(ask).join("")}${request}`)
    expect(answers.match(/one|two|three|ok$/g)).toEqual(["one", "two", "three", "ok"])
  })

  it.each([
    ["a request without an end of its header", "GET /healthz HTTP/1.1\r\nnonsense\r\n\r\n", 400],
    ["headers of 40 KB", `GET /healthz HTTP/1.1\r\nHost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`, 431],
    ["two hosts", "GET /healthz HTTP/1.1\r\nHost: shop.test\r\nhost: evil.test\r\nConnection: close\r\n\r\n", 400],
    ["a host that is none", "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400]
  ])("and %s are refused as problems that no browser guesses at", async (_, bytes, status) => {
    const answer = await askFrom(port, "127.0.0.1", bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toMatch(/content-type: application\/problem\+json/i)
  })
})

describe("a shop that is asked to end", () => {
  let shop: RunningShop
  beforeAll(async () => {
    const settings = { DATABASE_URL: await freshPostgres(), DEMO: "off", NODE_ENV: "test" }
    shop = await startShop(settings, { bare: true })
  })

  it("answers what has just been sent, ends half requests, and is gone within 10 seconds", async () => {
    const port = Number(new URL(shop.address).port)
    const half = await crowdOf(5, { port, from: "127.0.0.1", bytes: "POST /api/orders/order HTTP/1.1\r\nHost: x\r\n" })
    const open = await Promise.all(Array.from({ length: 44 }, () => connectFrom(port, "127.0.0.1", 10_000)))
    const sent = open.slice(0, 22).map((ask) => ask(request))
    const from = performance.now()
    const ended = shop.stop()
    // Half of them ask after the signal: they are answered as well, until the server stops listening.
    const late = open.slice(22).map((ask) => ask(request))
    const answers = await Promise.all([...sent, ...late])
    expect(answers.filter((text) => text.startsWith("HTTP/1.1 200"))).toHaveLength(44)
    await ended
    const tookMs = Math.round(performance.now() - from)
    console.info(`${half.length} half requests: gone after ${tookMs} ms`)
    expect(tookMs).toBeLessThan(10_000)
  })
})
