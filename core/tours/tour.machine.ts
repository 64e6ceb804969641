import { and, assign, raise, setup } from "xstate"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import { firstUnseen, marksOf, mergeMarks } from "./marks.rule.ts"
import type { ToursPort } from "./tours.port.ts"
import { type TourName, type TourStep, tourRules, tours } from "./tours.ts"

/** Input of a quick tour. */
export interface TourInput {
  readonly tour: TourName
  /** Marks known so far: those of the cookie and of the profile. D-49c. */
  readonly visited: ReadonlyArray<string>
  /** Marks stored where they belong: a member's in the profile, a guest's in the cookie. */
  readonly saved: ReadonlyArray<string>
}

interface TourContext {
  readonly steps: ReadonlyArray<TourStep>
  readonly index: number
  /** The step it began with: coachmarks that were seen are not shown again. */
  readonly first: number
  readonly visited: ReadonlyArray<string>
  /** Marks that are stored already. */
  readonly saved: ReadonlyArray<string>
  readonly sent: ReadonlyArray<string>
}

/** Events of a quick tour. */
export type TourEvent =
  /** No other overlay is open, or a more urgent one opened. Machines 14. */
  | { readonly type: "turn.given" }
  | { readonly type: "turn.lost" }
  /** The element of the step is there, or is there no more. */
  | { readonly type: "anchor.found" }
  | { readonly type: "anchor.lost" }
  | { readonly type: "next.wanted" }
  | { readonly type: "back.wanted" }
  | { readonly type: "tour.skipped" }
  | { readonly type: "page.left" }
  /** Stored marks changed: after a log-in, or because another tab has shown some. D-49c. */
  | { readonly type: "marks.known"; readonly marks: ReadonlyArray<string>; readonly saved: ReadonlyArray<string> }
  | { readonly type: "mark.made" }
  | { readonly type: "connection.returned" }

/** What is new on a page, step by step, once. Specification 2, Guided quick tours, and 4; D-49c; machines 7. */
export const tourMachine = (rules = tourRules) =>
  setup({
    types: {
      input: {} as TourInput,
      context: {} as TourContext,
      events: {} as TourEvent,
      tags: "" as "over the page"
    },
    actors: placeholderActors<ToursPort>("saveVisited"),
    guards: {
      isSeen: ({ context: { steps, visited } }) => marksOf(steps).every((mark) => visited.includes(mark)),
      isBegun: ({ context }) => context.index > 0,
      isLast: ({ context }) => context.index === context.steps.length - 1,
      isUntouched: ({ context }) => context.index === context.first,
      hasUnsaved: ({ context: { visited, saved } }) => visited.some((mark) => !saved.includes(mark))
    },
    delays: { anchorWait: rules.anchorMs, saveAgain: rules.saveAgainMs },
    actions: {
      goOn: assign(({ context }) => ({ index: context.index + 1 })),
      goBack: assign(({ context }) => ({ index: context.index - 1 })),
      markStep: assign(({ context: { steps, index, visited } }) => ({
        visited: mergeMarks(visited, marksOf(steps.slice(index, index + 1)))
      })),
      markAll: assign(({ context: { steps, visited } }) => ({ visited: mergeMarks(visited, marksOf(steps)) })),
      emitMark: raise({ type: "mark.made" }),
      learn: assign(({ context, event }) =>
        event.type === "marks.known" ? { visited: mergeMarks(context.visited, event.marks), saved: event.saved } : {}
      ),
      send: assign(({ context }) => ({ sent: context.visited })),
      keep: assign(({ context }) => ({ saved: mergeMarks(context.saved, context.sent) }))
    }
  }).createMachine({
    id: "tour",
    context: ({ input: { tour, visited, saved } }) => {
      const first = firstUnseen(tour, visited) ?? 0
      return { steps: tours[tour], index: first, first, visited, saved, sent: [] }
    },
    type: "parallel",
    on: { "marks.known": { actions: ["learn", "emitMark"] } },
    states: {
      walk: {
        initial: "waiting",
        on: { "page.left": ".over" },
        states: {
          waiting: {
            description: "Something else may lie over the page.",
            meta: { spec: "2", tone: "idle" },
            tags: "over the page",
            always: { guard: and(["isSeen", "isUntouched"]), target: "over" },
            on: { "turn.given": "seeking" }
          },
          seeking: {
            description: "The element of the step may still be on its way.",
            meta: { spec: "2", tone: "busy" },
            tags: "over the page",
            on: { "anchor.found": "showing", "turn.lost": "waiting" },
            after: { anchorWait: "over" }
          },
          showing: {
            meta: { spec: "4", tone: "ok" },
            tags: "over the page",
            entry: ["markStep", "emitMark"],
            on: {
              "next.wanted": [
                { guard: "isLast", target: "over" },
                { target: "seeking", actions: "goOn" }
              ],
              "back.wanted": { guard: "isBegun", target: "seeking", actions: "goBack" },
              "tour.skipped": { target: "over", actions: ["markAll", "emitMark"] },
              "anchor.lost": "seeking",
              "turn.lost": "waiting"
            }
          },
          over: { meta: { spec: "2", tone: "idle" } }
        }
      },
      save: {
        initial: "clean",
        states: {
          clean: { meta: { spec: "7", tone: "ok" }, always: { guard: "hasUnsaved", target: "saving" } },
          saving: {
            meta: { spec: "7", tone: "busy" },
            entry: "send",
            invoke: {
              src: "saveVisited",
              input: ({ context }) => ({ marks: context.visited }),
              onDone: { target: "clean", actions: "keep" },
              onError: "unsaved"
            }
          },
          unsaved: {
            description: "Tried again by itself; nothing is said.",
            meta: { spec: "7", tone: "warn" },
            after: { saveAgain: "saving" },
            on: { "mark.made": "saving", "connection.returned": "saving" }
          }
        }
      }
    }
  })

/** Returns the machine of a quick tour over its port, with the waits of the specification or the given ones. */
export const tourMachineOver = ({ saveVisited }: ToursPort, rules = tourRules) =>
  tourMachine(rules).provide({ actors: portActors<ToursPort>({ saveVisited }) })
