import type { SnapshotFrom } from "xstate"
import { defaultPhoneCode } from "../../kernel/phone.ts"
import type { PhoneCountry } from "../../regions/countries.ts"
import { phoneCountriesAbroad } from "../../regions/phone-country.rule.ts"
import type { OtpMethod } from "./otp.ts"
import { isForScope, methodsFor } from "./otp-methods.rule.ts"
import type { overseasPhoneMachine } from "./overseas-phone.machine.ts"

/** Everything the dialog of a number abroad shows. */
export interface OverseasView {
  readonly step: "reading" | "failed" | "choosing"
  readonly query: string
  readonly countries: ReadonlyArray<PhoneCountry>
  readonly chosen: PhoneCountry | null
  /** Ways in which codes reach numbers of the chosen country; empty: no code can be sent; `null`: none is chosen. D-33. */
  readonly ways: ReadonlyArray<OtpMethod> | null
  /** Key of what is wrong. */
  readonly problem: string | null
}

/** Returns what the choice of a country shows in this state of its machine. */
export const viewOverseas = ({
  value,
  context: { facts, query, chosen: code, scope, isMissing }
}: SnapshotFrom<typeof overseasPhoneMachine>): OverseasView => {
  const all = facts?.countries ?? []
  const chosen = all.find(({ phoneCode }) => phoneCode === code && code !== defaultPhoneCode) ?? null
  return {
    step: value === "chosen" ? "choosing" : value,
    query,
    countries: phoneCountriesAbroad(all, query),
    chosen,
    ways:
      chosen === null || facts === null
        ? null
        : methodsFor({ phone: { code: chosen.phoneCode, national: "" } }, facts.toggles).filter(
            (method) => method !== "email" || isForScope({ email: "" }, scope)
          ),
    problem: isMissing ? "account.overseas.missing" : null
  }
}
