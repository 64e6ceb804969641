import { parentPort, workerData } from "node:worker_threads"
import type { Answer, Crewed, Task } from "./crew.ts"
import { plant } from "./plant.ts"

// One of the threads of `npm run simulate`. Refusals are thrown by the thousand; their stacks are never read.
Error.stackTraceLimit = 0

const { planted, place } = workerData as Crewed
const changed = plant(planted)
const { batchOf, shortestOf } = await import("./run.ts")
const { simulations } = await import("./simulations.ts")

parentPort?.on("message", async ({ machine, order, span, session }: Task) => {
  const simulation = simulations.find(({ id }) => id === machine)
  if (simulation === undefined) throw new Error(`no machine ${machine}`)
  const missing = planted.filter(({ file }) => !changed.has(file))
  if (missing.length > 0) throw new Error(`${machine} never loads ${missing.map(({ file }) => file).join(", ")}`)
  const reaches = (number: number, step: number): void => {
    Atomics.store(place, 0, number)
    Atomics.store(place, 1, step)
    Atomics.add(place, 2, 1)
  }
  const answer: Answer = {
    ...(span && { batch: await batchOf(simulation, order, span, reaches) }),
    ...(session && { found: await shortestOf(simulation, order, session, reaches) })
  }
  parentPort?.postMessage(answer)
})
