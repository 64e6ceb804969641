import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { configurationText, metricsIn, metricsOf, textOf } from "./configurations.ts"

let shop: ServedShop
beforeAll(async () => {
  shop = await openServedShop("pglite", {})
}, 60_000)
afterAll(() => shop.close())

describe("figures", () => {
  it.each([
    ["alerts", () => configurationText("prometheus/alerts.yml"), 8],
    ["the dashboard", () => textOf("adapters/server/dashboards/pendar.grafana.json"), 5]
  ])("that %s name are those of /metrics", async (_, text, least) => {
    const named = [...metricsIn(text())]
    expect(named.length).toBeGreaterThanOrEqual(least)
    const known = metricsOf(await (await shop.ask("/metrics")).text())
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect([...metricsIn("sum(rate(pendar_nothing_bucket[5m]))")].filter((name) => !known.has(name))).toEqual([
      "pendar_nothing"
    ])
  })
})
