import { and, assign, emit, setup } from "xstate"
import { type Instant, jakartaDay } from "../../kernel/moment.ts"
import { failureAs, failureOf, placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Toggles } from "../../toggles/toggles.ts"
import type { AlreadyTaken, DetailsRefused } from "../account.errors.ts"
import type { RegistrationPort } from "../account.port.ts"
import { allOf, type Problems, phoneProblem, withoutProblem } from "../field.rule.ts"
import type { Member } from "../member.ts"
import { otpMachine, otpMachineOver } from "../otp/otp.machine.ts"
import type { OtpDestination, OtpProof } from "../otp/otp.ts"
import { type CodeMemory, noCodeMemory, type OtpCallsPort } from "../otp/otp.types.ts"
import { destinationKey, samePhone } from "../otp/otp-destination.rule.ts"
import type { OtpRules } from "../otp/otp-limit.rule.ts"
import { type DetailDraft, type DetailField, detailIn, detailProblems, emptyDetail } from "./detail.form.ts"

/** Calls of completing a profile. */
export type DetailCalls = Pick<RegistrationPort, "complete">

/** The part of a draft that may be stored: everything but the passwords. */
export interface PersistedDetail extends Omit<DetailDraft, "password" | "passwordAgain"> {
  /** A code is on its way: a reload returns to it. */
  readonly isProving: boolean
  /** What was proven in this tab; the proof opens one call, once. */
  readonly proven: { readonly to: string; readonly proof: OtpProof } | null
}

/** Input of the form that completes an account. */
export interface DetailInput {
  readonly draft: PersistedDetail
  /** What this page asks: the fields that are missing, or where the member lives. */
  readonly asked: ReadonlyArray<DetailField>
  readonly toggles: Toggles
  /** Now: a reload goes on with a code at once. */
  readonly at: Instant
}

interface DetailContext extends Omit<DetailInput, "at"> {
  /** From sending to the answer only. */
  readonly password: string
  readonly problems: Problems<DetailField>
  readonly failure: string | null
  /** The form was sent since the last reload. */
  readonly isSent: boolean
  readonly member: Member | null
  readonly at: Instant
}

type Shown = Omit<PersistedDetail, "isProving" | "proven">
type Typed = { readonly [F in keyof Shown]: { readonly field: F; readonly value: Shown[F] } }

/**
 * What happens in the form that completes an account; passwords travel with the event that sends them and are not
 * stored.
 */
export type DetailEvent = Timed<
  | ({ readonly type: "field.typed" } & Typed[keyof Shown])
  | { readonly type: "password.typed"; readonly field: "password" | "passwordAgain" }
  | { readonly type: "form.sent"; readonly password: string; readonly passwordAgain: string }
>

/** The draft changed and is to be stored in this tab, so that it survives a reload. */
export interface DetailEmitted {
  readonly type: "draft.changed"
  readonly draft: PersistedDetail
}

/** Returns whether the number in the form is proven already: the form needs no code any more. */
export const isNumberProven = ({ asked, draft }: Pick<DetailInput, "asked" | "draft">): boolean =>
  asked.includes("phone") && draft.proven !== null && draft.proven.to === destinationKey(destinationIn({ draft }))

const destinationIn = ({ draft: { phone, phoneCode } }: Pick<DetailInput, "draft">): OtpDestination => ({
  phone: samePhone({ code: phoneCode, national: phone })
})

/** What is still missing of a profile: `/register-detail` and the completion page. Specification 2 and 4; D-10, D-35. */
export const detailMachine = (rules?: OtpRules) =>
  setup({
    types: {
      input: {} as DetailInput,
      context: {} as DetailContext,
      events: {} as DetailEvent,
      emitted: {} as DetailEmitted,
      output: {} as Member,
      children: {} as { otp: "otp" }
    },
    actors: { ...placeholderActors<DetailCalls>("complete"), otp: otpMachine(rules) },
    guards: {
      wasProving: ({ context }) =>
        context.draft.isProving &&
        context.asked.includes("phone") &&
        phoneProblem(context.draft.phone, context.draft.phoneCode) === undefined,
      // A reload took the passwords: a form that asks for one is sent again, and so is one that is not complete any more.
      canGoOn: ({ context }) =>
        context.isSent ||
        (!context.asked.includes("password") &&
          Object.keys(detailProblems({ ...emptyDetail, ...context.draft }, context.asked, jakartaDay(context.at)))
            .length === 0),
      isIncomplete: ({ context, event }) =>
        event.type === "form.sent" &&
        Object.keys(detailProblems({ ...context.draft, ...event }, context.asked, jakartaDay(event.at))).length > 0,
      wantsProof: ({ context }) => context.asked.includes("phone") && !isNumberProven(context),
      isTaken: wasRefusedWith<DetailCalls>("AlreadyTaken"),
      isRefused: wasRefusedWith<DetailCalls>("DetailsRefused"),
      isUnproven: wasRefusedWith<DetailCalls>("PhoneNotProven"),
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
          ? {
              problems: detailProblems({ ...context.draft, ...event }, context.asked, jakartaDay(event.at)),
              failure: null
            }
          : {}
      ),
      take: assign(({ event }) =>
        event.type === "form.sent"
          ? { password: event.password, problems: {}, failure: null, at: event.at, isSent: true }
          : {}
      ),
      drop: assign({ password: "" }),
      dropProof: assign(({ context }) => ({ draft: { ...context.draft, proven: null } })),
      markProving: assign(({ context }) => ({ draft: { ...context.draft, isProving: true } })),
      unmarkProving: assign(({ context }) => ({ draft: { ...context.draft, isProving: false } })),
      takeProof: assign(({ context, event }) => {
        const { proof } = (event as unknown as { readonly output: { readonly proof: OtpProof | null } }).output
        return { draft: { ...context.draft, proven: proof && { to: destinationKey(destinationIn(context)), proof } } }
      }),
      showTaken: assign(({ event }) => ({
        problems: allOf(failureAs<AlreadyTaken>(event, "AlreadyTaken")?.fields ?? [], "taken")
      })),
      showRefused: assign(({ event }) => ({
        problems: allOf((failureOf(event) as DetailsRefused).fields as ReadonlyArray<DetailField>, "refused")
      })),
      showFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
      keep: emit(({ context }) => ({ type: "draft.changed" as const, draft: context.draft }))
    }
  }).createMachine({
    id: "detail",
    context: ({ input: { at, ...input } }) => ({
      ...input,
      password: "",
      problems: {},
      failure: null,
      isSent: false,
      member: null,
      at
    }),
    output: ({ context }) => context.member as Member,
    initial: "resuming",
    states: {
      resuming: { always: [{ guard: "wasProving", target: "proving" }, { target: "form" }] },
      form: {
        meta: { spec: "2", tone: "idle" },
        entry: ["drop", "unmarkProving", "keep"],
        on: {
          "field.typed": { actions: ["type", "keep"] },
          "password.typed": { actions: "touch" },
          "form.sent": [
            { guard: "isIncomplete", actions: "showProblems" },
            { target: "deciding", actions: "take" }
          ]
        }
      },
      deciding: { always: [{ guard: "wantsProof", target: "proving" }, { target: "completing" }] },
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
            { guard: and(["isVerified", "canGoOn"]), target: "completing", actions: "takeProof" },
            { guard: "isVerified", target: "form", actions: "takeProof" },
            { guard: "isUnwelcome", target: "form", actions: assign({ problems: allOf(["phone"], "taken") }) },
            { target: "form" }
          ]
        }
      },
      completing: {
        meta: { spec: "7", tone: "busy" },
        // The code is used up: a reload must find its proof, not the code.
        entry: ["unmarkProving", "keep"],
        invoke: {
          src: "complete",
          input: ({ context }) =>
            detailIn(
              { ...context.draft, password: context.password, passwordAgain: context.password },
              context.asked,
              context.draft.proven?.proof
            ),
          onDone: { target: "done", actions: assign(({ event }) => ({ member: event.output })) },
          onError: [
            { guard: "isTaken", target: "form", actions: "showTaken" },
            { guard: "isUnproven", target: "proving", actions: "dropProof" },
            { guard: "isRefused", target: "form", actions: "showRefused" },
            { target: "form", actions: "showFailure" }
          ]
        }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final", entry: "drop" }
    }
  })

/** @param memory what this browser stores about codes */
export const detailMachineOver = (
  port: DetailCalls & OtpCallsPort,
  memory: CodeMemory = noCodeMemory,
  rules?: OtpRules
) =>
  detailMachine(rules).provide({
    actors: { ...portActors<DetailCalls>({ complete: port.complete }), otp: otpMachineOver(port, memory, rules) }
  })
