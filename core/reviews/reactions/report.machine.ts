import { assign, setup } from "xstate"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { ReviewId } from "../review.ts"
import type { ReactionsPort } from "./reactions.port.ts"
import type { ReportType } from "./report.ts"
import { type ReportForm, type ReportProblems, reportOf, reportProblems } from "./report-form.rule.ts"

/** The call of the report of a review. */
export type ReportPort = Pick<ReactionsPort, "report">

/** Input of the report of a review. */
export interface ReportInput {
  readonly review: ReviewId
}

interface ReportContext extends ReportInput {
  readonly form: ReportForm
  readonly problems: ReportProblems
  /** Whether the fields show their problems: from the first attempt to send on. Rule 42. */
  readonly tried: boolean
  /** Forms sent without success: each moves the focus to what is wrong. */
  readonly attempts: number
}

/** Events of the report of a review. */
export type ReportEvent = Timed<
  | { readonly type: "reason.chosen"; readonly reason: ReportType }
  | { readonly type: "note.typed"; readonly note: string }
  | { readonly type: "form.sent" }
>

/** Reports a review once. Specification 7 and 8; D-43, D-77. */
export const reportMachine = setup({
  types: { input: {} as ReportInput, context: {} as ReportContext, events: {} as ReportEvent },
  actors: placeholderActors<ReportPort>("report"),
  guards: {
    isComplete: ({ context: { form } }) => Object.keys(reportProblems(form)).length === 0,
    isReported: wasRefusedWith<ReportPort>("AlreadyReported"),
    isOwn: wasRefusedWith<ReportPort>("OwnReview"),
    isGone: wasRefusedWith<ReportPort>("ReviewUnknown"),
    isGuest: wasRefusedWith<ReportPort>("Unauthenticated")
  },
  actions: {
    change: assign(({ context, event }) => {
      const form = formAfter(context.form, event)
      return { form, ...(context.tried && { problems: reportProblems(form) }) }
    }),
    showProblems: assign(({ context: { form, attempts } }) => ({
      tried: true,
      problems: reportProblems(form),
      attempts: attempts + 1
    }))
  }
}).createMachine({
  id: "report",
  context: ({ input: { review } }) => ({
    review,
    form: { type: null, note: "" },
    problems: {},
    tried: false,
    attempts: 0
  }),
  initial: "choosing",
  states: {
    choosing: {
      description: "Six reasons, one choice, and a note if the member wants to add one.",
      meta: { spec: "D-43", tone: "idle" },
      on: {
        "reason.chosen": { actions: "change" },
        "note.typed": { actions: "change" },
        "form.sent": [{ guard: "isComplete", target: "sending" }, { actions: "showProblems" }]
      }
    },
    sending: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "report",
        input: ({ context: { review, form } }) => reportOf(review, form),
        onDone: "sent",
        onError: [
          { guard: "isReported", target: "alreadyReported" },
          { guard: "isOwn", target: "own" },
          { guard: "isGone", target: "gone" },
          { guard: "isGuest", target: "signedOut" },
          { target: "unreachable" }
        ]
      }
    },
    unreachable: {
      description: "The shop did not answer, or there is no connection; what was filled in stays.",
      meta: { spec: "8", tone: "bad" },
      on: {
        "reason.chosen": { target: "choosing", actions: "change" },
        "note.typed": { target: "choosing", actions: "change" },
        "form.sent": "sending"
      }
    },
    signedOut: {
      description: "The session ended meanwhile and the member did not log in again; what was filled in stays.",
      meta: { spec: "6", tone: "warn" },
      on: {
        "reason.chosen": { target: "choosing", actions: "change" },
        "note.typed": { target: "choosing", actions: "change" },
        "form.sent": "sending"
      }
    },
    sent: { type: "final", meta: { spec: "7", tone: "ok" } },
    alreadyReported: { type: "final", meta: { spec: "8", tone: "warn" } },
    own: { type: "final", meta: { spec: "D-43", tone: "warn" } },
    gone: { type: "final", meta: { spec: "D-41", tone: "warn" }, description: "It is not published any more." }
  }
})

const formAfter = (form: ReportForm, event: ReportEvent): ReportForm => {
  switch (event.type) {
    case "reason.chosen":
      return { ...form, type: event.reason }
    case "note.typed":
      return { ...form, note: event.note }
    default:
      return form
  }
}

/** Returns the machine of the report of a review, over its port. */
export const reportMachineOver = ({ report }: ReportPort) =>
  reportMachine.provide({ actors: portActors<ReportPort>({ report }) })
