import { and, assign, emit, setup } from "xstate"
import type { Instant } from "../../kernel/moment.ts"
import { failureOf, placeholderActors, portActors, wasLost, wasRefusedWith } from "../../kernel/port-actors.ts"
import { present } from "../../kernel/present.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Toggles } from "../../toggles/toggles.ts"
import { failureShown } from "../failure-shown.ts"
import { emailProblem, type FieldProblem, phoneProblem } from "../field.rule.ts"
import { otpMachine, otpMachineOver } from "../otp/otp.machine.ts"
import type { OtpDestination, OtpProof } from "../otp/otp.ts"
import { type CodeMemory, noCodeMemory } from "../otp/otp.types.ts"
import { destinationKey, sameDestination } from "../otp/otp-destination.rule.ts"
import type { OtpRules } from "../otp/otp-limit.rule.ts"
import {
  type Proven,
  type ProvingCalls,
  type ProvingDraft,
  type ProvingPurpose,
  scopeOfPurpose,
  type Wanted
} from "../otp/proving.ts"
import { type ProvingPort, provingCallsOver } from "../otp/proving-calls.usecases.ts"

/** Input of the dialog in which a number or an e-mail address is proven. */
export interface PhoneChangeInput {
  readonly purpose: ProvingPurpose
  readonly typed: string
  readonly phoneCode: string
  /** What the member has proven already; `null` if nothing. */
  readonly own?: OtpDestination | null
  readonly toggles: Toggles
  /** State at a reload of the tab, and when the dialog continues. */
  readonly resumed?: Pick<ProvingDraft, "isProving" | "proof"> & { readonly at: Instant }
}

/** The draft changed and is to be stored in this tab, so that it survives a reload. */
export interface PhoneChangeEmitted {
  readonly type: "draft.changed"
  readonly draft: ProvingDraft
}

interface PhoneChangeContext extends Omit<PhoneChangeInput, "resumed"> {
  readonly isProving: boolean
  readonly problem: FieldProblem | null
  readonly failure: string | null
  readonly waitSeconds: number | null
  readonly proof: OtpProof | null
  readonly outcome: Proven | null
  readonly at: Instant | null
}

/** Events of the dialog in which a number or an e-mail address is proven. */
export type PhoneChangeEvent = Timed<
  | { readonly type: "field.typed"; readonly value: string }
  | { readonly type: "country.chosen"; readonly phoneCode: string }
  | { readonly type: "form.sent" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "form.reopened" }
>

type Typing = Pick<PhoneChangeInput, "purpose" | "typed" | "phoneCode" | "own">

const problemIn = (typing: Typing): FieldProblem | null => {
  const { purpose, typed, phoneCode, own } = typing
  const problem = purpose === "email" ? emailProblem(typed) : phoneProblem(typed, phoneCode)
  if (problem !== undefined) return problem
  return own && destinationKey(own) === destinationKey(wantedIn(typing).to) ? "own" : null
}
const wantedIn = ({ purpose, typed, phoneCode }: Typing): Wanted => ({
  purpose,
  to: sameDestination(purpose === "email" ? { email: typed } : { phone: { code: phoneCode, national: typed } })
})

/** A number or an address is proven, and used. Specification 4, OTP: phone number change. */
export const phoneChangeMachine = (rules?: OtpRules) =>
  setup({
    types: {
      input: {} as PhoneChangeInput,
      context: {} as PhoneChangeContext,
      events: {} as PhoneChangeEvent,
      emitted: {} as PhoneChangeEmitted,
      output: {} as Proven,
      children: {} as { otp: "otp" }
    },
    actors: { ...placeholderActors<ProvingCalls>("check", "apply"), otp: otpMachine(rules) },
    guards: {
      isWrong: ({ context }) => problemIn(context) !== null,
      wasProven: ({ context }) => context.proof !== null && problemIn(context) === null,
      wasProving: ({ context }) => context.isProving && problemIn(context) === null,
      isTaken: ({ event }) => ["DestinationTaken", "AlreadyTaken"].includes(failureOf(event)._tag),
      isUnproven: wasRefusedWith<ProvingCalls>("PhoneNotProven"),
      isLost: wasLost,
      isVerified: ({ event }) => outcomeOf(event).outcome === "verified",
      isTakenThere: ({ event }) => outcomeOf(event).failure === "DestinationTaken",
      isUnwelcome: ({ event }) => outcomeOf(event).outcome === "refused"
    },
    actions: {
      type: assign(({ event }) => {
        if (event.type === "field.typed") return { typed: event.value, problem: null, failure: null }
        return event.type === "country.chosen" ? { phoneCode: event.phoneCode, problem: null, failure: null } : {}
      }),
      showProblem: assign(({ context }) => ({ problem: problemIn(context), failure: null })),
      begin: assign(({ context, event }) => ({
        problem: null,
        failure: null,
        waitSeconds: null,
        proof: null,
        at: "at" in event ? event.at : context.at
      })),
      markProving: assign({ isProving: true }),
      unmarkProving: assign({ isProving: false, proof: null }),
      keep: emit(({ context: { purpose, typed, phoneCode, isProving, proof } }) => ({
        type: "draft.changed" as const,
        draft: { purpose, typed, phoneCode, isProving, proof }
      })),
      showTaken: assign({ problem: "taken" }),
      showInvalid: assign(({ event }) => ({ failure: outcomeOf(event).failure })),
      showFailure: assign(({ event }) => failureShown(event))
    }
  }).createMachine({
    id: "phone-change",
    context: ({ input: { resumed, ...input } }) => ({
      ...input,
      problem: null,
      failure: null,
      waitSeconds: null,
      isProving: resumed?.isProving ?? false,
      proof: resumed?.proof ?? null,
      outcome: null,
      at: resumed?.at ?? null
    }),
    output: ({ context }) => context.outcome as Proven,
    initial: "resuming",
    states: {
      resuming: {
        always: [
          { guard: "wasProven", target: "applying" },
          { guard: "wasProving", target: "proving" },
          { target: "form" }
        ]
      },
      form: {
        meta: { spec: "5", tone: "idle" },
        entry: ["unmarkProving", "keep"],
        on: {
          "field.typed": { actions: ["type", "keep"] },
          "country.chosen": { actions: ["type", "keep"] },
          "form.sent": [
            { guard: "isWrong", actions: "showProblem" },
            { target: "checking", actions: "begin" }
          ]
        }
      },
      checking: {
        meta: { spec: "4", tone: "busy" },
        description: "Whether it is free, before the member waits for a code.",
        invoke: {
          src: "check",
          input: ({ context }) => wantedIn(context),
          onDone: "proving",
          onError: [
            { guard: "isTaken", target: "form", actions: "showTaken" },
            { target: "form", actions: "showFailure" }
          ]
        }
      },
      proving: {
        meta: { spec: "4", tone: "busy" },
        description: "It is proven by a code: the machine of codes.",
        entry: ["markProving", "keep"],
        invoke: {
          src: "otp",
          id: "otp",
          input: ({ context }) => ({
            scope: scopeOfPurpose[context.purpose],
            to: wantedIn(context).to,
            toggles: context.toggles,
            at: present(context.at, "at")
          }),
          onDone: [
            {
              guard: "isVerified",
              target: "applying",
              actions: assign(({ event }) => ({ proof: event.output.proof }))
            },
            { guard: "isTakenThere", target: "form", actions: "showTaken" },
            { guard: "isUnwelcome", target: "form", actions: "showInvalid" },
            { target: "form" }
          ]
        }
      },
      applying: {
        meta: { spec: "7", tone: "busy" },
        entry: "keep",
        invoke: {
          src: "apply",
          input: ({ context }) => ({ ...wantedIn(context), proof: present(context.proof, "proof") }),
          onDone: { target: "done", actions: assign(({ event }) => ({ outcome: event.output })) },
          onError: [
            { guard: "isTaken", target: "form", actions: "showTaken" },
            { guard: and(["isUnproven"]), target: "form", actions: "showFailure" },
            { guard: "isLost", target: "lost", actions: "showFailure" },
            { target: "form", actions: "showFailure" }
          ]
        }
      },
      lost: {
        meta: { spec: "8", tone: "warn" },
        description: "Nobody knows whether it was done: asked again, it is.",
        on: { "retry.wanted": "applying", "form.reopened": "form" }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final" }
    }
  })

const outcomeOf = (event: object): { readonly outcome: string; readonly failure: string | null } =>
  "output" in event
    ? (event.output as { readonly outcome: string; readonly failure: string | null })
    : { outcome: "cancelled", failure: null }

/** @param memory what this browser stores about codes */
export const phoneChangeMachineOver = (port: ProvingPort, memory: CodeMemory = noCodeMemory, rules?: OtpRules) =>
  phoneChangeMachine(rules).provide({
    actors: {
      ...portActors<ProvingCalls>(provingCallsOver(port)),
      otp: otpMachineOver(port, memory, rules)
    }
  })
