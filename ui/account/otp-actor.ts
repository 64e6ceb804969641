import type { ActorRefFrom } from "xstate"
import type { otpMachine } from "#core/account/otp/otp.machine.ts"

export type OtpActor = ActorRefFrom<ReturnType<typeof otpMachine>>
