import type { Edit } from "./edit.ts"

/** Edits of one line in the core, and the invariants that find them. */
export const windowEdits: ReadonlyArray<Edit> = [
  {
    machine: "popup",
    says: "comes back after 23 hours",
    file: "core/banners/popup.rule.ts",
    find: "everydayMs: dayMs,",
    put: "everydayMs: dayMs - 3_600_000,",
    finds: "B1, B3, B9",
    shortest: 2
  },
  {
    machine: "popup",
    says: "is asked for a fifth time",
    file: "core/banners/popup.rule.ts",
    find: "retries: 3,",
    put: "retries: 4,",
    finds: "B5",
    shortest: 1
  },
  {
    machine: "popup",
    says: "comes back after exactly 24 hours",
    file: "core/banners/popup.rule.ts",
    find: "now - last > everydayMs",
    put: "now - last >= everydayMs",
    finds: "B1, B3, B9",
    shortest: 2
  },
  {
    machine: "popup",
    says: "takes every popup for an everyday one",
    file: "core/banners/popup.rule.ts",
    find: '(apply === "everyday" && now - last > everydayMs)',
    put: "now - last > everydayMs",
    finds: "B2, B7",
    shortest: 2
  },
  {
    machine: "popup",
    says: "is shown whatever was decided",
    file: "core/banners/popup.machine.ts",
    find: 'onDone: [{ guard: "isDue", target: "#popup.showing" }, { target: "#popup.away" }]',
    put: 'onDone: "#popup.showing"',
    finds: "B4",
    shortest: 2
  },
  {
    machine: "popup",
    says: "does not wait for its turn",
    file: "core/banners/popup.machine.ts",
    find: 'always: { guard: "hasTurn", target: "deciding" }',
    put: 'always: "deciding"',
    finds: "B4",
    shortest: 1
  },
  {
    machine: "popup",
    says: "comes a second time in a page's life",
    file: "core/banners/popup.machine.ts",
    find: '"place.left": "closed", "place.entered": "closed" }',
    put: '"place.left": "away", "place.entered": "away" }',
    finds: "B8",
    shortest: 3
  },
  {
    machine: "popup",
    says: "asks without an end",
    file: "core/banners/popup.machine.ts",
    find: 'onError: { target: "failed", actions: "countFailure" }',
    put: 'onError: { target: "failed" }',
    finds: "B5",
    shortest: 1
  },
  {
    machine: "tour",
    says: "goes on by two",
    file: "core/tours/tour.machine.ts",
    find: "index: context.index + 1",
    put: "index: context.index + 2",
    finds: "Q1",
    shortest: 1
  },
  {
    machine: "tour",
    says: "goes back before its beginning",
    file: "core/tours/tour.machine.ts",
    find: '"back.wanted": { guard: "isBegun", target',
    put: '"back.wanted": { target',
    finds: "Q1",
    shortest: 1
  },
  {
    machine: "tour",
    says: "forgets what it has shown",
    file: "core/tours/tour.machine.ts",
    find: 'entry: ["markStep", "emitMark"]',
    put: 'entry: ["emitMark"]',
    finds: "Q5",
    shortest: 1
  },
  {
    machine: "tour",
    says: "comes again after it was skipped",
    file: "core/tours/tour.machine.ts",
    find: '"tour.skipped": { target: "over", actions: ["markAll", "emitMark"] }',
    put: '"tour.skipped": { target: "over", actions: ["emitMark"] }',
    finds: "Q5",
    shortest: 1
  },
  {
    machine: "tour",
    says: "opens again",
    file: "core/tours/tour.machine.ts",
    find: 'always: { guard: and(["isSeen", "isUntouched"]), target: "over" },',
    put: "",
    finds: "Q3",
    shortest: 1
  },
  {
    machine: "tour",
    says: "takes a mark that was lost for a stored one",
    file: "core/tours/tour.machine.ts",
    find: 'onError: "unsaved"',
    put: 'onError: { target: "clean", actions: "keep" }',
    finds: "Q7",
    shortest: 1
  },
  {
    machine: "tour",
    says: "forgets marks of another tab",
    file: "core/tours/marks.rule.ts",
    find: "[...new Set([...one, ...other])]",
    put: "[...new Set(other.length > 0 ? other : one)]",
    finds: "Q5",
    shortest: 1
  },
  {
    machine: "tour",
    says: "stays over a page that something more urgent has taken",
    file: "core/tours/tour.machine.ts",
    find: '"turn.lost": "waiting"\n            }',
    put: "}",
    finds: "Q4",
    shortest: 1
  },
  {
    machine: "tracking",
    says: "stores an event twice",
    file: "core/tracking/tracking.machine.ts",
    find: "fresh: context.fresh.slice(event.output)",
    put: "fresh: context.fresh",
    finds: "C0",
    shortest: 4
  },
  {
    machine: "tracking",
    says: "forgets what came while others were sent",
    file: "core/tracking/tracking.machine.ts",
    find: '{ guard: "hasNewer", target: "gathering", actions: "forgetFailures" },',
    put: "",
    finds: "TQ5",
    shortest: 3
  },
  {
    machine: "tracking",
    says: "does not send after the connection has returned",
    file: "core/tracking/tracking.machine.ts",
    find: 'offline: {\n                meta: { spec: "9", tone: "bad" },\n                on: { "connection.returned": { target: "asking", actions: "noteOnline" } }',
    put: 'offline: {\n                meta: { spec: "9", tone: "bad" },\n                on: {}',
    finds: "TQ5",
    shortest: 3
  },
  {
    machine: "tracking",
    says: "notes what is done before there is an answer",
    file: "core/tracking/tracking.machine.ts",
    find: 'nothing is noted, stored or sent.",\n        meta: { spec: "9", tone: "idle" },\n        on: {',
    put: 'nothing is noted, stored or sent.",\n        meta: { spec: "9", tone: "idle" },\n        on: { "event.noted": { actions: "note" },',
    finds: "TQ2",
    shortest: 2
  },
  {
    machine: "tracking",
    says: "sends again with every event",
    file: "core/tracking/tracking.machine.ts",
    find: 'on: { "events.stored": { actions: "noteNewer" } }',
    put: 'on: { "events.stored": { target: "asking", reenter: true } }',
    finds: "TQ4",
    shortest: 2
  },
  {
    machine: "popup",
    says: "goes on without a popup",
    file: "core/banners/popup.machine.ts",
    find: 'target: "waiting" },\n              { target: "#popup.away" }',
    put: 'target: "waiting" },\n              { target: "queued" }',
    finds: "B6",
    shortest: 1
  },
  {
    machine: "popup",
    says: "never comes",
    file: "core/banners/popup.machine.ts",
    find: '[{ guard: "isThere", target: "queued" }, { target: "#popup.away" }]',
    put: '"#popup.away"',
    finds: "B10",
    shortest: 0
  },
  {
    machine: "tour",
    says: "forgets earlier marks with each step",
    file: "core/tours/tour.machine.ts",
    find: "visited: mergeMarks(visited, marksOf(steps.slice(index, index + 1)))",
    put: "visited: marksOf(steps.slice(index, index + 1))",
    finds: "Q2",
    shortest: 1
  },
  {
    machine: "tour",
    says: "stays after it was skipped",
    file: "core/tours/tour.machine.ts",
    find: '"tour.skipped": { target: "over", actions',
    put: '"tour.skipped": { actions',
    finds: "Q6",
    shortest: 1
  },
  {
    machine: "tracking",
    says: "stores an event twice under two ids",
    file: "core/tracking/queue.usecases.ts",
    find: "events.reduce((all,",
    put: "[...events, ...events].reduce((all,",
    finds: "TQ1",
    shortest: 2
  },
  {
    machine: "tracking",
    says: "reports no order",
    file: "core/tracking/queue.usecases.ts",
    find: "yield* convert({ session: session(), order })\n",
    put: "",
    finds: "TQ6",
    shortest: 2
  },
  {
    machine: "popup",
    says: "stays over a page that something more urgent has taken",
    file: "core/banners/popup.machine.ts",
    find: '"turn.lost": "closed", "place.left"',
    put: '"place.left"',
    finds: "Q4",
    shortest: 2
  }
]
