import { describe, expect, it } from "vitest"
import { arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { hears, whoActs } from "#core/charts/recording/who.rule.ts"

const machine = machines.get("login")
if (machine === undefined) throw new Error("there is no login")
const chart = chartOf(machine)

describe("who acts", () => {
  it("knows only events that a machine hears, each of one actor", () => {
    const heard = new Set(
      [...machines.values()].flatMap((one) => statesOf(one).flatMap(arrowsFrom)).map(({ eventType }) => eventType)
    )
    const all = Object.values(hears).flat()
    expect(all.filter((event) => !heard.has(event))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  it("is the clock for a time, the shop or this browser for an answer, the machine for what follows at once", () => {
    const asks = { recall: { of: "browser" }, login: { of: "shop", calls: [] } } as const
    const who = (kind: "always" | "delay" | "done" | "error" | "event", event: string) =>
      whoActs(chart, asks, { kind, event })
    expect([
      who("delay", "retry"),
      who("done", "recall"),
      who("error", "login"),
      who("always", ""),
      who("event", "ledger.changed"),
      who("event", "login.sent")
    ]).toEqual(["clock", "browser", "shop", "machine", "tab", "shopper"])
  })
})
