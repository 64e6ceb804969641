import { mkdir, statfs } from "node:fs/promises"
import { Effect } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"

/** With less free space, nothing new is started: a full disk stops an embedded database in the middle. Security 1. */
const leastBytes = 500_000_000
const lookMs = 5_000

/** How the disk and the time are read. */
export interface RoomReading {
  /** Returns the free bytes on the disk of a folder. */
  readonly free: (folder: string) => Promise<number>
  readonly now: () => number
}

const ofSystem: RoomReading = {
  free: async (folder) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  now: () => performance.now()
}

/** Refuses as `Unavailable` while there is little room where the folder is, or none can be seen; looks every 5 seconds. */
export const roomIn = (folder: string, { free, now }: RoomReading = ofSystem): Effect.Effect<void, Unavailable> => {
  let seen: { readonly at: number; readonly isRoomy: boolean } | undefined
  const look = async (): Promise<boolean> => {
    if (seen === undefined || now() - seen.at > lookMs)
      seen = { at: now(), isRoomy: (await free(folder)) >= leastBytes }
    return seen.isRoomy
  }
  return Effect.flatMap(Effect.tryPromise({ try: look, catch: () => new Unavailable() }), (isRoomy) =>
    isRoomy ? Effect.void : Effect.fail(new Unavailable())
  )
}
