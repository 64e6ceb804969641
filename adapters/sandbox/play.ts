import type { InspectionEvent } from "xstate"
import type { SaidStep, StoryStep } from "#core/charts/story.ts"
import { type Cast, type Player, snapshotOf, statesOf } from "./cast.ts"
import type { HeardStep } from "./recorder.ts"

/** Longest wait for a machine that does not start, or does not reach a state, on a machine as slow as an old phone. */
const patienceMs = 30_000
/** After this the time of the last pause passes once more: its timer began after it on a machine that was late. */
const lateMs = 5_000
/** Longest wait for a machine in another state that accepts the event. */
const nearlyMs = 1_500
/** Longest wait for a step without an action of a person, and for one after such an action. */
const byItselfMs = 2_000
const byHandMs = 300
const lookEveryMs = 25
/** Everything counts as answered once nothing was received for this long. */
const quietMs = 250

/** How it went: the step at which it took another way, if any, and the steps that came by themselves. */
export interface Played {
  readonly strayedAt?: number
  readonly byThemselves: ReadonlyArray<number>
}

interface PlayedSandbox {
  readonly cast: Cast
  readonly pass: (ms: number) => void
  readonly now: () => number
}

/**
 * Plays a story in this page: waits for the machine of each step, sends the event, and leaves everything as it is in
 * the end.
 *
 * @param target the state it has to end in
 * @param isTry hears first whether a step comes by itself, and then does not say it again
 */
export const storyPlayer = ({ cast, pass, now }: PlayedSandbox) => {
  const heard: Array<string> = []
  let own: string | undefined
  let lastHeardAt = 0
  let lastPause = 0
  const until = async <A>(look: (waitedMs: number) => A | undefined, ms: number): Promise<A | undefined> => {
    const begun = performance.now()
    for (;;) {
      const waited = performance.now() - begun
      const found = look(waited)
      if (found !== undefined || waited > ms) return found
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }
  const ready = ({ machine, event, data, state }: SaidStep, waitedMs: number): Player | undefined => {
    const all = cast.on().filter((player) => player.machine === machine)
    const there = all.find((player) => JSON.stringify(snapshotOf(player).value) === JSON.stringify(state))
    return (
      there ??
      (waitedMs > nearlyMs
        ? all.find((player) => snapshotOf(player).can({ ...data, type: event, at: now() }))
        : undefined)
    )
  }
  /** Returns whether another actor sent it since the step before. */
  const cameByItself = (step: StoryStep): boolean => {
    if ("go" in step) return location.pathname + location.search === step.go
    if (!("machine" in step)) return false
    const place = heard.indexOf(nameOf(step))
    if (place >= 0) heard.splice(place, 1)
    return place >= 0
  }
  const done = async (step: StoryStep, next: string | undefined): Promise<boolean> => {
    if ("wait" in step) {
      // What is under way is answered before time goes on.
      const isQuiet = () => performance.now() - lastHeardAt > quietMs && !cast.on().some(isUnderWay(next))
      await until(() => isQuiet() || undefined, patienceMs)
      pass(step.wait)
      lastPause = step.wait
      return true
    }
    if ("go" in step) {
      history.pushState({}, "", step.go)
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
    } else if ("see" in step) {
      const part = await until(() => document.querySelector(step.see) ?? undefined, patienceMs)
      if (part !== undefined) show(part)
      return part !== undefined
    } else {
      const look = (waited: number) => ready(step, waited)
      let player = await until(look, lateMs)
      if (player === undefined) pass(lastPause)
      player ??= await until(look, patienceMs)
      if (player === undefined) return false
      own = nameOf(step)
      player.actor.send({ ...step.data, type: step.event, at: now() })
      own = undefined
    }
    lastPause = 0
    return true
  }
  return {
    hear: (seen: InspectionEvent): void => {
      lastHeardAt = performance.now()
      if (seen.type !== "@xstate.event" || seen.sourceRef !== undefined) return
      const { sessionId } = seen.actorRef
      const player = cast.on().find(({ actor }) => actor.sessionId === sessionId)
      if (player === undefined) return
      const name = nameOf({ machine: player.machine, event: seen.event.type })
      if (name !== own) heard.push(name)
    },
    play: async (
      { steps }: { readonly steps: ReadonlyArray<HeardStep> },
      target: string | undefined,
      isTry = false
    ): Promise<Played> => {
      const byThemselves: Array<number> = []
      for (const [number, step] of steps.entries()) {
        const comes = isTry && !("wait" in step || "see" in step)
        const waitMs = step.byItself ? byItselfMs : byHandMs
        if (comes && (await until(() => cameByItself(step) || undefined, waitMs))) byThemselves.push(number)
        else if (!(await done(step, nextIn(steps, number)))) return { strayedAt: number, byThemselves }
      }
      const isThere = () => target === undefined || cast.on().some((player) => statesOf(player).includes(target))
      return (await until(() => isThere() || undefined, patienceMs))
        ? { byThemselves }
        : { strayedAt: steps.length, byThemselves }
    }
  }
}

/** The machine that is spoken to next. */
const nextIn = (steps: ReadonlyArray<StoryStep>, number: number): string | undefined =>
  steps.slice(number).find((step) => "machine" in step)?.machine

/** Whether a machine of this name waits for an answer. */
const isUnderWay =
  (machine: string | undefined) =>
  (player: Player): boolean =>
    player.machine === machine &&
    snapshotOf(player)._nodes.some(({ meta }: { readonly meta?: { readonly tone?: string } }) => meta?.tone === "busy")

/** Scrolls a part of the page into view, as a person would. */
export const show = (part: Element): void => {
  part.scrollIntoView({ block: "center", behavior: "instant" })
  part.dispatchEvent(new WheelEvent("wheel", { bubbles: true }))
}

const nameOf = ({ machine, event }: Pick<SaidStep, "machine" | "event">): string => `${machine} ${event}`
