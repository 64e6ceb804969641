import { defaultPhoneCode, type Phone } from "./phone.ts"

/** Why something is no telephone number. Specification 5: `hp` has 10 to 14 digits, `minhp` abroad 7 to 14. */
export type PhoneProblem = "required" | "digits" | "length" | "mobile"

/** Beyond so many typed digits the form asks whether it is right. D-30: a hint, not a refusal. */
export const usualPhoneDigits = 13

/** Fewest and most digits as they are typed. Specification 5: `hp`, `minhp`; D-30. */
export const phoneDigits = { home: [10, 14], abroad: [7, 14] } as const

/**
 * A telephone number as typed: `0812…`, `812…`, `62812…`, `+62 812…`, with blanks, dots, hyphens or brackets.
 * Digits count as they were typed, a leading zero too; it is dropped afterwards. Specification 5; D-30.
 *
 * @param code of the country, chosen beside the field
 * @param of landlines are taken where only a parcel goes
 */
export const readPhone = (
  typed: string,
  code: string = defaultPhoneCode,
  of: "mobile" | "any" = "mobile"
): { readonly phone: Phone } | { readonly problem: PhoneProblem } => {
  const plain = typed.replace(/[\s.\-()]/g, "")
  if (plain === "") return { problem: "required" }
  const home = code === defaultPhoneCode
  const rest = home ? plain.replace(/^(?:\+62|62(?=8))/, "") : plain.startsWith(code) ? plain.slice(code.length) : plain
  if (!/^\d+$/.test(rest)) return { problem: "digits" }
  const [least, most] = home ? phoneDigits.home : phoneDigits.abroad
  // A number that came with its country's code has no zero in front; counted, it does.
  const digits = rest.length + (home && rest !== plain && !rest.startsWith("0") ? 1 : 0)
  if (digits < least || digits > most) return { problem: "length" }
  const national = rest.replace(/^0/, "")
  // One zero is dropped; a number does not begin with a second one.
  if (national.startsWith("0")) return { problem: "digits" }
  if (home && of === "mobile" && !national.startsWith("8")) return { problem: "mobile" }
  return { phone: { code, national } }
}

/** Whether a number is longer than numbers usually are. */
export const isLongPhone = (typed: string): boolean => typed.replace(/\D/g, "").length > usualPhoneDigits
