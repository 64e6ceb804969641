import { assign, emit, fromCallback, fromPromise, setup, stateIn } from "xstate"
import { type Instant, instant } from "../../kernel/moment.ts"
import { failureAs, failureOf, placeholderActors } from "../../kernel/port-actors.ts"
import type { OtpAlreadySent, OtpMaximumReached } from "../account.errors.ts"
import type { SignedIn } from "../session/session.ts"
import type { OtpMethod, OtpProof } from "./otp.ts"
import {
  type CodeMemory,
  noCodeMemory,
  type OtpCalls,
  type OtpEmitted,
  type OtpEvent,
  type OtpInput,
  type OtpOutcome,
  type PersistedCodes
} from "./otp.types.ts"
import {
  codeDigits,
  isCooling,
  isUsedUp,
  mergeLedgers,
  type OtpLedger,
  type OtpRules,
  opensAt,
  resendAtOf,
  usedUp
} from "./otp-limit.rule.ts"
import { isChosen } from "./otp-methods.rule.ts"

interface OtpContext extends OtpInput, PersistedCodes {
  readonly methods: ReadonlyArray<OtpMethod>
  readonly method: OtpMethod | null
  /** As it is typed; in memory only. */
  readonly code: string
  /** Whether what is typed was wrong; stays until it is typed in again. */
  readonly isWrong: boolean
  /** Tag of what is said for five seconds. */
  readonly failure: string | null
  readonly opensAt: Instant | null
  readonly proof: OtpProof | null
  readonly signedIn: SignedIn | null
  readonly outcome: OtpOutcome["outcome"]
}

type Inner =
  | { readonly type: "code.sent" }
  | { readonly type: "notice.raised" }
  /** Another tab sent one to the same destination. */
  | OtherTabEvent
interface OtherTabEvent {
  readonly type: "ledger.changed"
  readonly ledger: OtpLedger
  readonly at: Instant
}

/** Refusals about the destination rather than the code. */
const aboutDestination: ReadonlySet<string> = new Set([
  "DestinationTaken",
  "PhoneNotRegistered",
  "PhoneUnverified",
  "EmailNotRegistered",
  "NotRegisteredAtStore"
])

/** Actions, guards and context of the code dialog; its chart holds the flow. */
export const otpSetup = (rules: OtpRules) =>
  setup({
    types: {
      input: {} as OtpInput,
      context: {} as OtpContext,
      events: {} as OtpEvent | Inner,
      emitted: {} as OtpEmitted,
      output: {} as OtpOutcome
    },
    actors: {
      ...placeholderActors<OtpCalls>("sendCode", "verifyCode"),
      recall: recalling(noCodeMemory),
      others: hearing(noCodeMemory)
    },
    delays: {
      resendWait: ({ context }) => Math.max(0, (resendAtOf(context.ledger, rules) ?? context.at) - context.at),
      noticeShown: rules.noticeMs
    },
    guards: {
      isUsedUp: ({ context, event }) => isUsedUp(context.ledger, momentOf(event, context.at), rules),
      isCooling: ({ context }) => isCooling(context.ledger, context.at, rules),
      resendIsReady: stateIn({ active: { resend: "ready" } }),
      noneOffered: ({ context }) => context.methods.length === 0,
      isChosen: ({ context }) => isChosen(context.to, context.methods),
      isOffered: ({ context, event }) => event.type === "method.chosen" && context.methods.includes(event.method),
      hasPending: ({ context }) => context.pending !== null,
      isAwaited: ({ context }) => context.pending !== null && context.pending.expiresAt > context.at,
      isComplete: ({ context }) => context.pending !== null && context.code.length === codeDigits,
      isMaximum: ({ event }) => failureOf(event)._tag === "OtpMaximumReached",
      wasSent: ({ event }) => failureOf(event)._tag === "OtpAlreadySent",
      isAboutDestination: ({ event }) => aboutDestination.has(failureOf(event)._tag),
      isOver: ({ event }) => failureOf(event)._tag === "NoActiveOtp",
      isNews: ({ context, event }) =>
        event.type === "ledger.changed" && (event.ledger.lastSentAt ?? 0) > (context.ledger.lastSentAt ?? 0),
      isForForgotten: ({ context }) => context.scope === "forget-password"
    },
    actions: {
      stamp: assign(({ context, event }) => ({ at: momentOf(event, context.at) })),
      choose: assign(({ event }) => (event.type === "method.chosen" ? { method: event.method } : {})),
      // The method of the last send may be switched off meanwhile.
      settleMethod: assign(({ context: { method, methods } }) => ({
        method: method !== null && methods.includes(method) ? method : (methods[0] ?? null)
      })),
      takePending: assign(({ context }) => ({ method: context.pending?.method ?? null })),
      type: assign(({ event }) => (event.type === "code.typed" ? { code: event.code, isWrong: false } : {})),
      showExpired: assign({ failure: "NoActiveOtp", isWrong: true }),
      emitRefused: emit(({ context }) => ({ type: "code.refused" as const, failure: context.failure ?? "Unexpected" })),
      emitVerified: emit(({ context }) => ({ type: "code.verified" as const, scope: context.scope })),
      showIncomplete: assign({ failure: "CodeIncomplete", isWrong: true }),
      showUsedUp: assign(({ context }) => ({ failure: "OtpMaximumReached", opensAt: opensAt(context.at) })),
      showFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
      markWrong: assign({ isWrong: true }),
      clearProblem: assign({ failure: null }),
      dropPending: assign({ pending: null }),
      learnWait: assign(({ context, event }) => {
        const resendAt = failureAs<OtpAlreadySent>(event, "OtpAlreadySent")?.resendAt ?? context.at
        const lastSentAt = instant(resendAt - rules.resendWaitMs)
        return { ledger: mergeLedgers(context.ledger, { ...context.ledger, lastSentAt }) }
      }),
      learnMaximum: assign(({ context, event }) => ({
        ledger: usedUp(context.ledger, context.at, rules),
        opensAt: failureAs<OtpMaximumReached>(event, "OtpMaximumReached")?.opensAt ?? null
      })),
      learnOthers: assign(({ context, event }) =>
        event.type === "ledger.changed" ? { ledger: mergeLedgers(context.ledger, event.ledger), at: event.at } : {}
      ),
      keep: () => {},
      emitSent: emit(({ context }) => ({ type: "code.sent" as const, method: context.method ?? "whatsapp" }))
    }
  })

const momentOf = (event: object, otherwise: Instant): Instant => ("at" in event ? instant(Number(event.at)) : otherwise)

/** Returns the actor that reads what this browser stores about codes to a destination. */
export const recalling = (memory: CodeMemory) =>
  fromPromise<PersistedCodes, Pick<OtpInput, "to" | "scope">>(({ input: { to, scope } }) =>
    Promise.resolve(memory.read(to, scope))
  )

/** Returns the actor that listens to codes that other tabs send to the same destination. */
export const hearing = (memory: CodeMemory) =>
  fromCallback<OtherTabEvent, Pick<OtpInput, "to">>(({ input, sendBack }) =>
    memory.watch(input.to, (ledger, at) => sendBack({ type: "ledger.changed", ledger, at }))
  )
