import { assign, emit, setup } from "xstate"
import { isEmail } from "../kernel/email.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { TogglesPort } from "../toggles/toggles.port.ts"
import { allOn, type Toggles } from "../toggles/toggles.ts"
import type { AccountDraft, AccountPanel } from "./account-draft.ts"
import { emailProblem, type FieldProblem, phoneProblem } from "./field.rule.ts"
import { otpMachine, otpMachineOver } from "./otp/otp.machine.ts"
import type { OtpDestination } from "./otp/otp.ts"
import { type CodeMemory, noCodeMemory, type OtpCallsPort } from "./otp/otp.types.ts"
import type { SignedIn } from "./session/session.ts"

/** What the account dialog goes on from: what was typed before a reload, or an empty draft. */
export interface AccountInput {
  readonly draft: AccountDraft
  /** Now: a reload goes on with a code at once. */
  readonly at: Timed<object>["at"]
}

interface AccountContext {
  readonly draft: AccountDraft
  /** Unknown until the shop has said so. */
  readonly toggles: Toggles | null
  /** Destination of the login code. */
  readonly to: OtpDestination | null
  readonly problem: FieldProblem | null
  /** Tag of why a destination was not welcome. */
  readonly failure: string | null
  readonly signedIn: SignedIn | null
  readonly at: Timed<object>["at"] | null
}

/** Events of the account dialog: its panels, what is typed, and how a panel ended. */
export type AccountEvent = Timed<
  | { readonly type: "panel.wanted"; readonly panel: AccountPanel }
  | { readonly type: "draft.typed"; readonly draft: Partial<Omit<AccountDraft, "panel" | "isCoding">> }
  /** A number, or an address, is to get a code that logs in. */
  | { readonly type: "code.wanted" }
  /** A panel ended: a member is logged in. */
  | { readonly type: "signed.in"; readonly signedIn: SignedIn }
>

/** The draft changed and is to be stored in this tab, so that it survives a reload. */
export type AccountEmitted = { readonly type: "draft.changed"; readonly draft: AccountDraft }

/** The dialog that holds every way in. Specification 2 and 4; machines 1, 8, 14. */
export const accountMachine = setup({
  types: {
    input: {} as AccountInput,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
    output: {} as SignedIn,
    children: {} as { otp: "otp" }
  },
  actors: { ...placeholderActors<TogglesPort>("toggles"), otp: otpMachine() },
  guards: {
    isFor: ({ context }, params: { readonly panel: AccountPanel }) => context.draft.panel === params.panel,
    wants: ({ event }, params: { readonly panel: AccountPanel }) =>
      event.type === "panel.wanted" && event.panel === params.panel,
    isResumed: ({ context: { draft } }) =>
      draft.panel === "code" && draft.isCoding && destinationOf(draft) !== undefined,
    isReachable: ({ context: { draft } }) => destinationOf(draft) !== undefined,
    isSignedIn: ({ event }) => "output" in event && (event.output as { readonly signedIn: unknown }).signedIn !== null,
    isRefused: ({ event }) => "output" in event && (event.output as { readonly outcome: string }).outcome === "refused"
  },
  actions: {
    turn: assign(({ context, event }) =>
      event.type === "panel.wanted"
        ? { draft: { ...context.draft, panel: event.panel }, problem: null, failure: null }
        : {}
    ),
    type: assign(({ context, event }) =>
      event.type === "draft.typed" ? { draft: { ...context.draft, ...event.draft }, problem: null, failure: null } : {}
    ),
    markCoding: assign(({ context: { draft } }) => ({
      draft: { ...draft, isCoding: true },
      to: destinationOf(draft) ?? null
    })),
    unmarkCoding: assign(({ context: { draft } }) => ({ draft: { ...draft, isCoding: false } })),
    showProblem: assign(({ context: { draft } }) => ({ problem: destinationProblem(draft) })),
    take: assign(({ context, event }) => ({
      to: destinationOf(context.draft) ?? null,
      at: "at" in event ? event.at : null,
      problem: null,
      failure: null
    })),
    arrive: assign(({ event }) => (event.type === "signed.in" ? { signedIn: event.signedIn } : {})),
    keep: emit(({ context }) => ({ type: "draft.changed" as const, draft: context.draft }))
  }
}).createMachine({
  id: "account",
  context: ({ input }) => ({
    draft: input.draft,
    toggles: null,
    to: null,
    problem: null,
    failure: null,
    signedIn: null,
    at: input.at
  }),
  output: ({ context }) => context.signedIn as SignedIn,
  initial: "open",
  states: {
    open: {
      initial: "turning",
      invoke: {
        src: "toggles",
        input: () => ({}),
        onDone: { actions: assign(({ event }) => ({ toggles: event.output })) },
        // What is switched off the server refuses in any case.
        onError: {}
      },
      on: {
        "panel.wanted": [
          { guard: { type: "wants", params: { panel: "login" } }, target: ".login", actions: ["turn", "keep"] },
          { guard: { type: "wants", params: { panel: "code" } }, target: ".code", actions: ["turn", "keep"] },
          { guard: { type: "wants", params: { panel: "register" } }, target: ".register", actions: ["turn", "keep"] },
          { guard: { type: "wants", params: { panel: "quick" } }, target: ".quick", actions: ["turn", "keep"] },
          { guard: { type: "wants", params: { panel: "store" } }, target: ".store", actions: ["turn", "keep"] },
          { target: ".forgot", actions: ["turn", "keep"] }
        ],
        "draft.typed": { actions: ["type", "keep"] },
        "signed.in": { target: "done", actions: "arrive" }
      },
      states: {
        turning: {
          always: [
            { guard: "isResumed", target: "coding" },
            { guard: { type: "isFor", params: { panel: "code" } }, target: "code" },
            { guard: { type: "isFor", params: { panel: "register" } }, target: "register" },
            { guard: { type: "isFor", params: { panel: "forgot" } }, target: "forgot" },
            { guard: { type: "isFor", params: { panel: "quick" } }, target: "quick" },
            { guard: { type: "isFor", params: { panel: "store" } }, target: "store" },
            { target: "login" }
          ]
        },
        login: { meta: { spec: "4", tone: "idle" }, description: "Password or provider: the login machine." },
        register: { meta: { spec: "4", tone: "idle" }, description: "A new account: the registration machine." },
        quick: {
          meta: { spec: "4", tone: "idle" },
          description: "An account by a number alone: the machine that proves it."
        },
        store: {
          meta: { spec: "2", tone: "idle" },
          description: "A number that a till knows becomes an account: the machine that proves it."
        },
        forgot: { meta: { spec: "4", tone: "idle" }, description: "A new password: the password machine." },
        code: {
          meta: { spec: "7", tone: "idle" },
          description: "Where a code that logs in shall go.",
          on: {
            "code.wanted": [{ guard: "isReachable", target: "coding", actions: "take" }, { actions: "showProblem" }]
          }
        },
        coding: {
          meta: { spec: "4", tone: "busy" },
          description: "The right code is the login: the machine of codes.",
          entry: ["markCoding", "keep"],
          exit: ["unmarkCoding", "keep"],
          on: { "code.wanted": {}, "draft.typed": {} },
          invoke: {
            src: "otp",
            id: "otp",
            input: ({ context, event }) => ({
              scope: "login" as const,
              to: context.to ?? { email: "" },
              toggles: context.toggles ?? allOn,
              at: event.type === "code.wanted" ? event.at : (context.at ?? (0 as never))
            }),
            onDone: [
              {
                guard: "isSignedIn",
                target: "#account.done",
                actions: assign(({ event }) => ({ signedIn: event.output.signedIn }))
              },
              {
                guard: "isRefused",
                target: "code",
                actions: assign(({ event }) => ({ failure: event.output.failure }))
              },
              { target: "code" }
            ]
          }
        }
      }
    },
    done: { meta: { spec: "4", tone: "ok" }, type: "final" }
  }
})

/** Returns the destination of a login code; `undefined` if no address or number was typed. Specification 4, Methods. */
const destinationOf = (draft: AccountDraft): OtpDestination | undefined => {
  const { phone, phoneCode } = draft
  const typed = draft.by === "email" ? draft.email.trim() : phone.trim()
  if (isByEmail(draft)) return isEmail(typed) ? { email: typed } : undefined
  const read = readPhone(typed, phoneCode)
  return "phone" in read ? { phone: read.phone } : undefined
}

/** True for an address, even if it was typed in the field of the number. */
export const isByEmail = ({ by, phone }: Pick<AccountDraft, "by" | "phone">): boolean =>
  by === "email" || phone.includes("@")

const destinationProblem = (draft: AccountDraft): FieldProblem | null => {
  const { by, email, phone, phoneCode } = draft
  return (isByEmail(draft) ? emailProblem(by === "email" ? email : phone) : phoneProblem(phone, phoneCode)) ?? null
}

/** @param memory what this browser stores about codes */
export const accountMachineOver = (
  account: OtpCallsPort,
  { toggles }: TogglesPort,
  memory: CodeMemory = noCodeMemory
) =>
  accountMachine.provide({
    actors: { ...portActors<TogglesPort>({ toggles }), otp: otpMachineOver(account, memory) }
  })
