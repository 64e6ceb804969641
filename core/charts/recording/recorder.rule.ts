import type { AnyStateMachine, InspectionEvent } from "xstate"
import { arrowId } from "../arrow.rule.ts"
import { shapeOf } from "../shape.rule.ts"
import type { RecordedStep, Recording } from "./recording.ts"
import { redactor } from "./redaction.rule.ts"

/** Longer sessions lose their end. */
const stepsMost = 500
/** Most stored sessions; the oldest goes first. */
const sessionsMost = 40

interface Session {
  readonly machine: AnyStateMachine
  readonly begun: number
  readonly input: unknown
  readonly steps: Array<RecordedStep>
  /** Arrows since the last step. */
  arrows: Array<string>
}

/**
 * Records what every machine of a visit goes through, without anything that identifies the person. Give `hear` to
 * actors as their `inspect`. Machines 15.
 */
export const sessionRecorder = (now: () => number) => {
  const sessions = new Map<string, Session>()
  const bare = redactor()
  const begun = (id: string, machine: AnyStateMachine, event: Readonly<Record<string, unknown>>): Session => {
    const [oldest] = sessions.keys()
    if (sessions.size >= sessionsMost && oldest !== undefined) sessions.delete(oldest)
    const session: Session = { machine, begun: now(), input: bare(event["input"]), steps: [], arrows: [] }
    sessions.set(id, session)
    return session
  }
  return {
    hear: (seen: InspectionEvent): void => {
      if (seen.type !== "@xstate.microstep" && seen.type !== "@xstate.snapshot") return
      const { actorRef, event, snapshot } = seen
      if (!("logic" in actorRef) || !isMachine(actorRef.logic) || !("value" in snapshot)) return
      const id = actorRef.sessionId
      const session = sessions.get(id) ?? (event.type === "xstate.init" ? begun(id, actorRef.logic, event) : undefined)
      if (session === undefined || session.steps.length >= stepsMost) return
      if (seen.type === "@xstate.microstep") {
        session.arrows.push(...seen._transitions.filter(({ source }) => source !== undefined).map(arrowId))
        return
      }
      const { type, ...fields } = event
      session.steps.push({
        at: now() - session.begun,
        event: type === "xstate.init" ? "begins" : recordedEvent(type),
        ...(type !== "xstate.init" && { data: bare(fields) as Readonly<Record<string, unknown>> }),
        arrows: session.arrows,
        state: snapshot.value
      })
      session.arrows = []
    },
    /** Every session so far, the oldest first. */
    recordings: (): ReadonlyArray<Recording> =>
      [...sessions.values()].map(({ machine, input, steps }) => ({
        v: 1,
        machine: machine.id,
        chart: shapeOf(machine),
        input,
        steps
      }))
  }
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic

/** "done 0.login.submitting", "failed …", "after resendWait.otp…", or the event itself. */
const recordedEvent = (type: string): string => {
  const [, kind, rest] = /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(type) ?? []
  if (kind === "after") return `after ${rest}`
  return kind === undefined ? type : `${kind === "done.actor" ? "done" : "failed"} ${rest}`
}

/** The type of an event as XState has it, from what a recording calls it. */
export const eventTypeOf = (recorded: string): string => {
  const [, kind, rest] = /^(done|failed|after) (.*)$/.exec(recorded) ?? []
  if (kind === "after") return `xstate.after.${rest}`
  return kind === undefined ? recorded : `xstate.${kind === "done" ? "done" : "error"}.actor.${rest}`
}
