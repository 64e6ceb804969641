import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { runs } from "#specs/arbitraries.ts"
import { openSpecShop, type SpecShop } from "../../shop.ts"
import { servedRoutes } from "../served-routes.ts"
import { type BadRequest, badRequests } from "./bad-requests.ts"
import { nastyText } from "./nasty.ts"

/** Calls and addresses of banners, advertisements, tracking, the journal, previews and the installed shop. */
const isOfWindow = (path: string): boolean =>
  /^\/api\/(?:analytics|conversions|journal)\/|\/ads(?:\/|$)|banner|preview|manifest|worker|feed/.test(path)

const event = () => ({
  _id: randomUUID(),
  at: "2026-11-20T05:00:00.000Z",
  verb: "view",
  object_type: "product_detail",
  object_id: "1001",
  referrer: { object_type: "home" },
  target: { id: "1002", object_type: "product_detail" }
})
/** Bodies as pages send them, of which a request spoils one part. */
const rightBodies: ReadonlyArray<readonly [path: string, body: () => unknown]> = [
  ["/api/analytics/sessions/me", () => ({ session_id: randomUUID(), events: [event(), event()] })],
  [
    "/api/analytics/user/me/actions",
    () => ({ verb: "login", device_id: randomUUID(), accessed_at: "2026-11-20T05:00:00.000Z" })
  ],
  [
    "/api/conversions/events",
    () => ({ session_id: randomUUID(), verb: "purchase", object_type: "order", object_id: "PDR-261120-7K3QX" })
  ],
  [
    `${serviceBases.banners}/ads/impressions`,
    () => ({ slot: "top", page: "category", target: "330", capped: ["serum-week", "gift-week"] })
  ]
]

/** Every way to a part of a value: keys and places. */
const waysIn = (value: unknown): ReadonlyArray<ReadonlyArray<string>> =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [[key], ...waysIn(part).map((way) => [key, ...way])])

const spoilt = (value: unknown, [key, ...way]: ReadonlyArray<string>, wrong: unknown): unknown => {
  if (key === undefined) return wrong
  const part = (value as Readonly<Record<string, unknown>>)[key]
  const next = spoilt(part, way, wrong)
  return Array.isArray(value)
    ? value.map((one, place) => (String(place) === key ? next : one))
    : { ...(value as object), [key]: next }
}

const wrong = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    [],
    {},
    null,
    -1,
    1e308,
    "9999-12-31T23:59:59.999Z",
    "-271821-04-20T00:00:00.000Z",
    "0000-00-00T00:00:00Z",
    "00000000-0000-0000-0000-000000000000",
    Array.from({ length: 51 }, event),
    Array.from({ length: 10_000 }, () => "x")
  )
)
const almostRight: fc.Arbitrary<BadRequest> = fc
  .record({ kind: fc.constantFrom(...rightBodies), at: fc.nat(), wrong })
  .map(({ kind: [path, body], at, wrong: with_ }) => {
    const right = body()
    const ways = waysIn(right)
    const sent = spoilt(right, ways[at % ways.length] ?? [], with_)
    return { method: "POST", path, headers: { "content-type": "application/json" }, body: JSON.stringify(sent) }
  })

describe("the calls of banners, advertisements, tracking, the journal and previews", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  it("answer bad requests without 500, in short answers, and go on", async () => {
    const routes = servedRoutes(shop.app).filter(({ path }) => isOfWindow(path))
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(rightBodies.slice(0, 3).map(([path]) => path))
    )
    expect(routes.length).toBeGreaterThanOrEqual(9)
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(fc.oneof(badRequests(routes), almostRight), async ({ method, path, headers, body }) => {
        const answer = await shop.ask(path, { method, headers, ...(body === undefined ? {} : { body }) })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(answer.status, `${method} ${path} ${body?.slice(0, 300)}`).toBeLessThan(500)
        const text = await answer.text()
        // A feed is the whole catalogue.
        if (answer.status >= 400 || !path.startsWith("/feeds/")) expect(text.length).toBeLessThan(200_000)
        if (answer.status >= 400 && path.startsWith("/api/"))
          expect(text).not.toMatch(/at \w+ \(|select |node_modules|\/adapters\//)
      }),
      runs(500, 2_000)
    )
    expect([...statuses.keys()].filter((status) => status >= 400).length).toBeGreaterThan(3)
    // The shop is as well as before.
    expect((await shop.ask("/healthz")).status).toBe(200)
    expect(shop.logged().filter((line) => line.includes('"level":50'))).toEqual([])
  }, 600_000)

  it("take what pages send, of which the bad requests spoil a part", async () => {
    for (const [path, body] of rightBodies) {
      const headers = { "content-type": "application/json" }
      const { status } = await shop.ask(path, { method: "POST", headers, body: JSON.stringify(body()) })
      expect([200, 202], path).toContain(status)
    }
  })

  it("make no partition for a moment at which nothing can have happened", async () => {
    for (const at of ["1999-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])
      for (let time = 0; time < 5; time++) {
        const body = JSON.stringify({ session_id: randomUUID(), events: [{ ...event(), at }] })
        const headers = { "content-type": "application/json" }
        const answer = await shop.ask("/api/analytics/sessions/me", { method: "POST", headers, body })
        expect(await answer.json()).toMatchObject({ data: { stored: 0, dropped: 1 } })
      }
  })
})
