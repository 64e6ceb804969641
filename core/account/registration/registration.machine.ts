import { and, assign, emit, setup } from "xstate"
import {
  failureAs,
  failureOf,
  placeholderActors,
  portActors,
  wasLost,
  wasRefusedWith
} from "../../kernel/port-actors.ts"
import { present } from "../../kernel/present.ts"
import type { AlreadyTaken, DetailsRefused } from "../account.errors.ts"
import type { RegistrationPort } from "../account.port.ts"
import { failureShown } from "../failure-shown.ts"
import { allOf, withoutProblem } from "../field.rule.ts"
import { otpMachine, otpMachineOver } from "../otp/otp.machine.ts"
import { type CodeMemory, noCodeMemory, type OtpCallsPort } from "../otp/otp.types.ts"
import type { OtpRules } from "../otp/otp-limit.rule.ts"
import type { SignedIn } from "../session/session.ts"
import { type RegistrationField, registrationIn, registrationProblems, stopsSilently } from "./registration.form.ts"
import { type RegistrationCalls, registrationCallsOver } from "./registration-calls.usecases.ts"
import {
  destinationIn,
  isProvenNow,
  nameOf,
  type RegistrationContext,
  type RegistrationEmitted,
  type RegistrationEvent,
  type RegistrationInput,
  wantedIn,
  whole,
  withProof
} from "./registration-draft.ts"

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
    actors: { ...placeholderActors<RegistrationCalls>("check", "register"), otp: otpMachine(rules) },
    guards: {
      stops: ({ context, event }) =>
        event.type === "form.sent" && stopsSilently({ ...whole(context), password: event.password }),
      isIncomplete: ({ context, event }) =>
        event.type === "form.sent" && Object.keys(registrationProblems({ ...whole(context), ...event })).length > 0,
      isTaken: wasRefusedWith<RegistrationCalls>("AlreadyTaken"),
      isRefused: wasRefusedWith<RegistrationCalls>("DetailsRefused"),
      isUnproven: wasRefusedWith<RegistrationCalls>("PhoneNotProven"),
      isLost: wasLost,
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
              problems: withoutProblem(context.problems, event.field === "phoneCode" ? "phone" : event.field),
              failure: null
            }
          : {}
      ),
      touch: assign(({ context, event }) =>
        event.type === "password.typed" ? { problems: withoutProblem(context.problems, event.field) } : {}
      ),
      showProblems: assign(({ context, event }) =>
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
      showTaken: assign(({ event }) => ({
        problems: allOf(failureAs<AlreadyTaken>(event, "AlreadyTaken")?.fields ?? [], "taken")
      })),
      showRefused: assign(({ event }) => ({
        problems: allOf((failureOf(event) as DetailsRefused).fields as ReadonlyArray<RegistrationField>, "refused"),
        failure: "DetailsRefused"
      })),
      showFailure: assign(({ event }) => failureShown(event)),
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
            { guard: "stops", actions: "showProblems", description: "Without a word beyond its fields. G3." },
            { guard: "isIncomplete", actions: "showProblems" },
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
            { guard: "isTaken", target: "form", actions: "showTaken" },
            { target: "form", actions: "showFailure" }
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
            proof: present(context.draft.proven, "proven").proof,
            ...(context.recaptchaToken !== null && { recaptchaToken: context.recaptchaToken })
          }),
          onDone: { target: "done", actions: assign(({ event }) => ({ signedIn: event.output })) },
          onError: [
            { guard: and(["isTaken", "wasLost"]), target: "registered" },
            { guard: "isTaken", target: "form", actions: ["showTaken", "noteAnswered", "keep"] },
            { guard: "isUnproven", target: "proving", actions: ["dropProof", "noteAnswered", "keep"] },
            { guard: "isRefused", target: "form", actions: ["showRefused", "noteAnswered", "keep"] },
            { guard: "isLost", target: "lost", actions: "noteLost" },
            { target: "form", actions: ["showFailure", "noteAnswered", "keep"] }
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

/** Calls of the registration: whether an identity is free, the codes, and the registration itself. */
export type RegistrationDialogPort = OtpCallsPort &
  Pick<RegistrationPort, "checkEmail" | "checkPhone" | "checkUserName" | "register">

/** @param memory what this browser stores about codes */
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
