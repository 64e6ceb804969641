import { Effect } from "effect"
import { and, assign, setup } from "xstate"
import type { Unavailable } from "../../kernel/failure.ts"
import { placeholderActors, portActors, wasLost, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { CredentialsPort, Notified, ResetToken } from "../account.port.ts"
import { failureShown } from "../failure-shown.ts"
import { type Problems, withoutProblem } from "../field.rule.ts"
import type { SignedIn } from "../session/session.ts"
import { type PasswordDraft, passwordProblems } from "./password.form.ts"

type Refusals = CredentialsPort["resetPassword"] | CredentialsPort["changePassword"]
type RefusalOfBoth = ReturnType<Refusals> extends Effect.Effect<unknown, infer E> ? E : never

/** By what right a new password is set: a link, or being logged in. */
export type PasswordRight =
  | { readonly kind: "link"; readonly token: ResetToken }
  | { readonly kind: "member"; readonly hasPassword: boolean }

/** Calls of the form of a new password. */
export interface NewPasswordCalls {
  readonly check: (right: PasswordRight) => Effect.Effect<unknown, { readonly _tag: "ResetLinkInvalid" } | Unavailable>
  readonly save: (wanted: {
    readonly right: PasswordRight
    readonly current: string
    readonly password: string
  }) => Effect.Effect<SignedIn | null, RefusalOfBoth | Unavailable>
}

/** The session after a change by the member, with the receiver of the message about it; `null` after a link. */
export type PasswordSet = (SignedIn & Notified) | null

/** A field of the form of a new password. */
export type NewPasswordField = keyof PasswordDraft | "currentPassword"

interface NewPasswordContext {
  readonly right: PasswordRight
  /** From sending to the answer only. */
  readonly current: string
  readonly password: string
  readonly problems: Problems<NewPasswordField>
  readonly failure: string | null
  readonly waitSeconds: number | null
  /** It was sent once and no answer came. */
  readonly wasLost: boolean
  readonly signedIn: PasswordSet
}

/** Events of the form of a new password; passwords travel with the event that sends them and are not stored. */
export type NewPasswordEvent = Timed<
  | { readonly type: "password.typed"; readonly field: NewPasswordField }
  | ({ readonly type: "form.sent"; readonly currentPassword: string } & PasswordDraft)
>

const problemsOf = (
  right: PasswordRight,
  typed: PasswordDraft & { readonly currentPassword: string }
): Problems<NewPasswordField> => ({
  ...(right.kind === "member" && right.hasPassword && typed.currentPassword === "" && { currentPassword: "required" }),
  ...passwordProblems(typed)
})

/** Setting a new password, with a link or with the present one. Specification 2 and 5; D-9, D-31. */
export const newPasswordMachine = setup({
  types: {
    input: {} as PasswordRight,
    context: {} as NewPasswordContext,
    events: {} as NewPasswordEvent,
    output: {} as { readonly signedIn: PasswordSet }
  },
  actors: placeholderActors<NewPasswordCalls>("check", "save"),
  guards: {
    isIncomplete: ({ context, event }) =>
      event.type === "form.sent" && Object.keys(problemsOf(context.right, event)).length > 0,
    isLost: wasLost,
    wasLost: ({ context }) => context.wasLost,
    isLinkOver: wasRefusedWith<NewPasswordCalls>("ResetLinkInvalid"),
    isRepeated: wasRefusedWith<NewPasswordCalls>("PasswordRepeated"),
    isWrong: wasRefusedWith<NewPasswordCalls>("PasswordWrong"),
    isRefused: wasRefusedWith<NewPasswordCalls>("DetailsRefused")
  },
  actions: {
    touch: assign(({ context, event }) =>
      event.type === "password.typed" ? { problems: withoutProblem(context.problems, event.field), failure: null } : {}
    ),
    showProblems: assign(({ context, event }) =>
      event.type === "form.sent" ? { problems: problemsOf(context.right, event), failure: null } : {}
    ),
    take: assign(({ event }) =>
      event.type === "form.sent"
        ? {
            current: event.currentPassword,
            password: event.newPassword,
            problems: {},
            failure: null,
            waitSeconds: null
          }
        : {}
    ),
    noteLost: assign({ wasLost: true }),
    drop: assign({ current: "", password: "" }),
    showRepeated: assign({ problems: { newPassword: "repeated" } }),
    showWrong: assign({ problems: { currentPassword: "wrong" } }),
    showRefused: assign({ problems: { newPassword: "refused" } }),
    showFailure: assign(({ event }) => failureShown(event))
  }
}).createMachine({
  id: "new-password",
  context: ({ input }) => ({
    right: input,
    current: "",
    password: "",
    problems: {},
    failure: null,
    waitSeconds: null,
    wasLost: false,
    signedIn: null
  }),
  output: ({ context: { signedIn } }) => ({ signedIn }),
  initial: "checking",
  states: {
    checking: {
      meta: { spec: "D-9", tone: "busy" },
      description:
        "Whether the link still opens anything. A form that is sent meanwhile does not wait: saving checks it, too.",
      on: {
        "password.typed": { actions: "touch" },
        "form.sent": [
          { guard: "isIncomplete", actions: "showProblems" },
          { target: "saving", actions: "take" }
        ]
      },
      invoke: {
        src: "check",
        input: ({ context }) => context.right,
        onDone: "form",
        onError: [
          { guard: "isLinkOver", target: "over" },
          { target: "form", description: "No answer: the form stands, and what it sends is checked anyway." }
        ]
      }
    },
    form: {
      meta: { spec: "5", tone: "idle" },
      on: {
        "password.typed": { actions: "touch" },
        "form.sent": [
          { guard: "isIncomplete", actions: "showProblems" },
          { target: "saving", actions: "take" }
        ]
      }
    },
    saving: {
      meta: { spec: "7", tone: "busy" },
      on: { "form.sent": {}, "password.typed": {} },
      exit: "drop",
      invoke: {
        src: "save",
        input: ({ context: { right, current, password } }) => ({ right, current, password }),
        onDone: { target: "done", actions: assign(({ event }) => ({ signedIn: event.output })) },
        onError: [
          {
            guard: and(["isLinkOver", "wasLost"]),
            target: "done",
            description: "The link was good until it was sent: the answer that was lost was a yes."
          },
          { guard: "isLinkOver", target: "over" },
          { guard: "isRepeated", target: "form", actions: "showRepeated" },
          { guard: "isWrong", target: "form", actions: "showWrong" },
          { guard: "isRefused", target: "form", actions: "showRefused" },
          { guard: "isLost", target: "form", actions: ["showFailure", "noteLost"] },
          { target: "form", actions: "showFailure" }
        ]
      }
    },
    over: {
      meta: { spec: "D-9", tone: "bad" },
      description: "The link was used, is too old or was made up; a new one is asked for where passwords are forgotten."
    },
    done: { meta: { spec: "4", tone: "ok" }, type: "final" }
  }
})

type SettingPort = Pick<CredentialsPort, "checkReset" | "resetPassword" | "changePassword">

/** Returns the machine of a new password over its port. */
export const newPasswordMachineOver = (port: SettingPort) =>
  newPasswordMachine.provide({
    actors: portActors<NewPasswordCalls>({
      check: (right) => (right.kind === "link" ? port.checkReset(right.token) : Effect.void),
      save: ({ right, current, password }) =>
        right.kind === "link"
          ? Effect.as(port.resetPassword({ ...right.token, password }), null)
          : port.changePassword({ ...(right.hasPassword && { current }), password })
    })
  })
