import { defaultPhoneCode } from "../kernel/phone.ts"
import { fold } from "../kernel/text.ts"
import type { PhoneCountry } from "./countries.ts"

/**
 * Returns the countries abroad that fit what was typed: part of the name in either language, or the beginning of the code.
 * Nothing typed: all of them, in the order given. Specification 2, Modals: overseas phone.
 */
export const phoneCountriesAbroad = (
  countries: ReadonlyArray<PhoneCountry>,
  typed: string
): ReadonlyArray<PhoneCountry> => {
  const wanted = fold(typed.trim())
  const digits = wanted.replace(/[\s+]/g, "")
  return countries.filter(({ phoneCode, name }) => {
    if (phoneCode === defaultPhoneCode) return false
    if (wanted === "") return true
    const isCode = /^\d+$/.test(digits) && phoneCode.slice(1).startsWith(digits)
    return isCode || fold(name.id).includes(wanted) || fold(name.en).includes(wanted)
  })
}
