import { and, assign, emit, setup } from "xstate"
import { digestOf } from "../kernel/digest.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import { failureOf, portActors, refused, unprovided } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Toggles } from "../toggles/toggles.ts"
import type { AlreadyTaken, DetailsRefused, TooManyTries } from "./account.errors.ts"
import type { RegistrationPort } from "./account.port.ts"
import { identifierOf } from "./attempts.rule.ts"
import { allOf, mended, type Problems } from "./field.rule.ts"
import { otpMachine, otpMachineOver } from "./otp.machine.ts"
import type { OtpDestination, OtpProof } from "./otp.ts"
import { type CodeMemory, noCodeMemory, type OtpCallsPort } from "./otp-conversation.ts"
import { destinationKey } from "./otp-destination.rule.ts"
import type { OtpRules } from "./otp-limit.rule.ts"
import { waysFor } from "./otp-methods.rule.ts"
import {
  emptyRegistration,
  type RegistrationDraft,
  type RegistrationField,
  registrationIn,
  registrationProblems,
  stopsSilently
} from "./registration.form.ts"
import {
  type RegistrationCalls,
  type RegistrationWanted,
  registrationCallsOver
} from "./registration-calls.usecases.ts"
import type { SignedIn } from "./session.ts"

type Shown = Omit<RegistrationDraft, "password" | "passwordAgain">

/** What of a draft may be kept: everything but the passwords. */
export interface KeptRegistration extends Shown {
  /** A digest of whose creation was asked for and maybe never answered; empty where there is none. G5. */
  readonly lostFor: string
  /** A code is on its way: a reload returns to it. */
  readonly isProving: boolean
  /** What was proven in this tab; the proof opens one call, once. G1. */
  readonly proven: { readonly to: string; readonly proof: OtpProof } | null
}

const { password: _, passwordAgain: __, ...emptyShown } = emptyRegistration
export const emptyKeptRegistration: KeptRegistration = { ...emptyShown, lostFor: "", isProving: false, proven: null }

export interface RegistrationInput {
  readonly draft: KeptRegistration
  readonly toggles: Toggles
  readonly acquisitionSource: string
  /** Now: a reload goes on with a code at once. */
  readonly at: Instant
}

interface RegistrationContext extends Omit<RegistrationInput, "at"> {
  /** From sending the form to its answer only; goes nowhere but into `register`. G4. */
  readonly password: string
  readonly recaptchaToken: string | null
  readonly problems: Problems<RegistrationField>
  readonly failure: string | null
  readonly waitSeconds: number | null
  /** Whose creation was asked for without an answer; in the draft it stands from the question on. G5. */
  readonly lostFor: string
  readonly signedIn: SignedIn | null
  readonly at: Instant
}

type Typed = { readonly [F in keyof Shown]: { readonly field: F; readonly value: Shown[F] } }

export type RegistrationEvent = Timed<
  | ({ readonly type: "field.typed" } & Typed[keyof Shown])
  | { readonly type: "password.typed"; readonly field: "password" | "passwordAgain" }
  | {
      readonly type: "form.sent"
      readonly password: string
      readonly passwordAgain: string
      readonly recaptchaToken?: string
    }
  | { readonly type: "retry.wanted" }
  | { readonly type: "form.reopened" }
>

export interface RegistrationEmitted {
  readonly type: "draft.changed"
  readonly draft: KeptRegistration
}

type Typing = Pick<RegistrationContext, "draft" | "password" | "toggles" | "acquisitionSource">

const whole = ({ draft, password }: Typing): RegistrationDraft => ({
  ...draft,
  password,
  passwordAgain: password
})
const wantedIn = (context: Typing): RegistrationWanted =>
  registrationIn(whole(context), context.acquisitionSource) as RegistrationWanted
/** Where the code goes: to the number, or to the address where no message reaches such numbers. D-33. */
const destinationIn = (context: Typing): OtpDestination => {
  const { phone, email } = wantedIn(context)
  return waysFor({ scope: "verification", to: { phone }, email }, context.toggles)[0]?.to ?? { phone }
}
const nameOf = ({ draft }: RegistrationContext): string =>
  digestOf([draft.email, draft.userName, draft.phone].map(identifierOf).join(" "))

/** Whether the number as it is typed now was proven already. */
export const isProvenNow = (context: Pick<RegistrationContext, "draft" | "toggles">): boolean => {
  const { proven } = context.draft
  if (proven === null || registrationIn({ ...context.draft, password: "", passwordAgain: "" }, "") === undefined)
    return false
  return proven.to === destinationKey(destinationIn({ ...context, password: "", acquisitionSource: "" }))
}

/** A new account: form, free names, code to the number, creation. Specification 4, Registration; machines 8. */
export const registrationMachine = (rules?: OtpRules) =>
  setup({
    types: {
      input: {} as RegistrationInput,
      context: {} as RegistrationContext,
      events: {} as RegistrationEvent,
      emitted: {} as RegistrationEmitted,
      output: {} as SignedIn,
      children: {} as { otp: "otp" }
    },
    actors: { ...unprovided<RegistrationCalls>("check", "register"), otp: otpMachine(rules) },
    guards: {
      stops: ({ context, event }) =>
        event.type === "form.sent" && stopsSilently({ ...whole(context), password: event.password }),
      isIncomplete: ({ context, event }) =>
        event.type === "form.sent" && Object.keys(registrationProblems({ ...whole(context), ...event })).length > 0,
      isTaken: refused<RegistrationCalls>("AlreadyTaken"),
      isRefused: refused<RegistrationCalls>("DetailsRefused"),
      isUnproven: refused<RegistrationCalls>("PhoneNotProven"),
      isLost: ({ event }) => ["Unavailable", "Unexpected"].includes(failureOf(event)._tag),
      wasLost: ({ context }) => context.lostFor === nameOf(context),
      isProven: ({ context }) => isProvenNow(context),
      wasProving: ({ context }) =>
        context.draft.isProving && registrationIn(whole(context), context.acquisitionSource) !== undefined,
      hasPassword: ({ context }) => context.password !== "",
      isVerified: ({ event }) => "output" in event && (event.output as { outcome: string }).outcome === "verified",
      isUnwelcome: ({ event }) => "output" in event && (event.output as { outcome: string }).outcome === "refused"
    },
    actions: {
      type: assign(({ context, event }) =>
        event.type === "field.typed"
          ? {
              draft: { ...context.draft, [event.field]: event.value },
              problems: mended(context.problems, event.field === "phoneCode" ? "phone" : event.field),
              failure: null
            }
          : {}
      ),
      touch: assign(({ context, event }) =>
        event.type === "password.typed" ? { problems: mended(context.problems, event.field) } : {}
      ),
      sayProblems: assign(({ context, event }) =>
        event.type === "form.sent"
          ? { problems: registrationProblems({ ...whole(context), ...event }), failure: null, waitSeconds: null }
          : {}
      ),
      take: assign(({ event }) =>
        event.type === "form.sent"
          ? {
              password: event.password,
              recaptchaToken: event.recaptchaToken ?? null,
              problems: {},
              failure: null,
              waitSeconds: null,
              at: event.at
            }
          : {}
      ),
      stamp: assign(({ context, event }) => ({ at: "at" in event ? event.at : context.at })),
      dropPassword: assign({ password: "", recaptchaToken: null }),
      dropProof: assign(({ context }) => ({ draft: { ...context.draft, proven: null } })),
      markProving: assign(({ context }) => ({ draft: { ...context.draft, isProving: true } })),
      unmarkProving: assign(({ context }) => ({ draft: { ...context.draft, isProving: false } })),
      sayTaken: assign(({ event }) => ({ problems: allOf((failureOf(event) as AlreadyTaken).fields, "taken") })),
      sayRefused: assign(({ event }) => ({
        problems: allOf((failureOf(event) as DetailsRefused).fields as ReadonlyArray<RegistrationField>, "refused"),
        failure: "DetailsRefused"
      })),
      sayFailure: assign(({ event }) => {
        const failure = failureOf(event)
        return {
          failure: failure._tag,
          waitSeconds: failure._tag === "TooManyTries" ? (failure as TooManyTries).retryAfterSeconds : null
        }
      }),
      noteAsked: assign(({ context }) => ({ draft: { ...context.draft, lostFor: nameOf(context) } })),
      noteLost: assign(({ context }) => ({ lostFor: nameOf(context) })),
      noteAnswered: assign(({ context }) => ({ draft: { ...context.draft, lostFor: context.lostFor } })),
      keep: emit(({ context }) => ({ type: "draft.changed" as const, draft: context.draft }))
    }
  }).createMachine({
    id: "registration",
    context: ({ input: { at, ...input } }) => ({
      ...input,
      password: "",
      recaptchaToken: null,
      problems: {},
      failure: null,
      waitSeconds: null,
      lostFor: input.draft.lostFor,
      signedIn: null,
      at
    }),
    output: ({ context }) => context.signedIn as SignedIn,
    initial: "resuming",
    states: {
      resuming: { always: [{ guard: "wasProving", target: "proving" }, { target: "form" }] },
      form: {
        meta: { spec: "5", tone: "idle" },
        entry: ["dropPassword", "unmarkProving", "keep"],
        on: {
          "field.typed": { actions: ["type", "keep"] },
          "password.typed": { actions: "touch" },
          "form.sent": [
            { guard: "stops", actions: "sayProblems", description: "Without a word beyond its fields. G3." },
            { guard: "isIncomplete", actions: "sayProblems" },
            { target: "checking", actions: "take" }
          ]
        }
      },
      checking: {
        meta: { spec: "7", tone: "busy" },
        description: "Whether address, user name and number are free, asked side by side.",
        invoke: {
          src: "check",
          input: ({ context }) => wantedIn(context),
          onDone: [{ guard: "isProven", target: "creating" }, { target: "proving" }],
          onError: [
            { guard: and(["isTaken", "wasLost"]), target: "registered" },
            { guard: "isTaken", target: "form", actions: "sayTaken" },
            { target: "form", actions: "sayFailure" }
          ]
        }
      },
      proving: {
        meta: { spec: "4", tone: "busy" },
        description: "The number is proven by a code: the machine of codes.",
        entry: ["markProving", "keep"],
        invoke: {
          src: "otp",
          id: "otp",
          input: ({ context }) => ({
            scope: "verification" as const,
            to: destinationIn(context),
            toggles: context.toggles,
            at: context.at
          }),
          onDone: [
            {
              guard: and(["isVerified", "hasPassword"]),
              target: "creating",
              actions: assign(({ context, event: { output } }) => ({ draft: withProof(context, output.proof) }))
            },
            {
              guard: "isVerified",
              target: "form",
              actions: assign(({ context, event: { output } }) => ({ draft: withProof(context, output.proof) })),
              description: "A reload took the passwords, which are never stored: they are typed once more."
            },
            { guard: "isUnwelcome", target: "form", actions: assign({ problems: allOf(["phone"], "taken") }) },
            { target: "form" }
          ]
        }
      },
      creating: {
        meta: { spec: "7", tone: "busy" },
        entry: ["noteAsked", "keep"],
        invoke: {
          src: "register",
          input: ({ context }) => ({
            ...wantedIn(context),
            proof: context.draft.proven?.proof ?? ("" as OtpProof),
            ...(context.recaptchaToken !== null && { recaptchaToken: context.recaptchaToken })
          }),
          onDone: { target: "done", actions: assign(({ event }) => ({ signedIn: event.output })) },
          onError: [
            { guard: and(["isTaken", "wasLost"]), target: "registered" },
            { guard: "isTaken", target: "form", actions: ["sayTaken", "noteAnswered", "keep"] },
            { guard: "isUnproven", target: "proving", actions: ["dropProof", "noteAnswered", "keep"] },
            { guard: "isRefused", target: "form", actions: ["sayRefused", "noteAnswered", "keep"] },
            { guard: "isLost", target: "lost", actions: "noteLost" },
            { target: "form", actions: ["sayFailure", "noteAnswered", "keep"] }
          ]
        }
      },
      lost: {
        meta: { spec: "8", tone: "warn" },
        description: "Nobody knows whether there is an account: asked again, it says so.",
        on: { "retry.wanted": { target: "creating", actions: "stamp" }, "form.reopened": "form" }
      },
      registered: {
        meta: { spec: "8", tone: "ok" },
        description: "The lost answer was a yes: there is an account, and logging in opens it. G5.",
        entry: "dropPassword",
        on: { "form.reopened": "form" }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final", entry: "dropPassword" }
    }
  })

const withProof = (context: RegistrationContext, proof: OtpProof | null): KeptRegistration => ({
  ...context.draft,
  isProving: false,
  proven: proof && { to: destinationKey(destinationIn(context)), proof }
})

export type RegistrationDialogPort = OtpCallsPort &
  Pick<RegistrationPort, "checkEmail" | "checkPhone" | "checkUserName" | "register">

/** @param memory where this browser keeps what it knows of codes */
export const registrationMachineOver = (
  port: RegistrationDialogPort,
  memory: CodeMemory = noCodeMemory,
  rules?: OtpRules
) =>
  registrationMachine(rules).provide({
    actors: {
      ...portActors<RegistrationCalls>(registrationCallsOver(port)),
      otp: otpMachineOver(port, memory, rules)
    }
  })
