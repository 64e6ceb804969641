import { parentPort } from "node:worker_threads"
import type { Task } from "./crew.ts"
import { batchOf } from "./run.ts"
import { simulations } from "./simulations.ts"

// One of the threads of `npm run simulate`. Refusals are thrown by the thousand; their stacks are never read.
Error.stackTraceLimit = 0

parentPort?.on("message", async ({ machine, order, span }: Task) => {
  const simulation = simulations.find(({ id }) => id === machine)
  if (simulation === undefined) throw new Error(`no machine ${machine}`)
  parentPort?.postMessage(await batchOf(simulation, order, span))
})
