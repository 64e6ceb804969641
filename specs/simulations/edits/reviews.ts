import type { Edit } from "./edit.ts"

/** Edits of one line in the core, and the invariants that find them. */
export const reviewsEdits: ReadonlyArray<Edit> = [
  {
    machine: "write-review",
    says: "rests after four refusals",
    file: "core/reviews/spam-block.rule.ts",
    find: "failuresAt: 3",
    put: "failuresAt: 4",
    finds: "R1, R2",
    shortest: 5
  },
  {
    machine: "write-review",
    says: "rests for fifty minutes",
    file: "core/reviews/spam-block.rule.ts",
    find: "failuresPauseMs: 60 * minute",
    put: "failuresPauseMs: 50 * minute",
    finds: "R3, R6",
    shortest: 4
  },
  {
    machine: "write-review",
    says: "lets twenty-one in a quarter of an hour pass",
    file: "core/reviews/spam-block.rule.ts",
    find: "reviewsPerWindow: 20",
    put: "reviewsPerWindow: 21",
    finds: "R1, R2",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "rests for five hours after twenty",
    file: "core/reviews/spam-block.rule.ts",
    find: "windowPauseMs: 360 * minute",
    put: "windowPauseMs: 300 * minute",
    finds: "R3, R6",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "takes a text of 140 characters",
    file: "core/reviews/review-text.rule.ts",
    find: "textLeast: 150",
    put: "textLeast: 140",
    finds: "R4",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "goes on counting after a good review",
    file: "core/reviews/spam-block.rule.ts",
    find: "? { ...facts, failures: 0, accepted: [], bannedAt: at }\n    : { ...facts, failures: 0, accepted }",
    put: "? { ...facts, accepted: [], bannedAt: at }\n    : { ...facts, accepted }",
    finds: "R10",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "sends what is too short",
    file: "core/reviews/write-review.machine.ts",
    find: 'judging: { always: [{ guard: "isUnfit", target: "unfit" }, { target: "ready" }] }',
    put: 'judging: { always: "ready" }',
    finds: "R4",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "sends a second time while one is on its way",
    file: "core/reviews/write-review.machine.ts",
    find: '        on: { ...typing, "review.sent": {} },\n        invoke',
    put: '        on: { ...typing, "review.sent": { target: "submitting", reenter: true } },\n        invoke',
    finds: "R4",
    shortest: 3
  },
  {
    machine: "write-review",
    says: "stores no draft",
    file: "core/reviews/write-review.machine.ts",
    find: '"details.typed": { target: ".judging", actions: ["type", "keepDraft"] }',
    put: '"details.typed": { target: ".judging", actions: ["type"] }',
    finds: "R8",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "begins no rest after the third refusal",
    file: "core/reviews/write-review.machine.ts",
    find: 'always: [{ guard: "isKnownPause", target: "checking" }, { target: "writing" }]',
    put: 'always: "writing"',
    finds: "RW2",
    shortest: 4
  },
  {
    machine: "report",
    says: "forgets that a report was taken",
    file: "core/reviews/reactions/report.machine.ts",
    find: 'onDone: "sent",',
    put: 'onDone: "choosing",',
    finds: "RP4",
    shortest: 2
  },
  {
    machine: "report",
    says: "does not know a second report",
    file: "core/reviews/reactions/report.machine.ts",
    find: '{ guard: "isReported", target: "alreadyReported" },',
    put: "",
    finds: "RP6",
    shortest: 3
  },
  {
    machine: "report",
    says: "sends a report without a reason",
    file: "core/reviews/reactions/report.machine.ts",
    find: '"form.sent": [{ guard: "isComplete", target: "sending" }, { actions: "showProblems" }]',
    put: '"form.sent": "sending"',
    finds: "C0",
    shortest: 1
  },
  {
    machine: "report",
    says: "lets a member report their own review again and again",
    file: "core/reviews/reactions/report.machine.ts",
    find: '{ guard: "isOwn", target: "own" },',
    put: "",
    finds: "RP6",
    shortest: 0
  },
  {
    machine: "report",
    says: "forgets the reason when a note is typed",
    file: "core/reviews/reactions/report.machine.ts",
    find: "return { ...form, note: event.note }",
    put: "return { ...form, type: null, note: event.note }",
    finds: "RP6",
    shortest: 0
  },
  {
    machine: "report",
    says: "says thanks to who was logged out",
    file: "core/reviews/reactions/report.machine.ts",
    find: '{ guard: "isGuest", target: "signedOut" },',
    put: '{ guard: "isGuest", target: "sent" },',
    finds: "RP2",
    shortest: 3
  },
  {
    machine: "own-reviews",
    says: "shows a review twice",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: "const more = page.items.filter(({ review }) => items.every((one) => one.review.id !== review.id))",
    put: "const more = page.items",
    finds: "RO1",
    shortest: 3
  },
  {
    machine: "own-reviews",
    says: "removes without a question",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: '"removal.wanted": { guard: "isThere", target: "confirming", actions: "name" }\n      }\n    },\n    readingMore',
    put: '"removal.wanted": { guard: "isThere", target: "removing", actions: "name" }\n      }\n    },\n    readingMore',
    finds: "RO3",
    shortest: 2
  },
  {
    machine: "own-reviews",
    says: "never shows the last review",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: "hasMore: ({ context: { items, total } }) => items.length < total",
    put: "hasMore: ({ context: { items, total } }) => items.length + 1 < total",
    finds: "RO7",
    shortest: 3
  },
  {
    machine: "own-reviews",
    says: "hides a review whose removal failed",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: '{ target: "shown", actions: "showFailure" }',
    put: '{ target: "shown", actions: "drop" }',
    finds: "RO4",
    shortest: 3
  },
  {
    machine: "own-reviews",
    says: "does not count a removed review",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: "total: total - 1,",
    put: "total,",
    finds: "RO2",
    shortest: 5
  },
  {
    machine: "report",
    says: "takes a note of 501 characters",
    file: "core/reviews/reactions/report.ts",
    find: "reportNoteLength = 500",
    put: "reportNoteLength = 600",
    finds: "RP1",
    shortest: 3
  },
  {
    machine: "report",
    says: "lets a choice fall after a lost answer",
    file: "core/reviews/reactions/report.machine.ts",
    find: 'meta: { spec: "8", tone: "bad" },\n      on: {\n        "reason.chosen": { target: "choosing", actions: "change" },\n        "note.typed": { target: "choosing", actions: "change" },',
    put: 'meta: { spec: "8", tone: "bad" },\n      on: {\n        "reason.chosen": { target: "choosing" },\n        "note.typed": { target: "choosing", actions: "change" },',
    finds: "RP3",
    shortest: 3
  },
  {
    machine: "report",
    says: "sends a report twice",
    file: "core/reviews/reactions/report.machine.ts",
    find: 'sending: {\n      meta: { spec: "7", tone: "busy" },\n',
    put: 'sending: {\n      meta: { spec: "7", tone: "busy" },\n      on: { "form.sent": { target: "sending", reenter: true } },\n',
    finds: "RP5",
    shortest: 2
  },
  {
    machine: "own-reviews",
    says: "does not say that a removal failed",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: "showFailure: assign({ hasFailed: true, leaving: null })",
    put: "showFailure: assign({ leaving: null })",
    finds: "RO5",
    shortest: 3
  },
  {
    machine: "own-reviews",
    says: "asks for the list twice",
    file: "core/reviews/writing/own-reviews.machine.ts",
    find: 'reading: {\n      meta: { spec: "D-41", tone: "busy" },\n',
    put: 'reading: {\n      meta: { spec: "D-41", tone: "busy" },\n      on: { "retry.wanted": { target: "reading", reenter: true }, "more.wanted": { target: "reading", reenter: true } },\n',
    finds: "RO6",
    shortest: 1
  },
  {
    machine: "write-review",
    says: "shows a rest that never ends",
    file: "core/reviews/spam-block.rule.ts",
    find: "leftMs: Math.min(ms, from + ms - now)",
    put: "leftMs: from + ms",
    finds: "R5",
    shortest: 4
  },
  {
    machine: "write-review",
    says: "counts a refusal twice",
    file: "core/reviews/spam-block.rule.ts",
    find: "const now = goesOn ? failures + 1 : 1",
    put: "const now = goesOn ? failures + 1 : 2",
    finds: "RW1",
    shortest: 2
  },
  {
    machine: "write-review",
    says: "asks again for each letter",
    file: "core/reviews/write-review.machine.ts",
    find: 'on: { ...typing, "review.left": "left" },\n        invoke',
    put: 'on: { ...typing, "details.typed": { target: "checking", reenter: true }, "review.left": "left" },\n        invoke',
    finds: "R9",
    shortest: 1
  },
  {
    machine: "write-review",
    says: "writes again where one was written",
    file: "core/reviews/write-review.machine.ts",
    find: '{ guard: "isReviewed", target: "alreadyReviewed", actions: "adoptOwn" },',
    put: "",
    finds: "R7",
    shortest: 2
  }
]
