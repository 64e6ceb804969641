import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../../shop.ts"
import { servedRoutes } from "../served-routes.ts"
import { badRequests } from "./bad-requests.ts"

describe("the calls", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  it("answer 2,000 bad requests with a problem or the truth, and never with 500", async () => {
    const statuses = new Map<number, number>()
    const calls = servedRoutes(shop.app).filter(({ path }) => path.startsWith("/api/"))
    expect(calls.length).toBeGreaterThan(80)
    await fc.assert(
      fc.asyncProperty(badRequests(calls), async ({ method, path, headers, body }) => {
        const answer = await shop.ask(path, { method, headers, ...(body === undefined ? {} : { body }) })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(answer.status, `${method} ${path}`).toBeLessThan(500)
        if (answer.status < 400) return
        expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/)
        if (method === "HEAD") return
        const problem = (await answer.json()) as Record<string, unknown>
        expect(problem).toMatchObject({
          success: false,
          status: answer.status,
          code: expect.stringMatching(/^[A-Z_]+$/)
        })
        expect(problem["message"]).not.toBe("")
        expect(JSON.stringify(problem)).not.toMatch(/at \w+ \(|select |node_modules|\/adapters\//)
      }),
      { numRuns: 2000 }
    )
    console.info(Object.fromEntries([...statuses].toSorted()))
    // Requests that are all refused for the same reason would prove little.
    expect([...statuses.keys()].filter((status) => status >= 400).length).toBeGreaterThan(4)
  })

  it("log no body and no query of a bad request", async () => {
    await shop.ask("/api/public/search/feedbacks", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"password":"melati-2026","keyword":7}'
    })
    await shop.ask("/api/catalogue/v3/search?q=secretword")
    expect(shop.logged().join("\n")).not.toMatch(/melati-2026|secretword/)
  })
})
