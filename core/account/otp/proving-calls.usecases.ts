import { Effect } from "effect"
import { DestinationTaken } from "../account.errors.ts"
import type { ChangedMember, CredentialsPort, RegistrationPort } from "../account.port.ts"
import type { OtpProof } from "./otp.ts"
import type { OtpCallsPort } from "./otp.types.ts"
import type { Proven, ProvingCalls, Wanted } from "./proving.ts"

/** Calls with which a number or an e-mail address is proven, for each purpose. */
export type ProvingPort = OtpCallsPort &
  Pick<CredentialsPort, "changePhone" | "changeEmail"> &
  Pick<RegistrationPort, "checkPhone" | "checkEmail" | "complete" | "registerQuickly">

/** The calls of a conversation that proves a number or an address. Specification 4 and 7. */
export const provingCallsOver = (port: ProvingPort): ProvingCalls => ({
  check: (wanted) => checked(port, wanted),
  apply: (wanted) => applied(port, wanted)
})

/** Only who moves there wants it free; an own address is proven as it is. */
const checked = (port: ProvingPort, { purpose, to }: Wanted): ReturnType<ProvingCalls["check"]> =>
  purpose === "phone" && "phone" in to
    ? Effect.flatMap(port.checkPhone(to), ({ isAvailable }) =>
        isAvailable ? Effect.void : Effect.fail(new DestinationTaken())
      )
    : Effect.void

const applied = (
  port: ProvingPort,
  { purpose, to, proof }: Wanted & { readonly proof: OtpProof }
): ReturnType<ProvingCalls["apply"]> => {
  const withoutLogin = (changed: ChangedMember): Proven => ({ ...changed, signedIn: null })
  if ("email" in to) return Effect.map(port.changeEmail({ ...to, proof }), withoutLogin)
  if (purpose === "phone") return Effect.map(port.changePhone({ ...to, proof }), withoutLogin)
  if (purpose === "store")
    return Effect.map(port.complete({ phone: { ...to, proof } }), (member) => ({ member, signedIn: null }))
  const scope = purpose === "claim" ? { scope: "registered_sociolla_store" as const } : {}
  return Effect.map(port.registerQuickly({ ...to, ...scope, proof, acquisitionSource: "web" }), (signedIn) => ({
    member: signedIn.member,
    signedIn
  }))
}
