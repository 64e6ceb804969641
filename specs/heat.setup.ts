import { writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { afterAll, expect, vi } from "vitest"
import { type AnyActorLogic, type InspectionEvent, StateMachine } from "xstate"
import { arrowId } from "#core/charts/arrow.rule.ts"
import { arrowsOf, type Taken } from "./gallery/taken.ts"

// `npm run gallery:heat`: every machine that a spec starts reports which of its arrows it takes.
const taken: Taken = {}
const hear = (seen: InspectionEvent): void => {
  if (seen.type === "@xstate.actor") {
    const logic = "logic" in seen.actorRef ? seen.actorRef.logic : undefined
    if (logic instanceof StateMachine) arrowsOf(taken, logic.id).sessions++
  }
  if (seen.type !== "@xstate.microstep") return
  for (const arrow of seen._transitions) {
    const machine = arrow.source?.machine
    if (machine === undefined) continue
    const counts = arrowsOf(taken, machine.id).arrows
    const id = arrowId(arrow)
    counts[id] = (counts[id] ?? 0) + 1
  }
}

vi.mock("xstate", async (original) => {
  const xstate = await original<typeof import("xstate")>()
  const createActor = (logic: AnyActorLogic, options: Parameters<typeof xstate.createActor>[1] = {}) => {
    const { inspect } = options
    const both = (seen: InspectionEvent): void => {
      hear(seen)
      if (typeof inspect === "function") inspect(seen)
    }
    return xstate.createActor(logic, { ...options, inspect: both })
  }
  return { ...xstate, createActor }
})

afterAll(() => {
  const [area] = relative(import.meta.dirname, expect.getState().testPath ?? "").split("/")
  writeFileSync(join(process.env["HEAT"] ?? "", `${area}.${crypto.randomUUID()}.json`), JSON.stringify(taken))
})
