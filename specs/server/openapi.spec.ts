import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"
import { leastCost } from "./processor-time.ts"

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>>
  >
}

describe("the description of the calls", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 1 })
  })
  afterAll(() => shop.close())

  it.each(["/api", "/api/openapi.json"])("%s is built once, sent compressed, and not sent twice", async (path) => {
    const first = await shop.ask(path, { headers: { "accept-encoding": "br" } })
    const whole = await (await shop.ask(path)).text()
    expect(first.headers.get("content-encoding")).toBe("br")
    expect((await first.bytes()).length).toBeLessThan(whole.length / 5)
    const etag = first.headers.get("etag") ?? ""
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await shop.ask(path, { headers: { "if-none-match": `"x", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ""])
    // Whatever host it is asked by.
    expect((await shop.ask(`http://other.test${path}`)).headers.get("etag")).toBe(etag)
    const compressed = async () => (await shop.ask(path, { headers: { "accept-encoding": "br" } })).bytes()
    expect(await leastCost(20, compressed)).toBeLessThan(5)
  })

  it("says of every body that names it does not know are refused", async () => {
    const { paths } = (await (await shop.ask("/api/openapi.json")).json()) as Document
    const bodies = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ requestBody }) => requestBody?.content["application/json"]?.schema ?? [])
    expect(bodies.length).toBeGreaterThan(30)
    expect(JSON.stringify(bodies)).not.toContain('"additionalProperties":true')
    expect(JSON.stringify(bodies).match(/"additionalProperties":false/g)?.length).toBeGreaterThan(30)
  })
})
