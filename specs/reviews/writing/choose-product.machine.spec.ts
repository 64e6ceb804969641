import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { chooseProductMachineOver } from "#core/reviews/writing/choose-product.machine.ts"
import { viewChooseProduct } from "#core/reviews/writing/choose-product.view.ts"
import type { SearchPort } from "#core/search/search.port.ts"
import { someCard } from "../../catalogue/some-card.ts"
import { VirtualClock } from "../../virtual-clock.ts"

const opened = (answer: (q: string) => ReturnType<SearchPort["suggest"]>, text = "") => {
  const clock = new VirtualClock()
  const asked: Array<string> = []
  const machine = chooseProductMachineOver({
    suggest: ({ q }) => {
      asked.push(q)
      return answer(q)
    }
  })
  const actor = createActor(machine, { clock, input: { text } }).start()
  return {
    asked,
    clock,
    say: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    view: () => viewChooseProduct(actor.getSnapshot())
  }
}

const found = (q: string) => Effect.succeed({ q, products: [someCard], brands: [], categories: [], keywords: [] })

describe("choosing the product of a review", () => {
  it("begins with the name that was typed before the page was left, unless it is too short. Rule 12", async () => {
    const page = opened(found, "serum")
    expect(page.view()).toMatchObject({ text: "serum", step: "finding" })
    await page.clock.advance(1)
    expect([page.view().step, page.asked]).toEqual(["found", ["serum"]])
    expect(opened(found, "se").view()).toMatchObject({ text: "se", step: "resting" })
  })

  it("asks once the typing has paused for 250 ms, and not for fewer than three characters", async () => {
    const { asked, clock, say, view } = opened(found)
    for (const text of ["s", "se", "ser", "seru", "serum"]) {
      say({ type: "text.typed", text })
      await clock.advance(249)
    }
    expect([asked, view().step]).toEqual([[], "finding"])
    await clock.advance(1)
    expect([asked, view()]).toEqual([["serum"], { step: "found", text: "serum", found: [someCard] }])
    say({ type: "text.typed", text: " s " })
    await clock.advance(1_000)
    expect([asked, view()]).toEqual([["serum"], { step: "resting", text: " s ", found: [] }])
  })

  it("shows the answer to what was typed last", async () => {
    const { asked, clock, say, view } = opened((q) => Effect.delay(found(q), q === "lip" ? 5_000 : 0))
    say({ type: "text.typed", text: "lip" })
    await clock.advance(300)
    say({ type: "text.typed", text: "serum" })
    await clock.advance(300)
    expect([asked, view().step]).toEqual([["lip", "serum"], "found"])
  })

  it.each(["retry.wanted", "connection.returned"] as const)("asks again after a failure: %s", async (type) => {
    const state = { lost: true }
    const { clock, say, view } = opened((q) => (state.lost ? Effect.fail(new Unavailable()) : found(q)))
    say({ type: "text.typed", text: "serum" })
    await clock.advance(300)
    expect(view()).toMatchObject({ step: "failed", found: [] })
    state.lost = false
    say({ type })
    await clock.advance(1)
    expect(view()).toMatchObject({ step: "found", found: [someCard] })
  })
})
