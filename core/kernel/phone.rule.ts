import { defaultPhoneCode, type Phone } from "./phone.ts"

/** Why a text is not a telephone number. Specification 5: `hp` has 10 to 14 digits, `minhp` abroad 7 to 14. */
export type PhoneProblem = "required" | "digits" | "length" | "mobile"

/** Above this number of digits the form asks whether the number is right. D-30: a hint, not a refusal. */
export const usualPhoneDigits = 13

/**
 * Fewest and most digits, counted in the usual spelling: at home `0812…`, so with its zero, abroad without one. All spellings of
 * a number count alike. Specification 5: `hp`, `minhp`; D-30; decision 0068.
 */
export const phoneDigits = { home: [10, 14], abroad: [7, 14] } as const

/**
 * Reads a telephone number as typed: `0812…`, `812…`, `62812…`, `+62 812…`, with spaces, dots, hyphens or brackets. The answer
 * depends on the number, not on its spelling. Specification 5; D-30; decision 0068.
 *
 * @param code of the country, chosen beside the field
 * @param of `any` also accepts landlines, for parcels alone
 */
export const readPhone = (
  typed: string,
  code: string = defaultPhoneCode,
  of: "mobile" | "any" = "mobile"
): { readonly phone: Phone } | { readonly problem: PhoneProblem } => {
  const rest = withoutCode(typed, code)
  if (typed.replace(separators, "") === "") return { problem: "required" }
  if (!/^\d+$/.test(rest)) return { problem: "digits" }
  const home = code === defaultPhoneCode
  const [least, most] = home ? phoneDigits.home : phoneDigits.abroad
  const digits = digitsOf(rest, code)
  if (digits < least || digits > most) return { problem: "length" }
  const national = rest.replace(/^0/, "")
  // One zero is dropped; a number does not begin with a second one.
  if (national.startsWith("0")) return { problem: "digits" }
  if (home && of === "mobile" && !national.startsWith("8")) return { problem: "mobile" }
  return { phone: { code, national } }
}

/** Returns whether a number is longer than numbers usually are. D-30; decision 0068. */
export const isLongPhone = (typed: string, code: string = defaultPhoneCode): boolean =>
  digitsOf(withoutCode(typed, code).replace(/\D/g, ""), code) > usualPhoneDigits

const separators = /[\s.\-()]/g

/** A number without separators and without the code of its country. */
const withoutCode = (typed: string, code: string): string => {
  const plain = typed.replace(separators, "")
  if (code === defaultPhoneCode) return plain.replace(/^(?:\+62|62(?=8))/, "")
  return plain.startsWith(code) ? plain.slice(code.length) : plain
}

/** The digits of a number in its usual spelling; a leading zero counts once at home and never abroad. */
const digitsOf = (rest: string, code: string): number =>
  rest.replace(/^0/, "").length + (code === defaultPhoneCode ? 1 : 0)
