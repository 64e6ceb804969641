import { writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { afterAll, expect, vi } from "vitest"
import { type AnyActorLogic, type InspectionEvent, StateMachine } from "xstate"
import { arrowId } from "#core/charts/arrow.rule.ts"
import { leavesOf } from "#core/charts/leaves.rule.ts"
import { arrowsOf, type Taken } from "./gallery/taken.ts"
import { type Gone, noneGone, walker } from "./gallery/ways.ts"

// `npm run gallery:heat`: every machine that a spec starts reports which of its arrows it takes, and the ways into its states.
const taken: Taken = {}
const gone: Record<string, Gone> = {}
const walks = new Map<string, { readonly walk: ReturnType<typeof walker>; arrows: Array<string> }>()
const hear = (seen: InspectionEvent): void => {
  if (seen.type === "@xstate.actor") {
    const logic = "logic" in seen.actorRef ? seen.actorRef.logic : undefined
    if (logic instanceof StateMachine) arrowsOf(taken, logic.id).sessions++
  }
  if (seen.type === "@xstate.microstep" || seen.type === "@xstate.snapshot") walkOn(seen)
  if (seen.type !== "@xstate.microstep") return
  for (const arrow of seen._transitions) {
    const machine = arrow.source?.machine
    if (machine === undefined) continue
    const counts = arrowsOf(taken, machine.id).arrows
    const id = arrowId(arrow)
    counts[id] = (counts[id] ?? 0) + 1
  }
}

const walkOn = (seen: Extract<InspectionEvent, { type: "@xstate.microstep" | "@xstate.snapshot" }>): void => {
  const { actorRef, event, snapshot } = seen
  if (!("logic" in actorRef) || !(actorRef.logic instanceof StateMachine) || !("value" in snapshot)) return
  const { id } = actorRef.logic
  gone[id] ??= noneGone()
  const walk = walks.get(actorRef.sessionId) ?? { walk: walker(gone[id]), arrows: [] }
  // One that was resumed begins in the middle.
  if (event.type === "xstate.init") walks.set(actorRef.sessionId, walk)
  if (!walks.has(actorRef.sessionId)) return
  if (seen.type === "@xstate.microstep") {
    walk.arrows.push(...seen._transitions.filter(({ source }) => source !== undefined).map(arrowId))
    return
  }
  walk.walk(
    { event: event.type === "xstate.init" ? "begins" : event.type, arrows: walk.arrows },
    leavesOf(snapshot.value, id)
  )
  walk.arrows = []
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
  writeFileSync(join(process.env["HEAT"] ?? "", `${area}.${crypto.randomUUID()}.json`), JSON.stringify({ taken, gone }))
})
