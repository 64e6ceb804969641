import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { roomIn } from "#adapters/server/disk.ts"

/** Free bytes below which nothing new is begun. Security 1. */
const least = 500_000_000

describe("room on the disk", () => {
  const roomWith = (readings: { free: number | Error }) => {
    let now = 0
    const room = roomIn("/nowhere", {
      free: async () => {
        if (readings.free instanceof Error) throw readings.free
        return readings.free
      },
      now: () => now
    })
    return {
      isThere: async (afterMs: number) => {
        now += afterMs
        return Exit.isSuccess(await Effect.runPromiseExit(room))
      }
    }
  }

  it("is looked at every five seconds: orders stop below 500 MB and go on above", async () => {
    const disk: { free: number | Error } = { free: least }
    const room = roomWith(disk)
    expect(await room.isThere(0)).toBe(true)
    disk.free = least - 1
    expect(await room.isThere(5_001)).toBe(false)
    disk.free = least
    expect(await room.isThere(4_000)).toBe(false)
    expect(await room.isThere(1_001)).toBe(true)
  })

  it("that cannot be looked at counts as none, as a refusal and not as a defect", async () => {
    const disk: { free: number | Error } = { free: new Error("ENOSPC") }
    const room = roomWith(disk)
    expect(await room.isThere(0)).toBe(false)
    disk.free = least
    expect(await room.isThere(1)).toBe(true)
  })
})
