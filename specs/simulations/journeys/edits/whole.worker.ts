import { parentPort, workerData } from "node:worker_threads"
import { plant } from "../../plant.ts"
import type { Asked, Found } from "./whole.ts"

// The whole shop with an edit of its core. Refusals are thrown by the thousand; their stacks are never read.
Error.stackTraceLimit = 0

const { edit, crowd, runs } = workerData as Asked
const changed = plant([edit])
await import("../../../effects.setup.ts")
const { closedDatabases } = await import("../database.ts")
const { journeysPlayed } = await import("../journeys.ts")
const { drawnStory } = await import("../plan.ts")
const { formatBroken } = await import("../promises.ts")
const { shrunkJourneys } = await import("../shrink.ts")
const { formatJourneys } = await import("../story.ts")

if (changed.size === 0) throw new Error(`the shop never loads ${edit.file}`)
const story = drawnStory(crowd)
const played = await journeysPlayed(story)
const { broken } = played
const shortest = broken && runs > 0 ? await shrunkJourneys(story, played, {}, runs) : { story, played }
await closedDatabases()
parentPort?.postMessage({
  broken: broken && { promise: broken.promise, words: formatBroken(shortest.played.broken ?? broken) },
  story: formatJourneys(shortest.story, shortest.played.taken)
} satisfies Found)
