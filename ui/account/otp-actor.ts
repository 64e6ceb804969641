import type { ActorRefFrom } from "xstate"
import type { otpMachine } from "#core/account/otp/otp.machine.ts"

/** A running machine of a one-time code. */
export type OtpActor = ActorRefFrom<ReturnType<typeof otpMachine>>
