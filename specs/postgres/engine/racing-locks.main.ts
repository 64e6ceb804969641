import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setImmediate as turn } from "node:timers/promises"
import { FolderTaken, lockFolder } from "#adapters/postgres/engine/folder-lock.ts"

// One of several processes that take the same folders in the same moments: node racing-locks.main.ts HOME ME OTHERS ROUNDS
// SILENCE_MS. Prints a line for each folder it holds, and stays until its input ends.

const [home = "", me = "", others = "", rounds = "", silenceMs = ""] = process.argv.slice(2)
const all = [me, ...others.split(",").filter(Boolean)]

/** Waits until all of them are here. */
const meet = async (round: number): Promise<void> => {
  const sign = (who: string) => join(home, `${round}.${who}`)
  writeFileSync(sign(me), "")
  while (!all.every((who) => existsSync(sign(who)))) await turn()
}

for (let round = 0; round < Number(rounds); round += 1) {
  await meet(round)
  try {
    await lockFolder(join(home, `folder-${round}`), { silenceMs: Number(silenceMs) })
    console.log(`held ${round}`)
  } catch (cause) {
    if (!(cause instanceof FolderTaken)) throw cause
  }
}
console.log("done")
process.stdin.resume()
