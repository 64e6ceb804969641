import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readConfig } from "#adapters/server/config.ts"
import { runs } from "#specs/arbitraries.ts"
import { line } from "../orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"

const origin = "http://shop.test"
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

describe("the edge of the server", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 1 })
  })
  afterAll(() => shop.close())

  const nasty = fc.oneof(
    fc.constantFrom(
      "/.//evil.test",
      "/x/..//evil.test",
      "//evil.test",
      `${origin}//evil.test`,
      "/\\evil.test",
      "/%2e//e.t"
    ),
    fc.constantFrom(
      "https://evil.test",
      "javascript:alert(1)",
      "\t//evil.test",
      "/ok?x=//evil.test",
      "///",
      "/./",
      "/..//"
    ),
    fc.string().map((text) => `/${text}`),
    fc
      .array(fc.constantFrom("/", ".", "..", "\\", "%2e", "%2f", "evil.test", "@", "?", "#", ":", "\t", " "), {
        maxLength: 9
      })
      .map((all) => all.join("")),
    fc.webUrl()
  )

  it.each(["/language", "/theme"])("never leads away from the shop: %s", (path) =>
    fc.assert(
      fc.asyncProperty(nasty, fc.boolean(), async (back, byReferer) => {
        const body = new URLSearchParams({ value: "id", ...(byReferer ? {} : { back }) })
        const referer = byReferer && /^[\x21-\x7e]*$/.test(back) ? { referer: back } : undefined
        const answer = await shop.ask(path, { method: "POST", body, headers: { origin, ...referer } })
        const to = answer.headers.get("location") ?? ""
        expect(answer.status).toBe(303)
        expect(to).toMatch(/^\/(?![/\\])/)
        expect(new URL(to, origin).origin).toBe(origin)
      }),
      runs(150)
    )
  )

  it("still leads back where one was", async () => {
    const body = new URLSearchParams({ value: "id", back: "/category/101/makeup?page=2&lang=en" })
    const answer = await shop.ask("/language", { method: "POST", body, headers: { origin } })
    expect(answer.headers.get("location")).toBe("/category/101/makeup?page=2")
  })

  it("leads back to an address that leads nowhere, whose page was drawn for its route", async () => {
    for (const back of ["/*", "/review/:review"]) {
      const headers = { origin, referer: `${origin}/review/r99?x=1` }
      const body = new URLSearchParams({ value: "en", back })
      const answer = await shop.ask("/language", { method: "POST", body, headers })
      expect(answer.headers.get("location")).toBe("/review/r99?x=1")
    }
  })

  it("shows figures to this machine and to who has the token of operations", async () => {
    const ask = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
      (await shop.app.request(`${origin}/metrics`, { headers }, from(address))).status
    expect(await ask("127.0.0.1")).toBe(200)
    expect(await ask("203.0.113.9")).toBe(404)
    expect(await ask("127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(404)
    expect(await ask("203.0.113.9", { authorization: "Bearer wrong" })).toBe(404)
    expect(await ask("203.0.113.9", { authorization: `Bearer ${shop.shop.opsToken}` })).toBe(200)
  })

  it("answers development helpers under the names of this machine alone", async () => {
    const ask = async (host: string) =>
      (await shop.app.request(`http://${host}/dev/clock`, {}, from("127.0.0.1"))).status
    expect(await Promise.all(["localhost:4000", "127.0.0.1:4000", "[::1]:4000"].map(ask))).toEqual([200, 200, 200])
    expect(await Promise.all(["evil.test", "shop.test:4000", "127.0.0.1.evil.test"].map(ask))).toEqual([404, 404, 404])
  })

  it("logs no failure because of a zero byte", async () => {
    const before = shop.failures().length
    const paths = [
      "/api/payments/payment-receipts/PDR%00/x",
      "/api/payments/payment-receipts/PDR/x%00",
      "/dev/outbox?to=%00"
    ]
    for (const path of paths) expect((await shop.ask(path)).status, path).toBe(404)
    expect(shop.failures().length).toBe(before)
  })

  it("does not call it a failure if a client hangs up", async () => {
    const before = shop.failures().length
    const { product, combination, quantity } = line("a")
    const body = JSON.stringify({ lines: [{ product_id: product, combination_id: combination, quantity }] })
    let brokenOff = 0
    for (let turns = 0; turns < 12; turns++) {
      const hanging = new AbortController()
      const headers = { "content-type": "application/json" }
      const init = { method: "POST", headers, body, signal: hanging.signal }
      const asked = shop.ask("/api/orders/checkouts", init).then(
        ({ status }) => status,
        () => 0
      )
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
      hanging.abort()
      if ((await asked) !== 201) brokenOff++
    }
    expect(brokenOff).toBeGreaterThan(0)
    expect(shop.failures().slice(before)).toEqual([])
  })

  it("gives no guest's key for an address alone", async () => {
    const status = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      (await shop.ask(path, { headers })).status
    expect(await status("/api/orders/checkouts/0190a000-0000-7000-8000-000000000000/order")).toBe(404)
    expect(await status("/api/orders/checkouts/order")).toBe(422)
    const id = { "x-checkout-id": "0190a000-0000-7000-8000-000000000000" }
    expect(await status("/api/orders/checkouts/order", id)).toBe(404)
  })

  const receipts = "/api/payments/payment-receipts/PDR-261120-7K3QX"
  it.each([
    [receipts, 8_388_608],
    ["/api/public/user/me/avatar", 8_388_608],
    ["/api/orders/checkouts", 102_400]
  ] as const)("accepts a body at %s of %d bytes at most", async (path, most) => {
    const send = async (body: BodyInit, headers: Readonly<Record<string, string>>) => {
      const init = { method: "POST", headers: { origin, ...headers }, body, duplex: "half" as const }
      const answer = await shop.ask(path, init)
      return [answer.status, (await answer.json()).code]
    }
    const withLength = (length: number) => send("", { "content-length": String(length) })
    const inPieces = (length: number) =>
      send(new Blob([new Uint8Array(length)]).stream(), { "transfer-encoding": "chunked" })
    const tooLarge = [413, "BODY_TOO_LARGE"]
    // A picture in pieces is read once its sender may send it: `specs/server/faults/unfinished-uploads.spec.ts`.
    for (const sent of most < 8_000_000 ? [withLength, inPieces] : [withLength]) {
      expect(await sent(most + 1)).toEqual(tooLarge)
      expect(await sent(most)).not.toEqual(tooLarge)
    }
  })

  it("takes a bearer beside a cookie for no proof of where a request comes from", async () => {
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (
        await shop.ask("/api/public/auth/logout", {
          method: "POST",
          body: "{}",
          headers: { "content-type": "application/json", ...headers }
        })
      ).status
    expect(await ask({ cookie: "sid=x", authorization: "Bearer x" })).toBe(403)
    expect(await ask({ cookie: "sid=x", authorization: "Bearer x", origin })).not.toBe(403)
    expect(await ask({ authorization: "Bearer x" })).not.toBe(403)
  })
})

describe("the headers of every response", () => {
  const headersOf = async (settings: Readonly<Record<string, string>>) => {
    const shop = await openServedShop("postgres", {}, { settings })
    const paths = ["/", "/api/public/account/me", "/healthz", "/no/such/page"]
    const answers = await Promise.all(paths.map((path) => shop.ask(path)))
    await shop.close()
    return answers.map(({ headers }) => headers)
  }

  it("require HTTPS for a year if the shop is served by HTTPS", async () => {
    for (const headers of await headersOf({ PUBLIC_ORIGIN: "https://shop.test" })) {
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("x-frame-options")).toBe("DENY")
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
      expect(headers.get("permissions-policy")).toContain("camera=(self), microphone=()")
    }
  })

  it("do not require HTTPS of a shop that has none", async () => {
    for (const headers of await headersOf({ PUBLIC_ORIGIN: "http://shop.test" }))
      expect(headers.has("strict-transport-security")).toBe(false)
  })
})

describe("a shop in production", () => {
  const demoOf = (settings: Readonly<Record<string, string>>) => {
    const read = readConfig({ PUBLIC_ORIGIN: "https://shop.example", ...settings })
    return "config" in read ? read.config.demo : read.problems
  }
  it("is filled with the demo shop only if that is asked for", () => {
    expect(demoOf({ NODE_ENV: "production" })).toBe("off")
    expect(demoOf({ NODE_ENV: "production", DEMO: "" })).toBe("off")
    expect(demoOf({ NODE_ENV: "production", DEMO: "on" })).toBe("on")
    expect(demoOf({})).toBe("on")
    expect(demoOf({ DEMO: "off" })).toBe("off")
  })
})
