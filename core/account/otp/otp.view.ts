import type { SnapshotFrom } from "xstate"
import type { Instant } from "../../kernel/moment.ts"
import type { otpMachine } from "./otp.machine.ts"
import type { OtpDestination, OtpMethod } from "./otp.ts"
import { otpRules, resendAtOf, sendsToday } from "./otp-limit.rule.ts"

/** Everything the dialog of a code shows. */
export interface OtpView {
  readonly step: "impossible" | "choosing" | "sending" | "code" | "verifying" | "exhausted"
  /** Masked: `+62 812-••••-7890`, `d•••@contoh.id`. */
  readonly to: string
  readonly methods: ReadonlyArray<OtpMethod>
  /** How the last one went. */
  readonly method: OtpMethod | null
  readonly code: string
  /** The field is marked; stays until it is typed in again. */
  readonly isWrong: boolean
  /** Key of what is said for five seconds. */
  readonly failure: string | null
  readonly canResend: boolean
  /** When the next one may be requested. */
  readonly resendAt: Instant | null
  readonly sendsLeft: number
  /** When codes can be requested again. */
  readonly opensAt: Instant | null
  /** Whether a code is on its way that can still be typed. */
  readonly isAwaited: boolean
}

/** Returns what the dialog of a one-time code shows in this state of its machine. */
export const viewOtp = ({ value, context }: SnapshotFrom<ReturnType<typeof otpMachine>>): OtpView => {
  const active = typeof value === "object" ? value.active : undefined
  return {
    step: steps[active?.flow ?? "verified"] ?? "verifying",
    to: maskedDestination(context.to),
    methods: context.methods,
    method: context.method,
    code: context.code,
    isWrong: context.isWrong,
    failure: context.failure === null ? null : `failure.${context.failure}`,
    canResend: active?.resend === "ready",
    resendAt: resendAtOf(context.ledger, otpRules),
    sendsLeft: Math.max(0, otpRules.sendsPerDay - sendsToday(context.ledger, context.at)),
    opensAt: context.opensAt,
    isAwaited: context.pending !== null
  }
}

const steps: Readonly<Record<string, OtpView["step"]>> = {
  starting: "sending",
  impossible: "impossible",
  choosingMethod: "choosing",
  sending: "sending",
  awaitingCode: "code",
  exhausted: "exhausted"
}

/** A destination as it may be shown if another person can see the screen. Mock: one-time code. */
export const maskedDestination = (to: OtpDestination): string => {
  if ("phone" in to) {
    const { code, national } = to.phone
    return `${code} ${national.slice(0, 3)}-••••-${national.slice(-4)}`
  }
  const [name = "", host = ""] = to.email.split("@")
  return `${name.slice(0, 1)}•••@${host}`
}
