import { describe, expect, it } from "vitest"
import { sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { storyOf } from "./draw.ts"
import { replayRecording } from "./recorded.ts"
import { simulations } from "./simulations.ts"

const recorded = async (id: string, number: number) => {
  const simulation = simulations.find((one) => one.id === id)
  if (simulation === undefined) throw new Error(`no simulation ${id}`)
  let now = 0
  const { hear, recordings } = sessionRecorder(() => now++)
  await simulation.play(storyOf(simulation, { seed: 3, number, persona: undefined, faults: {} }), { inspect: hear })
  return recordings()
}

/** A recording does not hold what a browser remembered before, under the digest of a name. */
const isWhole =
  (id: string) =>
  ({ machine, input }: Recording): boolean =>
    machine === id && !/"failures":\{"/.test(JSON.stringify(input) ?? "")

describe("a recorded session", () => {
  it.each(["login", "otp", "cart", "checkout"])("of %s is played again to the same states", async (id) => {
    let steps = 0
    for (let number = 0; number < 20; number++)
      for (const recording of (await recorded(id, number)).filter(isWhole(id))) {
        const { strayed, isOtherMachine } = replayRecording(recording)
        expect(strayed, JSON.stringify(recording.steps[strayed?.step ?? 0])).toBeUndefined()
        expect(isOtherMachine).toBe(false)
        steps += recording.steps.length
      }
    expect(steps).toBeGreaterThan(100)
  })

  it("holds nothing that tells whose it was", async () => {
    const all = await Promise.all(
      ["login", "otp", "checkout"].flatMap((id) => [0, 1, 2, 3, 4].map((one) => recorded(id, one)))
    )
    const text = JSON.stringify(all)
    expect(text.length).toBeGreaterThan(10_000)
    expect(text).not.toMatch(/rahasia|rani|dewi|contoh|8123|Melawai|Lestari|999999/i)
  })

  it("that went another way is found out", async () => {
    const [recording] = await recorded("login", 1)
    if (recording === undefined) throw new Error("nothing was recorded")
    const steps = recording.steps.map((step, at) => (at === 2 ? { ...step, state: "elsewhere" } : step))
    expect(replayRecording({ ...recording, steps })).toMatchObject({ strayed: { step: 2, recorded: "elsewhere" } })
  })
})
