import { afterAll, describe, expect, it } from "vitest"
import { closedDatabases } from "../journeys/database.ts"
import { reviewsPlayed } from "./community.ts"
import { reviewMutants } from "./mutants.ts"
import { drawnReviewStory } from "./plan.ts"
import { shrunkReviews } from "./shrink.ts"
import { type Crowd, formatReviewStory } from "./story.ts"

const isFull = process.env["SCALE"] === "full"
const brigade: Crowd = { seed: 1, honest: 12, spammers: 4, puppets: 50, days: 3 }

describe("honest members, spammers and a brigade of fifty accounts of one hand", () => {
  afterAll(closedDatabases)

  it.each(Array.from({ length: isFull ? 20 : 1 }, (_, at) => at + 1))(
    "break no promise of reviews: seed %i",
    async (seed) => {
      const { broken, outcomes } = await reviewsPlayed(drawnReviewStory({ ...brigade, seed }))
      expect(broken).toBeUndefined()
      const [ends, times] = [[...outcomes.keys()], (name: string) => outcomes.get(name) ?? 0]
      // It was a session about something: each was met.
      expect(ends).toEqual(
        expect.arrayContaining([
          "honest writes an honest review: published",
          "spammer sends spam: REVIEW_REFUSED",
          // Of the other seeds some spammers give up before.
          ...(seed === 1 ? ["spammer sends spam: REVIEW_BLOCKED"] : []),
          "puppet praises the target: held",
          "puppet reports an honest review: done",
          "staff reads what waits: done"
        ])
      )
      expect(times("puppet praises the target: held")).toBeGreaterThanOrEqual(48)
      expect(times("puppet praises the target: published")).toBeLessThanOrEqual(2)
      expect(times("spammer sends spam: published")).toBe(0)
    },
    120_000
  )

  it("go the same way with the same seed", async () => {
    const small = (seed: number) =>
      reviewsPlayed(drawnReviewStory({ ...brigade, honest: 3, spammers: 2, puppets: 3, days: 2, seed }))
    const once = await small(5)
    expect((await small(5)).log).toEqual(once.log)
    expect((await small(6)).log).not.toEqual(once.log)
  }, 60_000)

  // All of them at full scale; otherwise the first shows that mutants are found at all.
  it.each(reviewMutants.slice(0, isFull ? undefined : 1))(
    "find out a shop that $says, in a short story",
    async (mutant) => {
      const story = drawnReviewStory(isFull ? brigade : { ...brigade, honest: 3, spammers: 0, puppets: 3 })
      const found = await reviewsPlayed(story, { mutant })
      expect(found.broken?.promise, found.broken?.detail).toBe(mutant.breaks)
      const shrunk = await shrunkReviews(story, found, { mutant })
      expect((await reviewsPlayed(shrunk.story)).broken).toBeUndefined()
      expect(shrunk.story.steps.length, formatReviewStory(shrunk.story).join("\n")).toBeLessThanOrEqual(10)
    },
    600_000
  )
})
