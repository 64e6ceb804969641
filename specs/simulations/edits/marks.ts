import type { Edit } from "./edit.ts"

/** Edits of one line in the core, and the invariants that find them. */
export const marksEdits: ReadonlyArray<Edit> = [
  {
    machine: "hearts",
    says: "does not read again what may have been saved",
    file: "core/wishlist/hearts.machine.ts",
    find: '{ guard: "wasLost", target: "deciding", actions: ["emitFailed", "revert", "outdate", "emitMoved"] },',
    put: "",
    finds: "HT3",
    shortest: 1
  },
  {
    machine: "hearts",
    says: "does not hear of other tabs",
    file: "core/wishlist/hearts.machine.ts",
    find: '"hearts.changed": { actions: "outdate" },\n    "queue.changed"',
    put: '"queue.changed"',
    finds: "HT4",
    shortest: 1
  },
  {
    machine: "reactions",
    says: "sends every one of many quick taps",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: "const others = wanted.filter((one) => !isSame(one, mark))",
    put: "const others = wanted",
    finds: "RM2",
    shortest: 2
  },
  {
    machine: "reactions",
    says: "forgets a press that came while the one before was on its way",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: "wanted.filter((one) => !(isSame(one, sent) && one.on === sent?.on))",
    put: "wanted.filter((one) => !isSame(one, sent))",
    finds: "RM2",
    shortest: 2
  },
  {
    machine: "reactions",
    says: "does not adopt what was stored",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: 'onDone: { target: "deciding", actions: ["adopt", "emitStored", "settle"] }',
    put: 'onDone: { target: "deciding", actions: ["emitStored", "settle"] }',
    finds: "RM2",
    shortest: 1
  },
  {
    machine: "reactions",
    says: "confuses likes and bookmarks",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: 'kind === "like" ? hasLiked : hasBookmarked',
    put: 'kind === "like" ? hasBookmarked : hasLiked',
    finds: "RM2",
    shortest: 2
  },
  {
    machine: "review-photos",
    says: "takes a photo that is too large",
    file: "core/reviews/photos/review-photos.setup.ts",
    find: "event.files.filter(({ bytes }) => bytes <= pictureBytes)",
    put: "event.files",
    finds: "RF1",
    shortest: 1
  },
  {
    machine: "review-photos",
    says: "takes a sixth photo",
    file: "core/reviews/photos/review-photos.setup.ts",
    find: "fits.slice(0, context.most - context.photos.length)",
    put: "fits",
    finds: "RF1",
    shortest: 1
  },
  {
    machine: "review-photos",
    says: "stores no photo in the browser",
    file: "core/reviews/photos/review-photos.machine.ts",
    find: 'settled: { meta: { spec: "5", tone: "ok" }, always: { guard: "isUnsettled", target: "storing" } }',
    put: 'settled: { meta: { spec: "5", tone: "ok" } }',
    finds: "RF8",
    shortest: 1
  },
  {
    machine: "review-photos",
    says: "discards the same photo without an end",
    file: "core/reviews/photos/review-photos.machine.ts",
    find: 'onDone: { target: "tidy", actions: "forgetDiscarded" }',
    put: 'onDone: { target: "tidy" }',
    finds: "C0",
    shortest: 2
  },
  {
    machine: "review-photos",
    says: "uploads on without a connection",
    file: "core/reviews/photos/review-photos.machine.ts",
    find: '{ guard: "isStopped", target: "stopped" },\n',
    put: "",
    finds: "RF5",
    shortest: 1
  },
  {
    machine: "reactions",
    says: "sends a mark while another one is on its way",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: 'of one mark the last press counts.",\n      invoke',
    put: 'of one mark the last press counts.",\n      on: { "mark.wanted": { target: "deciding", actions: "want" } },\n      invoke',
    finds: "RM1",
    shortest: 1
  },
  {
    machine: "reactions",
    says: "sends a mark only after a second one",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: "isWanted: ({ context }) => context.wanted.length > 0",
    put: "isWanted: ({ context }) => context.wanted.length > 1",
    finds: "RM3",
    shortest: 1
  },
  {
    machine: "reactions",
    says: "reads the same reviews without an end",
    file: "core/reviews/reactions/reactions.machine.ts",
    find: 'actions: ["adopt", "forgetRead"]',
    put: 'actions: ["adopt"]',
    finds: "RM4",
    shortest: 0
  },
  {
    machine: "review-photos",
    says: "counts a photo that is on its way as uploaded",
    file: "core/reviews/photos/review-photos.setup.ts",
    find: 'step: "ready", uploaded }',
    put: 'step: "ready" }',
    finds: "RF3",
    shortest: 1
  },
  {
    machine: "review-photos",
    says: "discards what can be put back",
    file: "core/reviews/photos/review-photos.setup.ts",
    find: "unused(context.removed.map(({ photo }) => photo))",
    put: "unused(removed.map(({ photo }) => photo))",
    finds: "RF4",
    shortest: 2
  },
  {
    machine: "review-photos",
    says: "uploads all photos again once there is a line",
    file: "core/reviews/photos/review-photos.setup.ts",
    find: '(photo.problem === "lost" ? uploadedAgain(photo) : photo)',
    put: '(photo.problem === "lost" || photo.step === "ready" ? uploadedAgain(photo) : photo)',
    finds: "RF6",
    shortest: 2
  },
  {
    machine: "review-photos",
    says: "moves a photo to the second place",
    file: "core/reviews/photos/review-photos.setup.ts",
    find: "withMoved(context.photos, event.key, event.to)",
    put: "withMoved(context.photos, event.key, event.to + 1)",
    finds: "RF7",
    shortest: 2
  },
  {
    machine: "hearts",
    says: "saves a heart while another one is on its way",
    file: "core/wishlist/hearts.machine.ts",
    find: 'of one heart the last press counts.",\n      meta: { spec: "7", tone: "busy" },\n',
    put: 'of one heart the last press counts.",\n      meta: { spec: "7", tone: "busy" },\n      on: { "heart.wanted": { target: "deciding", actions: ["untake", "want"] } },\n',
    finds: "HT1",
    shortest: 2
  },
  {
    machine: "hearts",
    says: "does not show a heart that was stored",
    file: "core/wishlist/hearts.machine.ts",
    find: "[added, ...context.saved.filter(({ id }) => id !== added.id)]",
    put: "context.saved",
    finds: "HT2",
    shortest: 1
  },
  {
    machine: "review-photos",
    says: "begins the next upload before the last one has ended",
    file: "core/reviews/photos/review-photos.machine.ts",
    find: 'on: { "upload.progressed": { actions: "noteProgress" } }',
    put: 'on: { "upload.progressed": { target: "resting", actions: "noteProgress" } }',
    finds: "RF2",
    shortest: 1
  }
]
