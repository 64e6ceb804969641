import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type FolderLock, FolderTaken, lockFolder } from "#adapters/postgres/engine/folder-lock.ts"
import { builders } from "./build/builders.ts"
import { buildFolder, isBuilt, parts } from "./build/stamps.ts"

// `npm run build`, and what `npm start` runs if the sources have changed: the parts named, or all, unless they stand
// there as the sources are now. One after the other: of two builds at once each would take away what the other writes.
const waitMs = 100
const myTurn = async (): Promise<FolderLock> => {
  for (;;)
    try {
      return await lockFolder(join(buildFolder, "building"))
    } catch (cause) {
      if (!(cause instanceof FolderTaken)) throw cause
      await pause(waitMs)
    }
}

const turn = await myTurn()
const named = process.argv.slice(2)
try {
  for (const part of parts) if ((named.length === 0 || named.includes(part)) && !isBuilt(part)) await builders[part]()
} finally {
  turn.release()
}
