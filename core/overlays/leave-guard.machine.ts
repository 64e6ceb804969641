import { assign, emit, setup } from "xstate"

/** Input of the guard of a form. */
export interface LeaveGuardInput {
  /** A guest's form is left without a question: what was typed stays stored. */
  readonly isMember: boolean
  readonly isFilled: boolean
}

interface LeaveGuardContext extends LeaveGuardInput {
  /** Page the person wanted to open; held while they are asked, and until it is published. */
  readonly target: string | null
}

/** Events of a form that may be left with something typed. Specification 6. */
export type LeaveGuardEvent =
  | { readonly type: "form.changed"; readonly isFilled: boolean }
  /** A log-in or a log-out. */
  | { readonly type: "viewer.changed"; readonly isMember: boolean }
  /** A link, Back, or an address typed by the person. */
  | { readonly type: "leave.wanted"; readonly to: string }
  | { readonly type: "publish.chosen" }
  | { readonly type: "discard.chosen" }
  | { readonly type: "stay.chosen" }
  /** Report of the form's own machine about it. */
  | { readonly type: "form.published" }
  | { readonly type: "publish.refused" }

/** What the form is to do after the question. */
export type LeaveGuardEmitted =
  | { readonly type: "publish.wanted" }
  | { readonly type: "draft.dropped" }
  | { readonly type: "go"; readonly to: string }

/** Guards a filled form against being left by accident: it is published, discarded, or stays open. Specification 2, AddProduct; machines 14. */
export const leaveGuardMachine = setup({
  types: {
    input: {} as LeaveGuardInput,
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    emitted: {} as LeaveGuardEmitted
  },
  guards: {
    mustAsk: ({ context }) => context.isMember && context.isFilled,
    needsNoAnswer: ({ context }) => !(context.isMember && context.isFilled)
  },
  actions: {
    fill: assign(({ event }) => (event.type === "form.changed" ? { isFilled: event.isFilled } : {})),
    know: assign(({ event }) => (event.type === "viewer.changed" ? { isMember: event.isMember } : {})),
    keepTarget: assign(({ event }) => (event.type === "leave.wanted" ? { target: event.to } : {})),
    forgetTarget: assign({ target: null }),
    empty: assign({ isFilled: false }),
    emitPublish: emit({ type: "publish.wanted" }),
    emitDropped: emit({ type: "draft.dropped" }),
    go: emit(({ context }) => ({ type: "go", to: context.target ?? "/" }))
  }
}).createMachine({
  id: "leave-guard",
  context: ({ input }) => ({ ...input, target: null }),
  initial: "staying",
  on: { "form.changed": { actions: "fill" }, "viewer.changed": { actions: "know" } },
  states: {
    staying: {
      meta: { spec: "2", tone: "idle" },
      on: {
        "leave.wanted": [
          { guard: "mustAsk", target: "asking", actions: "keepTarget" },
          { target: "left", actions: ["keepTarget", "go"] }
        ]
      }
    },
    asking: {
      meta: { spec: "2", tone: "warn" },
      description: "Publish it, discard it, or go on filling it in. Where they wanted to go is remembered.",
      always: { guard: "needsNoAnswer", target: "left", actions: "go" },
      on: {
        "leave.wanted": { actions: "keepTarget" },
        "publish.chosen": { target: "publishing", actions: "emitPublish" },
        "discard.chosen": { target: "left", actions: ["empty", "emitDropped", "go"] },
        "stay.chosen": { target: "staying", actions: "forgetTarget" }
      }
    },
    publishing: {
      meta: { spec: "2", tone: "busy" },
      description: "Leaving waits until it is published; a refusal keeps them with the form.",
      on: {
        "form.published": { target: "left", actions: ["empty", "go"] },
        "publish.refused": { target: "staying", actions: "forgetTarget" }
      }
    },
    left: { meta: { spec: "2", tone: "ok" }, type: "final" }
  }
})
