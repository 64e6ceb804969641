import { and, assign, emit, fromCallback, fromPromise, not, raise, setup, stateIn } from "xstate"
import { type Instant, instant } from "../kernel/moment.ts"
import { failureOf, portActors, unprovided } from "../kernel/port-actors.ts"
import type { OtpAlreadySent, OtpMaximumReached } from "./account.errors.ts"
import type { OtpMethod, OtpProof, OtpTicket } from "./otp.ts"
import {
  type CodeMemory,
  type KeptCodes,
  noCodeMemory,
  type OtpCalls,
  type OtpCallsPort,
  type OtpEmitted,
  type OtpEvent,
  type OtpInput,
  type OtpOutcome,
  otpCallsOver
} from "./otp-conversation.ts"
import {
  codeDigits,
  isCooling,
  isUsedUp,
  joined,
  type OtpLedger,
  type OtpRules,
  opensAt,
  otpRules,
  resendAtOf,
  usedUp,
  withSend
} from "./otp-limit.rule.ts"
import { isChosen, methodsFor } from "./otp-methods.rule.ts"
import type { SignedIn } from "./session.ts"

interface OtpContext extends OtpInput, KeptCodes {
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
  | Told
interface Told {
  readonly type: "ledger.told"
  readonly ledger: OtpLedger
  readonly at: Instant
}

/** Refusals that speak of the destination rather than of the code. */
const aboutDestination: ReadonlySet<string> = new Set([
  "DestinationTaken",
  "PhoneNotRegistered",
  "PhoneUnverified",
  "EmailNotRegistered",
  "NotRegisteredAtStore"
])

/** A one-time code: choose how, send, wait 30 s to send again, verify. Specification 4, OTP; machines 2; D-32, D-33. */
export const otpMachine = (rules: OtpRules = otpRules) =>
  setup({
    types: {
      input: {} as OtpInput,
      context: {} as OtpContext,
      events: {} as OtpEvent | Inner,
      emitted: {} as OtpEmitted,
      output: {} as OtpOutcome
    },
    actors: {
      ...unprovided<OtpCalls>("sendCode", "verifyCode"),
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
        event.type === "ledger.told" && (event.ledger.lastSentAt ?? 0) > (context.ledger.lastSentAt ?? 0),
      isForForgotten: ({ context }) => context.scope === "forget-password"
    },
    actions: {
      stamp: assign(({ context, event }) => ({ at: momentOf(event, context.at) })),
      choose: assign(({ event }) => (event.type === "method.chosen" ? { method: event.method } : {})),
      // The way the last one went may be switched off by now.
      settleMethod: assign(({ context: { method, methods } }) => ({
        method: method !== null && methods.includes(method) ? method : (methods[0] ?? null)
      })),
      takePending: assign(({ context }) => ({ method: context.pending?.method ?? null })),
      type: assign(({ event }) => (event.type === "code.typed" ? { code: event.code, isWrong: false } : {})),
      sayIncomplete: assign({ failure: "CodeIncomplete", isWrong: true }),
      sayUsedUp: assign(({ context }) => ({ failure: "OtpMaximumReached", opensAt: opensAt(context.at) })),
      sayFailure: assign(({ event }) => ({ failure: failureOf(event)._tag })),
      markWrong: assign({ isWrong: true }),
      sayNothing: assign({ failure: null }),
      dropPending: assign({ pending: null }),
      learnWait: assign(({ context, event }) => {
        const { resendAt } = failureOf(event) as OtpAlreadySent
        const lastSentAt = instant(resendAt - rules.resendWaitMs)
        return { ledger: joined(context.ledger, { ...context.ledger, lastSentAt }) }
      }),
      learnMaximum: assign(({ context, event }) => ({
        ledger: usedUp(context.ledger, context.at, rules),
        opensAt: (failureOf(event) as OtpMaximumReached).opensAt
      })),
      learnOthers: assign(({ context, event }) =>
        event.type === "ledger.told" ? { ledger: joined(context.ledger, event.ledger), at: event.at } : {}
      ),
      keep: () => {},
      tellSent: emit(({ context }) => ({ type: "code.sent" as const, method: context.method ?? "whatsapp" }))
    }
  }).createMachine({
    id: "otp",
    context: ({ input }) => ({
      ...input,
      ...noCodeMemory.read(input.to, input.scope),
      methods: methodsFor(input.to, input.toggles),
      method: null,
      code: "",
      isWrong: false,
      failure: null,
      opensAt: null,
      proof: null,
      signedIn: null,
      outcome: "cancelled"
    }),
    output: ({ context: { outcome, proof, signedIn, failure } }) => ({ outcome, proof, signedIn, failure }),
    initial: "active",
    invoke: { src: "others", input: ({ context: { to } }) => ({ to }) },
    on: {
      "ledger.told": [
        { guard: "isNews", actions: ["learnOthers", raise({ type: "code.sent" })] },
        { actions: "learnOthers" }
      ]
    },
    states: {
      active: {
        type: "parallel",
        states: {
          flow: {
            initial: "recalling",
            onDone: "#otp.done",
            on: { "code.declined": ".cancelled" },
            states: {
              recalling: {
                meta: { spec: "4", tone: "idle" },
                description: "What this browser knows of codes to this destination.",
                invoke: {
                  src: "recall",
                  input: ({ context: { to, scope } }) => ({ to, scope }),
                  onDone: {
                    target: "starting",
                    actions: [assign(({ event }) => event.output), raise({ type: "code.sent" })]
                  },
                  onError: "starting"
                }
              },
              starting: {
                meta: { spec: "4", tone: "idle" },
                always: [
                  { guard: "isAwaited", target: "awaitingCode", actions: "takePending" },
                  { guard: "noneOffered", target: "impossible" },
                  { guard: "isUsedUp", target: "exhausted", actions: "sayUsedUp" },
                  { guard: "isChosen", target: "choosingMethod" },
                  { guard: "isCooling", target: "choosingMethod" },
                  { target: "sending" }
                ]
              },
              impossible: { meta: { spec: "D-33", tone: "bad" }, description: "Every way of sending is switched off." },
              choosingMethod: {
                meta: { spec: "4", tone: "idle" },
                on: {
                  "method.chosen": [
                    { guard: "isUsedUp", target: "exhausted", actions: ["stamp", "sayUsedUp"] },
                    { guard: and(["resendIsReady", "isOffered"]), target: "sending", actions: ["stamp", "choose"] }
                  ],
                  "code.typed": { guard: "hasPending", target: "awaitingCode", actions: "type" }
                }
              },
              sending: {
                meta: { spec: "7", tone: "busy" },
                entry: "settleMethod",
                on: { "method.chosen": {}, "resend.requested": {}, "code.submitted": {} },
                invoke: {
                  src: "sendCode",
                  input: ({ context: { scope, method, methods, to } }) => ({
                    scope,
                    method: method ?? methods[0] ?? "whatsapp",
                    to
                  }),
                  onDone: {
                    target: "awaitingCode",
                    actions: [
                      assign(({ context, event: { output } }) => ({
                        at: output.acceptedAt,
                        ledger: withSend(context.ledger, output.acceptedAt),
                        pending: {
                          ticket: output.ticket,
                          method: context.method ?? "whatsapp",
                          expiresAt: output.expiresAt
                        },
                        code: "",
                        isWrong: false
                      })),
                      "keep",
                      "tellSent",
                      raise({ type: "code.sent" })
                    ]
                  },
                  onError: [
                    {
                      guard: "isMaximum",
                      target: "exhausted",
                      actions: ["learnMaximum", "sayFailure", "keep", raise({ type: "notice.raised" })]
                    },
                    {
                      guard: and(["wasSent", "hasPending"]),
                      target: "awaitingCode",
                      actions: [
                        "learnWait",
                        "sayFailure",
                        "keep",
                        raise({ type: "code.sent" }),
                        raise({ type: "notice.raised" })
                      ]
                    },
                    {
                      guard: "wasSent",
                      target: "choosingMethod",
                      actions: [
                        "learnWait",
                        "sayFailure",
                        "keep",
                        raise({ type: "code.sent" }),
                        raise({ type: "notice.raised" })
                      ]
                    },
                    { guard: "isAboutDestination", target: "refused", actions: "sayFailure" },
                    { target: "choosingMethod", actions: ["sayFailure", raise({ type: "notice.raised" })] }
                  ]
                }
              },
              awaitingCode: {
                meta: { spec: "4", tone: "idle" },
                on: {
                  "code.typed": { actions: "type" },
                  "code.submitted": [
                    { guard: "isComplete", target: "verifying", actions: "stamp" },
                    { actions: ["sayIncomplete", raise({ type: "notice.raised" })] }
                  ],
                  "resend.requested": [
                    {
                      guard: and(["resendIsReady", "isUsedUp"]),
                      target: "exhausted",
                      actions: ["stamp", "sayUsedUp"]
                    },
                    { guard: "resendIsReady", target: "sending", actions: "stamp" }
                  ],
                  "method.reconsidered": { target: "choosingMethod", actions: "stamp" }
                }
              },
              verifying: {
                meta: { spec: "7", tone: "busy" },
                on: { "code.submitted": {}, "resend.requested": {}, "method.reconsidered": {}, "code.typed": {} },
                invoke: {
                  src: "verifyCode",
                  input: ({ context: { pending, scope, to, code } }) => ({
                    ticket: pending?.ticket ?? ("" as OtpTicket),
                    scope,
                    to,
                    code
                  }),
                  onDone: {
                    target: "verified",
                    actions: [
                      assign(({ event: { output } }) => ({
                        ...("proof" in output ? { proof: output.proof } : { signedIn: output }),
                        pending: null,
                        code: ""
                      })),
                      "keep"
                    ]
                  },
                  onError: [
                    {
                      guard: "isOver",
                      target: "awaitingCode",
                      actions: ["dropPending", "markWrong", "sayFailure", "keep", raise({ type: "notice.raised" })]
                    },
                    {
                      target: "awaitingCode",
                      actions: ["markWrong", "sayFailure", raise({ type: "notice.raised" })]
                    }
                  ]
                }
              },
              exhausted: {
                meta: { spec: "9", tone: "bad" },
                description: "Five today. A new day in Jakarta opens it again; a code that came may still be typed.",
                always: { guard: "isForForgotten", target: "backToLogin" },
                on: {
                  "resend.requested": {
                    guard: not("isUsedUp"),
                    target: "choosingMethod",
                    actions: ["stamp", "sayNothing"]
                  },
                  "code.typed": { guard: "hasPending", target: "awaitingCode", actions: ["type", "sayNothing"] }
                }
              },
              verified: { meta: { spec: "4", tone: "ok" }, type: "final", entry: assign({ outcome: "verified" }) },
              backToLogin: { meta: { spec: "8", tone: "bad" }, type: "final", entry: assign({ outcome: "exhausted" }) },
              refused: { meta: { spec: "8", tone: "bad" }, type: "final", entry: assign({ outcome: "refused" }) },
              cancelled: { meta: { spec: "4", tone: "idle" }, type: "final", entry: assign({ outcome: "cancelled" }) }
            }
          },
          resend: {
            initial: "deciding",
            states: {
              deciding: { always: [{ guard: "isCooling", target: "cooling" }, { target: "ready" }] },
              ready: { meta: { spec: "9", tone: "ok" }, on: { "code.sent": "deciding" } },
              cooling: {
                meta: { spec: "9", tone: "warn" },
                on: { "code.sent": { target: "deciding" } },
                after: { resendWait: "ready" }
              }
            }
          },
          notice: {
            initial: "hidden",
            states: {
              hidden: { meta: { spec: "8", tone: "idle" }, on: { "notice.raised": "shown" } },
              shown: {
                meta: { spec: "8", tone: "bad" },
                on: {
                  "notice.raised": { target: "shown", reenter: true },
                  "error.dismissed": { target: "hidden", actions: "sayNothing" },
                  "code.typed": { target: "hidden", actions: "sayNothing" }
                },
                after: { noticeShown: { target: "hidden", actions: "sayNothing" } }
              }
            }
          }
        }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final" }
    }
  })

const momentOf = (event: object, otherwise: Instant): Instant => ("at" in event ? (event.at as Instant) : otherwise)

const recalling = (memory: CodeMemory) =>
  fromPromise<KeptCodes, Pick<OtpInput, "to" | "scope">>(({ input: { to, scope } }) =>
    Promise.resolve(memory.read(to, scope))
  )

const hearing = (memory: CodeMemory) =>
  fromCallback<Told, Pick<OtpInput, "to">>(({ input, sendBack }) =>
    memory.watch(input.to, (ledger, at) => sendBack({ type: "ledger.told", ledger, at }))
  )

/** @param memory where this browser keeps what it knows of codes */
export const otpMachineOver = (port: OtpCallsPort, memory: CodeMemory = noCodeMemory, rules?: OtpRules) =>
  otpMachine(rules).provide({
    actors: {
      ...portActors<OtpCalls>(otpCallsOver(port)),
      recall: recalling(memory),
      others: hearing(memory)
    },
    actions: {
      keep: ({ context: { to, scope, ledger, pending } }) => memory.write(to, scope, { ledger, pending })
    }
  })
