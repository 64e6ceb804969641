import { mkdir, statfs } from "node:fs/promises"
import { Effect } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"

/** With less room than that nothing new is begun: a full disk stops an embedded database in the middle. Security 1. */
const leastBytes = 500_000_000
const lookMs = 5_000

/** Refuses as `Unavailable` while there is little room where the folder is; looks now and then. */
export const roomIn = (folder: string, least = leastBytes): Effect.Effect<void, Unavailable> => {
  let seen: { readonly at: number; readonly roomy: boolean } | undefined
  const look = async (): Promise<boolean> => {
    if (seen === undefined || performance.now() - seen.at > lookMs) {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      seen = { at: performance.now(), roomy: bavail * bsize >= least }
    }
    return seen.roomy
  }
  return Effect.flatMap(Effect.promise(look), (roomy) => (roomy ? Effect.void : Effect.fail(new Unavailable())))
}
