import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readConfig } from "#adapters/server/config.ts"
import { pagePolicy } from "#adapters/server/http/security.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { openSpecShop, type SpecShop } from "../../shop.ts"
import { viewerAt } from "../viewer.ts"

const page = "https://www.shop.test"
const mirror = "https://api3.shop.test"
const settings = {
  PUBLIC_ORIGIN: page,
  MIRRORS: `public=${page},${mirror}; journal=${mirror}`,
  COOKIE_DOMAIN: "shop.test"
}

/** Specification 7 and 9; D-36b; wire, Hosts. */
describe("a server that is a mirror", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop(settings)
  })
  afterAll(() => shop.close())
  const from = (origin: string, path: string, init: RequestInit = {}) =>
    shop.ask(path, { ...init, headers: { origin, "sec-fetch-site": "same-site", ...init.headers } })

  it("answers pages of the shop's own origin, with their cookies", async () => {
    const answer = await from(page, "/api/public/brands")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("access-control-allow-origin")).toBe(page)
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true")
    expect(answer.headers.get("vary")).toContain("Origin")
  })

  it.each(["https://evil.test", "https://shop.test.evil.test", "http://www.shop.test", "null"])(
    "tells pages of %s nothing",
    async (origin) => {
      for (const init of [{}, { method: "OPTIONS", headers: { "access-control-request-method": "POST" } }]) {
        const { headers } = await from(origin, "/api/public/brands", init)
        expect(headers.get("access-control-allow-origin")).toBeNull()
        expect(headers.get("access-control-allow-credentials")).toBeNull()
      }
      const write = await from(origin, "/api/public/auth/login", {
        method: "POST",
        headers: { cookie: "sid=x" },
        body: "{}"
      })
      expect(write.status).toBe(403)
    }
  )

  it("allows the headers that calls carry, by their names alone", async () => {
    const answer = await from(page, "/api/orders/order", {
      method: "OPTIONS",
      headers: { "access-control-request-method": "POST", "access-control-request-headers": "idempotency-key" }
    })
    expect(answer.status).toBe(204)
    const allowed = answer.headers.get("access-control-allow-headers")?.split(", ")
    expect(allowed).toEqual(
      expect.arrayContaining([
        "accept-language",
        "authorization",
        "content-type",
        "idempotency-key",
        "soc-platform",
        "x-order-key",
        "x-session-id"
      ])
    )
    expect(answer.headers.get("access-control-allow-methods")).toBe("GET, HEAD, POST, PUT, DELETE")
    expect(allowed).not.toContain("*")
  })

  it("takes a change from a page of the shop, and reports a refusal to it", async () => {
    const answer = await from(page, "/api/public/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "sid=nobody" },
      body: JSON.stringify({ email: "nobody@contoh.id", password: "rahasia" })
    })
    expect(answer.status).toBe(404)
    expect(answer.headers.get("access-control-allow-origin")).toBe(page)
    expect((await from(page, "/api/public/auth/logout")).status).not.toBe(403)
    expect((await from("https://evil.test", "/api/public/auth/logout")).status).toBe(403)
  })
})

describe("a server without mirrors", () => {
  it("answers no other origin, its own included: nobody has to ask", async () => {
    const shop = await openSpecShop({ PUBLIC_ORIGIN: page })
    const { headers } = await shop.ask("/api/public/brands", { headers: { origin: page } })
    expect(headers.get("access-control-allow-origin")).toBeNull()
    await shop.close()
  })
})

describe("cookies of a shop with mirrors", () => {
  let shop: ServedShop | undefined
  afterAll(() => shop?.close())

  it("are those of its domain, and log in at each of them", async () => {
    shop = await openServedShop("postgres", {}, { settings })
    const who = viewerAt(shop.ask, page)
    const { cookies } = await who.register({ name: "cermin", phone: "081300004444" })
    expect(cookies[0]).toMatch(
      /^__Secure-sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly; Domain=shop\.test$/
    )
    expect(cookies[1]).toMatch(/^member=\w{8}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; Domain=shop\.test$/)
    const [sid = ""] = cookies[0]?.split(";") ?? []
    const answer = await shop.ask("/api/account/user/me", {
      headers: { origin: page, "sec-fetch-site": "same-site", cookie: sid }
    })
    expect(answer.status).toBe(200)
  })
})

describe("the policy of a page with mirrors", () => {
  it("lets it call them, and load nothing of them", () => {
    const named = pagePolicy([], [], [mirror])
      .split("; ")
      .filter((one) => one.includes(mirror))
    expect(named).toEqual([`connect-src 'self' ${mirror}`])
  })
})

describe("the setting of mirrors", () => {
  const problems = (environment: Readonly<Record<string, string>>) => {
    const read = readConfig({ PUBLIC_ORIGIN: page, COOKIE_DOMAIN: "shop.test", ...environment })
    return "problems" in read ? read.problems.join("\n") : ""
  }
  const hosts = (count: number) => Array.from({ length: count }, (_, place) => `https://h${place}.shop.test`).join(",")

  it.each([
    ["", ""],
    [`public=${hosts(10)}`, ""],
    [`public=${hosts(11)}`, "must give public 1 to 10 hosts"],
    [`journal=${hosts(5)}; cart=${hosts(2)}`, ""],
    [`journal=${hosts(6)}`, "must give journal 1 to 5 hosts"],
    ["public=", "must give public 1 to 10 hosts"],
    ["shop=https://a.shop.test", 'names no service "shop"'],
    ["public=https://a.shop.test;public=https://b.shop.test", "names public twice"],
    ["public=https://a.shop.test,https://a.shop.test", "names a host of public twice"],
    ["public=*", 'not "*"'],
    ["public=https://a.shop.test/api", 'not "https://a.shop.test/api"'],
    ["public=ftp://a.shop.test", 'not "ftp://a.shop.test"'],
    ["public=https://a.other.test", "COOKIE_DOMAIN must hold https://a.other.test"]
  ])("%j is refused with: %j", (mirrors, message) => {
    const said = problems({ MIRRORS: mirrors })
    if (message === "") expect(said).toBe("")
    else expect(said).toContain(message)
  })

  it("needs the shop's own origin and the domain of its cookies", () => {
    const mirrors = { MIRRORS: `public=${mirror}` }
    expect(problems({ ...mirrors, PUBLIC_ORIGIN: "" })).toContain("PUBLIC_ORIGIN must be set")
    expect(problems({ ...mirrors, COOKIE_DOMAIN: "" })).toContain("COOKIE_DOMAIN must be set")
    expect(problems({ MIRRORS: `public=${page}`, COOKIE_DOMAIN: "" })).toBe("")
  })
})
