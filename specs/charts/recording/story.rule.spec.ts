import { describe, expect, it } from "vitest"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { machines } from "#core/charts/machines.ts"
import { storyOf } from "#core/charts/recording/story.rule.ts"
import { type WayStep, wayInto } from "#core/charts/recording/way.ts"
import { loginSimulation } from "#specs/simulations/accounts/login.simulation.ts"
import { livedAt } from "../../gallery/lived.ts"

const machine = machines.get("login")
if (machine === undefined) throw new Error("there is no login")
const { chart, chartTexts } = chartWithTexts(machine)
const arrow = (from: string, event: string): string => {
  const found = chart.arrows.find((one) => one.from === from && one.event === event)
  if (found === undefined) throw new Error(`no ${event} from ${from}`)
  return found.id
}
const typed: WayStep = { event: "password.typed", arrows: [arrow("login.form", "password.typed")] }

describe("the story of a way", () => {
  it("says who did what, without the beginning and what follows by itself", () => {
    const story = storyOf(chart, chartTexts.id, {}, [{ event: "begins", arrows: [] }, typed, typed])
    expect(story).toEqual([
      { times: 1, sentences: [{ who: "shopper", what: "Kata sandi diketik", arrows: typed.arrows }] }
    ])
  })

  it("tells of a lock as five wrong passwords: specification 4", async () => {
    const { waysIn } = await livedAt(loginSimulation, 200)
    const way = wayInto(waysIn, "login.form.locked") ?? []
    const story = storyOf(chart, chartTexts.en, {}, way)
    const all = story.flatMap(({ times, sentences }) => Array.from({ length: times }, () => sentences).flat())
    expect(all.filter(({ answer }) => answer === "failed").length).toBeGreaterThanOrEqual(5)
    expect(story.at(-1)?.sentences.at(-1)).toMatchObject({ who: "shop", answer: "failed" })
    expect(story.at(-1)?.sentences.at(-1)?.why).toContain("5 times")
    expect(story.at(-1)?.sentences.at(-1)?.state).toBe("Locked")
  })
})
