import { and, assign, not, raise } from "xstate"
import { portActors } from "../../kernel/port-actors.ts"
import { present } from "../../kernel/present.ts"
import { hearing, otpSetup, recalling } from "./otp.setup.ts"
import { type CodeMemory, noCodeMemory, type OtpCalls, type OtpCallsPort } from "./otp.types.ts"
import { ledgerOf, type OtpRules, otpRules } from "./otp-limit.rule.ts"
import { methodsFor } from "./otp-methods.rule.ts"

/**
 * A one-time code: choose how, send, wait 30 s to send again, verify. Specification 4, OTP; machines 2; D-32, D-33.
 *
 * @param counting the rules by which the server counts
 */
export const otpMachine = (rules: OtpRules = otpRules, counting: OtpRules = otpRules) =>
  otpSetup(rules).createMachine({
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
      "ledger.changed": [
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
                  { guard: "isUsedUp", target: "exhausted", actions: "showUsedUp" },
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
                    { guard: "isUsedUp", target: "exhausted", actions: ["stamp", "showUsedUp"] },
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
                        ledger: ledgerOf(output, counting),
                        pending: {
                          ticket: output.ticket,
                          method: context.method ?? "whatsapp",
                          expiresAt: output.expiresAt
                        },
                        code: "",
                        isWrong: false
                      })),
                      "keep",
                      "emitSent",
                      raise({ type: "code.sent" })
                    ]
                  },
                  onError: [
                    {
                      guard: "isMaximum",
                      target: "exhausted",
                      actions: ["learnMaximum", "showFailure", "keep", raise({ type: "notice.raised" })]
                    },
                    {
                      guard: and(["wasSent", "hasPending"]),
                      target: "awaitingCode",
                      actions: [
                        "learnWait",
                        "showFailure",
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
                        "showFailure",
                        "keep",
                        raise({ type: "code.sent" }),
                        raise({ type: "notice.raised" })
                      ]
                    },
                    { guard: "isAboutDestination", target: "refused", actions: "showFailure" },
                    { target: "choosingMethod", actions: ["showFailure", raise({ type: "notice.raised" })] }
                  ]
                }
              },
              awaitingCode: {
                meta: { spec: "4", tone: "idle" },
                on: {
                  "code.typed": { actions: "type" },
                  "code.submitted": [
                    { guard: "isComplete", target: "verifying", actions: "stamp" },
                    { guard: not("hasPending"), actions: ["showExpired", raise({ type: "notice.raised" })] },
                    { actions: ["showIncomplete", raise({ type: "notice.raised" })] }
                  ],
                  "resend.requested": [
                    {
                      guard: and(["resendIsReady", "isUsedUp"]),
                      target: "exhausted",
                      actions: ["stamp", "showUsedUp"]
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
                    ticket: present(pending, "pending").ticket,
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
                      actions: ["dropPending", "markWrong", "showFailure", "keep", raise({ type: "notice.raised" })]
                    },
                    {
                      target: "awaitingCode",
                      actions: ["markWrong", "showFailure", raise({ type: "notice.raised" })]
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
                    actions: ["stamp", "clearProblem"]
                  },
                  "code.typed": { guard: "hasPending", target: "awaitingCode", actions: ["type", "clearProblem"] }
                }
              },
              verified: {
                meta: { spec: "4", tone: "ok" },
                type: "final",
                entry: [assign({ outcome: "verified" }), "emitVerified"]
              },
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
                entry: "emitRefused",
                on: {
                  "notice.raised": { target: "shown", reenter: true },
                  "error.dismissed": { target: "hidden", actions: "clearProblem" },
                  "code.typed": { target: "hidden", actions: "clearProblem" }
                },
                after: { noticeShown: { target: "hidden", actions: "clearProblem" } }
              }
            }
          }
        }
      },
      done: { meta: { spec: "4", tone: "ok" }, type: "final" }
    }
  })

/**
 * The machine of codes over the account's calls: logging in by a code has calls of its own. Wire: `/auth/login/otp`.
 *
 * @param memory what this browser stores about codes
 * @param counting the rules by which the server counts
 */
export const otpMachineOver = (
  port: OtpCallsPort,
  memory: CodeMemory = noCodeMemory,
  rules?: OtpRules,
  counting?: OtpRules
) =>
  otpMachine(rules, counting).provide({
    actors: {
      ...portActors<OtpCalls>({
        sendCode: ({ scope, ...code }) =>
          scope === "login" ? port.requestLoginCode(code) : port.sendCode({ scope, ...code }),
        verifyCode: ({ scope, ...typed }) =>
          scope === "login" ? port.loginByCode(typed) : port.verifyCode({ scope, ...typed })
      }),
      recall: recalling(memory),
      others: hearing(memory)
    },
    actions: {
      keep: ({ context: { to, scope, ledger, pending } }) => memory.write(to, scope, { ledger, pending })
    }
  })
