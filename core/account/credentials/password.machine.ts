import { assign, emit, setup } from "xstate"
import type { Instant } from "../../kernel/moment.ts"
import { readPhone } from "../../kernel/phone.rule.ts"
import { defaultPhoneCode, type Phone } from "../../kernel/phone.ts"
import { failureAs, failureOf, placeholderActors, portActors, wasLost } from "../../kernel/port-actors.ts"
import { present } from "../../kernel/present.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Toggles } from "../../toggles/toggles.ts"
import type { OtpMaximumReached } from "../account.errors.ts"
import type { CredentialsPort, ResetToken } from "../account.port.ts"
import { failureShown } from "../failure-shown.ts"
import { emailProblem, type FieldProblem, phoneProblem } from "../field.rule.ts"
import { otpMachine, otpMachineOver } from "../otp/otp.machine.ts"
import type { OtpProof } from "../otp/otp.ts"
import { type CodeMemory, noCodeMemory, type OtpCallsPort } from "../otp/otp.types.ts"
import type { OtpRules } from "../otp/otp-limit.rule.ts"

/** Calls of a forgotten password. */
export type ForgottenCalls = Pick<CredentialsPort, "forgetByEmail" | "forgetByPhone">

/** By mail, or by a code to the number. Specification 5. */
export const forgottenWays = ["email", "phone"] as const
/** How a forgotten password is replaced: by a link in a mail, or by a code to the phone. Specification 4. */
export type ForgottenWay = (typeof forgottenWays)[number]

/** Input of the forgotten-password dialog: what was typed in the login, and the state at a reload. */
export interface PasswordInput {
  readonly email: string
  readonly phone: string
  readonly phoneCode: string
  readonly toggles: Toggles
  /** State at a reload of the tab, and when the dialog continues. */
  readonly resumed?: Pick<ForgottenDraft, "way" | "step" | "proof"> & { readonly at: Instant }
}

/** How far it is: what is asked, a mail on its way, or a code. */
export const forgottenSteps = ["asking", "mailed", "proving"] as const

/** What outlives a reload. The proof opens one call, once. */
export interface ForgottenDraft {
  readonly way: ForgottenWay
  readonly email: string
  readonly phone: string
  readonly phoneCode: string
  readonly step: (typeof forgottenSteps)[number]
  readonly proof: OtpProof | null
}

/** The draft changed and is to be stored in this tab, so that it survives a reload. */
export interface PasswordEmitted {
  readonly type: "draft.changed"
  readonly draft: ForgottenDraft
}

interface PasswordContext extends Omit<PasswordInput, "resumed"> {
  readonly way: ForgottenWay
  readonly step: ForgottenDraft["step"]
  readonly problem: FieldProblem | null
  readonly failure: string | null
  readonly waitSeconds: number | null
  readonly opensAt: Instant | null
  readonly proof: OtpProof | null
  readonly outcome: PasswordOutcome
  readonly at: Instant | null
}

/** How it ended: with leave to set a new one, or back at the login if too many codes were sent. Specification 8. */
export type PasswordOutcome =
  | { readonly kind: "token"; readonly token: ResetToken }
  | { readonly kind: "login"; readonly failure: string | null }

/** Events of the dialog of a forgotten password. */
export type PasswordEvent = Timed<
  | { readonly type: "way.chosen"; readonly way: ForgottenWay }
  | { readonly type: "field.typed"; readonly field: "email" | "phone" | "phoneCode"; readonly value: string }
  | { readonly type: "form.sent" }
  | { readonly type: "form.reopened" }
  | { readonly type: "retry.wanted" }
>

const problemOf = ({ way, email, phone, phoneCode }: PasswordContext): FieldProblem | null =>
  (way === "email" ? emailProblem(email) : phoneProblem(phone, phoneCode)) ?? null
const phoneOf = ({ phone, phoneCode }: PasswordContext): Phone => {
  const read = readPhone(phone, phoneCode)
  return "phone" in read ? read.phone : { code: defaultPhoneCode, national: "" }
}

/** A forgotten password: a link by mail, or a code to the number. Specification 4 and 5; machines 14; D-9. */
export const passwordMachine = (rules?: OtpRules) =>
  setup({
    types: {
      input: {} as PasswordInput,
      context: {} as PasswordContext,
      events: {} as PasswordEvent,
      emitted: {} as PasswordEmitted,
      output: {} as PasswordOutcome,
      children: {} as { otp: "otp" }
    },
    actors: { ...placeholderActors<ForgottenCalls>("forgetByEmail", "forgetByPhone"), otp: otpMachine(rules) },
    guards: {
      isWrong: ({ context }) => problemOf(context) !== null,
      wasProven: ({ context }) => context.proof !== null && problemOf(context) === null,
      wasAt: ({ context }, params: { readonly step: ForgottenDraft["step"] }) =>
        context.step === params.step && problemOf(context) === null,
      isByPhone: ({ context }) => context.way === "phone",
      isUnproven: ({ event }) => failureOf(event)._tag === "PhoneNotProven",
      isLost: wasLost,
      isVerified: ({ event }) => outcomeOf(event).outcome === "verified",
      isExhausted: ({ event }) => outcomeOf(event).outcome === "exhausted",
      isUnverified: ({ event }) => outcomeOf(event).failure === "PhoneUnverified"
    },
    actions: {
      choose: assign(({ event }) =>
        event.type === "way.chosen" ? { way: event.way, problem: null, failure: null, waitSeconds: null } : {}
      ),
      type: assign(({ event }) =>
        event.type === "field.typed" ? { [event.field]: event.value, problem: null, failure: null } : {}
      ),
      showProblem: assign(({ context }) => ({ problem: problemOf(context), failure: null })),
      begin: assign(({ context, event }) => ({
        problem: null,
        failure: null,
        waitSeconds: null,
        opensAt: null,
        at: "at" in event ? event.at : context.at
      })),
      showFailure: assign(({ event }) => {
        const opensAt = failureAs<OtpMaximumReached>(event, "OtpMaximumReached")?.opensAt ?? null
        return { ...failureShown(event), opensAt }
      }),
      showInvalid: assign(({ event }) => ({ failure: outcomeOf(event).failure })),
      turnToMail: assign({ way: "email" }),
      mark: assign((_, params: { readonly step: ForgottenDraft["step"] }) => ({ step: params.step })),
      dropProof: assign({ proof: null }),
      keep: emit(({ context: { way, email, phone, phoneCode, step, proof } }) => ({
        type: "draft.changed" as const,
        draft: { way, email, phone, phoneCode, step, proof }
      }))
    }
  }).createMachine({
    id: "password",
    context: ({ input: { resumed, ...input } }) => ({
      ...input,
      way: resumed?.way ?? "email",
      step: resumed?.step ?? "asking",
      problem: null,
      failure: null,
      waitSeconds: null,
      opensAt: null,
      proof: resumed?.proof ?? null,
      outcome: { kind: "login", failure: null },
      at: resumed?.at ?? null
    }),
    output: ({ context }) => context.outcome,
    initial: "resuming",
    states: {
      resuming: {
        always: [
          { guard: "wasProven", target: "trading" },
          { guard: { type: "wasAt", params: { step: "proving" } }, target: "proving" },
          { guard: { type: "wasAt", params: { step: "mailed" } }, target: "mailed" },
          { target: "asking" }
        ]
      },
      asking: {
        meta: { spec: "5", tone: "idle" },
        entry: ["dropProof", { type: "mark", params: { step: "asking" } }, "keep"],
        on: {
          "way.chosen": { actions: ["choose", "keep"] },
          "field.typed": { actions: ["type", "keep"] },
          "form.sent": [
            { guard: "isWrong", actions: "showProblem" },
            { guard: "isByPhone", target: "proving", actions: "begin" },
            { target: "mailing", actions: "begin" }
          ]
        }
      },
      mailing: {
        meta: { spec: "7", tone: "busy" },
        invoke: {
          src: "forgetByEmail",
          input: ({ context: { email } }) => ({ email: email.trim() }),
          onDone: "mailed",
          onError: { target: "asking", actions: "showFailure" }
        }
      },
      mailed: {
        meta: { spec: "8", tone: "ok" },
        description: "A letter with a link is on its way; the page may be left.",
        entry: [{ type: "mark", params: { step: "mailed" } }, "keep"],
        on: { "form.reopened": "asking", "form.sent": { target: "mailing", actions: "begin" } }
      },
      proving: {
        meta: { spec: "4", tone: "busy" },
        description: "The number is proven by a code: the machine of codes.",
        entry: [{ type: "mark", params: { step: "proving" } }, "keep"],
        invoke: {
          src: "otp",
          id: "otp",
          input: ({ context }) => ({
            scope: "forget-password" as const,
            to: { phone: phoneOf(context) },
            toggles: context.toggles,
            at: present(context.at, "at")
          }),
          onDone: [
            {
              guard: "isVerified",
              target: "trading",
              actions: assign(({ event }) => ({ proof: event.output.proof }))
            },
            {
              guard: "isExhausted",
              target: "done",
              actions: assign({ outcome: { kind: "login", failure: "OtpMaximumReached" } })
            },
            { guard: "isUnverified", target: "asking", actions: ["showInvalid", "turnToMail"] },
            { target: "asking", actions: "showInvalid" }
          ]
        }
      },
      trading: {
        meta: { spec: "7", tone: "busy" },
        description: "The proof is traded for what a letter's link would hold.",
        entry: "keep",
        invoke: {
          src: "forgetByPhone",
          input: ({ context }) => ({ phone: phoneOf(context), proof: present(context.proof, "proof") }),
          onDone: {
            target: "done",
            actions: assign(({ event }) => ({ outcome: { kind: "token", token: event.output } as const }))
          },
          onError: [
            { guard: "isLost", target: "lost", actions: "showFailure" },
            { target: "asking", actions: "showFailure" }
          ]
        }
      },
      lost: {
        meta: { spec: "8", tone: "warn" },
        description: "Tried again; where the proof was used up meanwhile the form says so.",
        on: { "retry.wanted": "trading", "form.reopened": "asking" }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final" }
    }
  })

const outcomeOf = (event: object): { readonly outcome: string; readonly failure: string | null } =>
  "output" in event
    ? (event.output as { readonly outcome: string; readonly failure: string | null })
    : { outcome: "cancelled", failure: null }

/** @param memory what this browser stores about codes */
export const passwordMachineOver = (
  port: ForgottenCalls & OtpCallsPort,
  memory: CodeMemory = noCodeMemory,
  rules?: OtpRules
) =>
  passwordMachine(rules).provide({
    actors: {
      ...portActors<ForgottenCalls>({ forgetByEmail: port.forgetByEmail, forgetByPhone: port.forgetByPhone }),
      otp: otpMachineOver(port, memory, rules)
    }
  })
