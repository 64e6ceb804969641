import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { hostsOf, rotationOver } from "#adapters/http/hosts.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs } from "../arbitraries.ts"

const ways = ["refused", "hang", "502", "cut body", "garbage"] as const
type Way = (typeof ways)[number]
const caller = { language: "id", platform: () => "", sessionId: () => undefined, bearer: () => undefined } as const

interface Host {
  readonly origin: string
  readonly server: Server
  /** Calls that arrived, each by its number. */
  readonly arrived: Array<number>
}

const open: Array<Server> = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const fail: Readonly<Record<Exclude<Way, "refused">, (answer: ServerResponse) => void>> = {
  hang: () => {},
  "502": (answer) => answer.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>"),
  "cut body": (answer) => {
    answer.writeHead(200, { "content-type": "application/json", "content-length": "4000" })
    answer.write('{"success":true,"data":[')
    setTimeout(() => answer.destroy(), 5)
  },
  garbage: (answer) => answer.writeHead(200, { "content-type": "application/json" }).end("\u0000\u0001<html>")
}

const hostThat = async (wayNow: () => Way | undefined): Promise<Host> => {
  const arrived: Array<number> = []
  const server = createServer((request, answer) => {
    const call = request.headers["x-call"]
    if (call !== undefined) arrived.push(Number(call))
    request.resume()
    const way = wayNow()
    if (way === undefined || way === "refused")
      answer.setHeader("content-type", "application/json").end('{"success":true}')
    else fail[way](answer)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  open.push(server)
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, server, arrived }
}

/** Asks a thousand times, eight at once; each call is 100 ms after the one before: hosts rest and are tried again three times. */
const askAll = async (hosts: ReadonlyArray<Host>, before: (call: number) => void = () => {}) => {
  let ms = 0
  const send = client(
    hostsOf("", { public: hosts.map(({ origin }) => origin) }),
    caller,
    () => instant(ms),
    undefined,
    // A good host on a busy machine answers within it.
    1_000
  )
  const kinds = ["read", "write", "keyed"] as const
  let failed = 0
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < 1000) {
      const call = next++
      before(call)
      ms += 100
      const kind = kinds[call % 3] ?? "read"
      try {
        const response = await send("public", "/brands", {
          method: kind === "read" ? "get" : "post",
          ...(kind === "read" ? {} : { json: {} }),
          headers: { "x-call": String(call), ...(kind === "keyed" && { "Idempotency-Key": `key-${call}` }) },
          repeatable: kind !== "write",
          signal: new AbortController().signal
        })
        if (!response.ok || (await response.json()).success !== true) failed++
      } catch {
        failed++
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  const times = new Map<number, number>()
  for (const { arrived } of hosts) for (const call of arrived) times.set(call, (times.get(call) ?? 0) + 1)
  const writesAgain = [...times].filter(([call, count]) => call % 3 === 1 && count > 1)
  return { failed, writesAgain }
}

/** Specification 7 and 9; wire, Hosts; decision 0132. */
describe("ten mirrors of which three are bad", () => {
  it.each(
    ways.flatMap((way) => [
      { way, bad: [1, 4, 7] },
      ...(process.env["SCALE"] === "full" ? [{ way, bad: [0, 1, 2] }] : [])
    ])
  )("answer at least 999 of 1,000 calls, and no write reaches two of them: $way at $bad", async ({ way, bad }) => {
    const hosts = await Promise.all(
      Array.from({ length: 10 }, (_, place) => hostThat(() => (bad.includes(place) ? way : undefined)))
    )
    if (way === "refused") for (const place of bad) await new Promise((closed) => hosts[place]?.server.close(closed))
    const { failed, writesAgain } = await askAll(hosts)
    expect(failed).toBeLessThanOrEqual(1)
    expect(writesAgain).toEqual([])
    const used = hosts.filter((_, place) => !bad.includes(place)).map(({ arrived }) => arrived.length)
    expect(Math.min(...used)).toBeGreaterThan(50)
    // Three hosts rest for 30 of every 30 seconds, but for the call that tries them.
    for (const place of bad) expect(hosts[place]?.arrived.length).toBeLessThanOrEqual(8)
  })

  it("lose no more than the writes under way if they break one after the other", async () => {
    let broken = 0
    const hosts = await Promise.all(
      Array.from({ length: 10 }, (_, place) => hostThat(() => (place < broken ? "502" : undefined)))
    )
    const { failed, writesAgain } = await askAll(hosts, (call) => {
      broken = Math.floor(call / 250)
    })
    expect(failed).toBeLessThanOrEqual(3)
    expect(writesAgain).toEqual([])
  })
})

describe("hosts in turn", () => {
  const origins = Array.from({ length: 10 }, (_, place) => `https://m${place}.shop.test`)
  const rotation = (now: () => number) => rotationOver(hostsOf("https://shop.test", { public: origins }), now)

  it("are asked round robin, each service for itself", () => {
    const turns = rotation(() => 0)
    const asked = Array.from({ length: 20 }, () => {
      const turn = turns.next("public", true)
      turn?.answered()
      return turn?.host
    })
    expect(asked).toEqual([...origins, ...origins].map((origin) => `${origin}/api/public`))
    expect(turns.next("journal", true)?.host).toBe("https://shop.test/api/journal")
  })

  it("rest for 30 seconds after a failure, and then get one call until they answer", () => {
    let now = 0
    const turns = rotation(() => now)
    const [first] = origins
    turns.next("public", true)?.failed()
    const askedOf = (count: number) => {
      const attempts = Array.from({ length: count }, () => turns.next("public", true))
      const times = attempts.filter((turn) => turn?.host.startsWith(`${first}/`)).length
      for (const turn of attempts) turn?.answered()
      return times
    }
    now = 29_999
    expect(askedOf(40)).toBe(0)
    now = 30_000
    expect(askedOf(40)).toBe(1)
    expect(askedOf(40)).toBe(4)
  })

  it("get no further attempts beyond one for every ten calls, and ten that were saved", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (calls) => {
        const turns = rotation(() => 0)
        for (let call = 0; call < calls; call++) turns.next("public", true)?.answered()
        let again = 0
        while (turns.next("public", true, new Set()) !== undefined) again++
        expect(again).toBe(10)
        for (let call = 0; call < 100; call++) turns.next("public", true)?.answered()
        while (turns.next("public", true, new Set()) !== undefined) again++
        expect([19, 20]).toContain(again)
      }),
      runs(50)
    )
  })
})
