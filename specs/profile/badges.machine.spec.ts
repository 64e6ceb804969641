import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { badgesMachineOver } from "#core/profile/badges.machine.ts"
import { viewBadges } from "#core/profile/badges.view.ts"
import type { Badge } from "#core/profile/profile.ts"
import { someNow } from "../arbitraries.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine } from "./profile-fixture.ts"

const held: ReadonlyArray<Badge> = [
  { id: "first-review", earnedAt: instant(someNow - 30 * dayMs) },
  { id: "five-photos" },
  { id: "first-to-review", earnedAt: someNow },
  { id: "one-year" }
]

const seen = async (fate: Fate) => {
  const port = { ...heldProfile().port, badges: () => Effect.succeed(held) }
  const screen = openMachine(badgesMachineOver, port, {}, viewBadges, () => fate)
  expect(screen.view().badges).toEqual([])
  await screen.clock.advance(2_000)
  return screen.view().badges.map(({ id }) => id)
}

describe("badges", () => {
  it("stand with the latest first, and those to be earned behind", async () => {
    expect(await seen(well)).toEqual(["first-to-review", "first-review", "five-photos", "one-year"])
  })

  it("are none where they cannot be asked for", async () => {
    expect(await seen({ ...well, lost: "call" })).toEqual([])
  })
})
