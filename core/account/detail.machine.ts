import { assign, emit, setup } from "xstate"
import { type Instant, jakartaDay } from "../kernel/moment.ts"
import { failureOf, portActors, refused, unprovided } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Toggles } from "../toggles/toggles.ts"
import type { AlreadyTaken, DetailsRefused } from "./account.errors.ts"
import type { RegistrationPort } from "./account.port.ts"
import { type DetailDraft, type DetailField, detailIn, detailProblems } from "./detail.form.ts"
import { allOf, mended, type Problems } from "./field.rule.ts"
import type { Member } from "./member.ts"
import { otpMachine, otpMachineOver } from "./otp.machine.ts"
import type { OtpDestination, OtpProof } from "./otp.ts"
import { type CodeMemory, noCodeMemory, type OtpCallsPort } from "./otp-conversation.ts"
import { destinationKey, samePhone } from "./otp-destination.rule.ts"
import type { OtpRules } from "./otp-limit.rule.ts"

/** What completing a profile asks. */
export type DetailCalls = Pick<RegistrationPort, "complete">

/** What of a draft may be kept: everything but the passwords. */
export type KeptDetail = Omit<DetailDraft, "password" | "passwordAgain">

export interface DetailInput {
  readonly draft: KeptDetail
  /** What this page asks: the fields that are missing, or where somebody lives. */
  readonly asked: ReadonlyArray<DetailField>
  readonly toggles: Toggles
}

interface DetailContext extends DetailInput {
  /** From sending to the answer only. */
  readonly password: string
  readonly problems: Problems<DetailField>
  readonly failure: string | null
  readonly proven: { readonly to: string; readonly proof: OtpProof } | null
  readonly member: Member | null
  readonly at: Instant | null
}

type Typed = { readonly [F in keyof KeptDetail]: { readonly field: F; readonly value: KeptDetail[F] } }

export type DetailEvent = Timed<
  | ({ readonly type: "field.typed" } & Typed[keyof KeptDetail])
  | { readonly type: "password.typed"; readonly field: "password" | "passwordAgain" }
  | { readonly type: "form.sent"; readonly password: string; readonly passwordAgain: string }
>

export interface DetailEmitted {
  readonly type: "draft.changed"
  readonly draft: KeptDetail
}

const destinationIn = ({ draft: { phone, phoneCode } }: DetailContext): OtpDestination => ({
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
    actors: { ...unprovided<DetailCalls>("complete"), otp: otpMachine(rules) },
    guards: {
      isIncomplete: ({ context, event }) =>
        event.type === "form.sent" &&
        Object.keys(detailProblems({ ...context.draft, ...event }, context.asked, jakartaDay(event.at))).length > 0,
      wantsProof: ({ context }) =>
        context.asked.includes("phone") && context.proven?.to !== destinationKey(destinationIn(context)),
      isTaken: refused<DetailCalls>("AlreadyTaken"),
      isRefused: refused<DetailCalls>("DetailsRefused"),
      isUnproven: refused<DetailCalls>("PhoneNotProven"),
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
          ? {
              problems: detailProblems({ ...context.draft, ...event }, context.asked, jakartaDay(event.at)),
              failure: null
            }
          : {}
      ),
      take: assign(({ event }) =>
        event.type === "form.sent" ? { password: event.password, problems: {}, failure: null, at: event.at } : {}
      ),
      drop: assign({ password: "" }),
      dropProof: assign({ proven: null }),
      sayTaken: assign(({ event }) => ({ problems: allOf((failureOf(event) as AlreadyTaken).fields, "taken") })),
      sayRefused: assign(({ event }) => ({
        problems: allOf((failureOf(event) as DetailsRefused).fields as ReadonlyArray<DetailField>, "refused")
      })),
      sayFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
      keep: emit(({ context }) => ({ type: "draft.changed" as const, draft: context.draft }))
    }
  }).createMachine({
    id: "detail",
    context: ({ input }) => ({
      ...input,
      password: "",
      problems: {},
      failure: null,
      proven: null,
      member: null,
      at: null
    }),
    output: ({ context }) => context.member as Member,
    initial: "form",
    states: {
      form: {
        meta: { spec: "2", tone: "idle" },
        entry: "drop",
        on: {
          "field.typed": { actions: ["type", "keep"] },
          "password.typed": { actions: "touch" },
          "form.sent": [
            { guard: "isIncomplete", actions: "sayProblems" },
            { target: "deciding", actions: "take" }
          ]
        }
      },
      deciding: { always: [{ guard: "wantsProof", target: "proving" }, { target: "completing" }] },
      proving: {
        meta: { spec: "4", tone: "busy" },
        description: "The number is proven by a code: the machine of codes.",
        invoke: {
          src: "otp",
          id: "otp",
          input: ({ context }) => ({
            scope: "verification" as const,
            to: destinationIn(context),
            toggles: context.toggles,
            at: context.at ?? (0 as Instant)
          }),
          onDone: [
            {
              guard: "isVerified",
              target: "completing",
              actions: assign(({ context, event: { output } }) => ({
                proven: output.proof && { to: destinationKey(destinationIn(context)), proof: output.proof }
              }))
            },
            { guard: "isUnwelcome", target: "form", actions: assign({ problems: allOf(["phone"], "taken") }) },
            { target: "form" }
          ]
        }
      },
      completing: {
        meta: { spec: "7", tone: "busy" },
        invoke: {
          src: "complete",
          input: ({ context }) =>
            detailIn(
              { ...context.draft, password: context.password, passwordAgain: context.password },
              context.asked,
              context.proven?.proof
            ),
          onDone: { target: "done", actions: assign(({ event }) => ({ member: event.output })) },
          onError: [
            { guard: "isTaken", target: "form", actions: "sayTaken" },
            { guard: "isUnproven", target: "proving", actions: "dropProof" },
            { guard: "isRefused", target: "form", actions: "sayRefused" },
            { target: "form", actions: "sayFailure" }
          ]
        }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final", entry: "drop" }
    }
  })

/** @param memory where this browser keeps what it knows of codes */
export const detailMachineOver = (
  port: DetailCalls & OtpCallsPort,
  memory: CodeMemory = noCodeMemory,
  rules?: OtpRules
) =>
  detailMachine(rules).provide({
    actors: { ...portActors<DetailCalls>({ complete: port.complete }), otp: otpMachineOver(port, memory, rules) }
  })
