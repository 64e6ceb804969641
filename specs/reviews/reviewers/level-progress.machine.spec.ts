import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { levelProgressMachineOver } from "#core/reviews/reviewers/level-progress.machine.ts"
import { viewLevelProgress } from "#core/reviews/reviewers/level-progress.view.ts"
import type { ReviewerProfile } from "#core/reviews/reviewers/reviewer.ts"
import { someNow } from "../../arbitraries.ts"
import { VirtualClock } from "../../virtual-clock.ts"

const profile = (level: ReviewerProfile["level"], reviews: number, likes: number): ReviewerProfile => ({
  userName: "kirana",
  level,
  expert: false,
  traits: [],
  joinedAt: someNow,
  counts: { reviews, likes, photos: 0, verified: 0 },
  badges: []
})

const shown = async (answer: ReviewerProfile | undefined) => {
  const clock = new VirtualClock()
  const reviewer = () =>
    Effect.callback<ReviewerProfile, Unavailable>((resume) => {
      const timer = clock.setTimeout(
        () => resume(answer === undefined ? Effect.fail(new Unavailable()) : Effect.succeed(answer)),
        10
      )
      return Effect.sync(() => clock.clearTimeout(timer))
    })
  const actor = createActor(levelProgressMachineOver({ reviewer }), { clock, input: { userName: "kirana" } })
  actor.start()
  expect(viewLevelProgress(actor.getSnapshot())).toEqual({ level: null, progress: null })
  await clock.advance(10)
  return viewLevelProgress(actor.getSnapshot())
}

describe("the way to the next level", () => {
  it("says what is missing", async () => {
    expect(await shown(profile("base", 4, 7))).toEqual({
      level: "base",
      progress: { next: "rising", missing: { reviews: 6, likes: 0 }, percent: 40 }
    })
    expect(await shown(profile("rising", 50, 40))).toMatchObject({
      progress: { next: "diva", missing: { reviews: 0, likes: 60 }, percent: 40 }
    })
  })

  it("ends at the highest level", async () =>
    expect(await shown(profile("super", 3, 0))).toEqual({ level: "super", progress: null }))

  it("is not shown if it could not be read", async () =>
    expect(await shown(undefined)).toEqual({ level: null, progress: null }))
})
