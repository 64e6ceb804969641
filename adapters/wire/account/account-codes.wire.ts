import { Schema } from "effect"
import type { OtpPort } from "#core/account/account.port.ts"
import type { Wire } from "../endpoint.ts"
import { one } from "../parts.ts"
import {
  destinationFrom,
  destinationTo,
  isDestination,
  isTyped,
  malformedSend,
  SendOnWire,
  sentCode,
  TypedOnWire,
  typedFrom,
  typedTo,
  verifiedCode
} from "./account-forms.wire.ts"
import { sendRefusals, verifyRefusals } from "./account-sessions.wire.ts"

/** One-time codes. Wire, Account and authentication. */
export const otpWire: Wire<OtpPort> = {
  sendCode: {
    service: "public",
    method: "post",
    path: "/auth/otp/code",
    summary: "Sends a one-time code",
    input: {
      schema: SendOnWire.pipe(Schema.check(isDestination)),
      to: ({ scope, method, to }) => ({ mode: method, entity: scope, ...destinationTo(to) }),
      from: ({ mode, entity, ...to }: typeof SendOnWire.Type) => ({
        scope: entity,
        method: mode,
        to: destinationFrom(to, mode)
      })
    },
    malformed: malformedSend,
    output: one(sentCode),
    refusals: sendRefusals
  },
  verifyCode: {
    service: "public",
    method: "post",
    path: "/auth/otp/verify",
    summary: "Takes a code and answers a proof of it, for the call it was asked for",
    input: {
      schema: TypedOnWire.pipe(Schema.check(isTyped)),
      to: ({ scope, ...typed }) => typedTo(typed, scope),
      from: (wire: typeof TypedOnWire.Type) => ({ ...typedFrom(wire), scope: wire.entity })
    },
    output: one(verifiedCode),
    refusals: verifyRefusals
  }
}
