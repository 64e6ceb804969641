import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt, loadBuilt } from "#adapters/server/build/build.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { requestOf } from "#adapters/server/ops/ops-commands.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { setupCalls } from "../ops/setup-calls.ts"

describe("a preview of the shop of another moment", () => {
  let shop: SpecShop
  let app: Server
  const { put } = setupCalls(() => shop)
  const ask = (path: string, init?: RequestInit) => app.request(new Request(new URL(path, "http://shop.test"), init))
  const made = async (time = "2026-12-12 00.01", token = shop.shop.opsToken) => {
    const request = requestOf(["preview", time, "--as", "Sari"])
    return ask(request?.path ?? "", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(request?.body)
    })
  }
  const opened = async () => {
    const { path } = (await (await made()).json()).data
    const answer = await ask(path)
    return { answer, cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "" }
  }
  beforeAll(async () => {
    await ensureBuilt(() => {})
    shop = await openSpecShop()
    app = shop.shop.app(await loadBuilt())
    const hero = { id: "1212", group: "top_banners", position: "0", location: "home", title_id: "Serba 12.12" }
    expect((await put({ banners: [{ ...hero, from: "2026-12-12", until: "2026-12-12" }] })).status).toBe(200)
  })
  afterAll(() => shop.close())

  it("is made by operations alone, at most a year away", async () => {
    expect((await made("2026-12-12 00.01", "made-up")).status).toBe(401)
    expect((await made("2031-01-01")).status).toBe(422)
    expect(() => requestOf(["preview", "tomorrow"])).toThrow("The TIME must be a day or a time in Jakarta")
  })

  it("shows pages and calls of that moment, marked and with a way out, and only to who opened the link", async () => {
    const { answer, cookie } = await opened()
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"])
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/)
    const page = await ask("/", { headers: { cookie } })
    const html = await page.text()
    expect(html).toContain("Serba 12.12")
    expect(html).toMatch(/Pratinjau: Sab 12 Des 2026, 00\.01 WIB/)
    expect(html).toContain('href="/preview/end"')
    expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"])
    const filter = encodeURIComponent('{"locations":["home"]}')
    const call = await ask(`/api/banners/all-home-banner/all?filter=${filter}`, { headers: { cookie } })
    expect(call.headers.get("cache-control")).toBe("no-store")
    expect((await call.json()).data.top_banners[0].title).toBe("Serba 12.12")
    const plain = await (await ask("/")).text()
    expect(plain).not.toContain("Serba 12.12")
    expect(plain).not.toContain("/preview/end")
  })

  it("only looks: nothing is changed or ordered with it", async () => {
    const { cookie } = await opened()
    for (const path of [
      "/api/orders/order",
      "/api/orders/checkouts",
      "/api/cart/user/me/carts",
      "/api/public/auth/login"
    ]) {
      const refused = await ask(path, {
        method: "POST",
        headers: { cookie, origin: "http://shop.test", "content-type": "application/json" },
        body: "{}"
      })
      expect([path, refused.status, (await refused.json()).code]).toEqual([path, 403, "PREVIEW_ONLY"])
    }
  })

  it("ends by its way out, and two hours after it was made", async () => {
    const { cookie } = await opened()
    const left = await ask("/preview/end", { headers: { cookie } })
    expect([left.status, left.headers.get("set-cookie")]).toEqual([
      303,
      expect.stringMatching(/^preview=; .*Max-Age=0/)
    ])
    const { path } = (await (await made()).json()).data
    shop.clock.advance(7_200_000)
    expect((await ask(path)).status).toBe(410)
    expect(await (await ask("/", { headers: { cookie } })).text()).not.toContain("/preview/end")
    shop.clock.reset()
  })

  it("takes no key that the shop did not sign", async () => {
    const { path } = (await (await made()).json()).data
    const [, , key = ""] = path.split("/")
    const [at = "", until = "", signature = ""] = key.split(".")
    for (const forged of [`${Number(at) + 1}.${until}.${signature}`, `${at}.${Number(until) + 1}.${signature}`, "x"])
      expect((await ask(`/preview/${forged}`)).status).toBe(410)
  })
})
