import { isEmail } from "../kernel/email.ts"
import { letterPattern, nameLength, nameLengthOf, namePattern } from "../kernel/person-name.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { defaultPhoneCode } from "../kernel/phone.ts"

/** What is wrong with a field, for the words `field.<field>.<problem>`. Specification 5. */
export type FieldProblem =
  | "required"
  | "letters"
  | "characters"
  | "digits"
  | "length"
  | "mobile"
  | "email"
  | "reserved"
  | "number"
  | "match"
  | "date"
  /** Found by the shop alone: another member has it, it is refused, it was the last one, it is not the present one. */
  | "taken"
  | "refused"
  | "repeated"
  | "wrong"
  /** It is the member's own already. */
  | "own"

/** Problems field by field; nothing: all is well. */
export type Problems<F extends string> = Partial<Readonly<Record<F, FieldProblem>>>

/** The message key of a problem. */
export const fieldKey = (field: string, problem: FieldProblem): string => `field.${field}.${problem}`

/** Problems as message keys; numbers abroad have words of their own. Specification 5: `hp` and `minhp`. */
export const problemKeys = <F extends string>(
  problems: Problems<F>,
  phoneCode: string = defaultPhoneCode
): Partial<Readonly<Record<F, string>>> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      fieldKey(field === "phone" && phoneCode !== defaultPhoneCode ? "phoneAbroad" : field, problem as FieldProblem)
    ])
  ) as Partial<Record<F, string>>

/** The same problem for several fields. */
export const allOf = <F extends string>(fields: ReadonlyArray<F>, problem: FieldProblem): Problems<F> =>
  problemsIn(fields.map((field) => [field, problem] as const))

/** Without the problem of a field that is being mended. */
export const withoutProblem = <F extends string>(problems: Problems<F>, field: F): Problems<F> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field)) as Problems<F>

/** The message key of a hint, which does not stop the form. */
export const hintKey = (hint: string): string => `field.hint.${hint}`

/** Lengths of user names (4 to 16) and of passwords that are set (6 to 60). Specification 5 and 9. */
export const userNameLengths = { min: 4, max: 16 } as const
/** Characters of a password, at least and at most. Specification 4. */
export const passwordLengths = { min: 6, max: 60 } as const

/** User names that would look like the shop speaking, or like an address of it. D-31. */
const reserved: ReadonlySet<string> = new Set(
  "account admin administrator akun anonim anonymous api bantuan beauty brand brands category cart checkout contact customer dev expert guest help home info kontak login logout mail media member moderator null official order orders owner pendar pengguna product products profile recommendation register resmi review reviews root sales search security shop staff store stores support system tag team test toko undefined user users webmaster wishlist".split(
    " "
  )
)

/** First and last names: letters of any script and blanks. D-31. */
export const nameProblem = (typed: string): FieldProblem | undefined => {
  const name = typed.trim()
  if (name === "") return "required"
  if (!namePattern.test(name) || !letterPattern.test(name)) return "letters"
  return nameLengthOf(name) > nameLength ? "length" : undefined
}

/** User names to register: letters and digits, 4 to 16, not digits alone (that is a number), not a word of the shop. D-31. */
export const userNameProblem = (typed: string): FieldProblem | undefined => {
  const name = typed.trim()
  if (name === "") return "required"
  if (!/^[A-Za-z0-9]+$/.test(name)) return "characters"
  if (name.length < userNameLengths.min || name.length > userNameLengths.max) return "length"
  if (/^\d+$/.test(name)) return "number"
  return reserved.has(name.toLowerCase()) ? "reserved" : undefined
}

/** Returns why what was typed is no e-mail address; `undefined` if it is one. Spaces around it do not count. */
export const emailProblem = (typed: string): FieldProblem | undefined => {
  if (typed.trim() === "") return "required"
  return isEmail(typed.trim()) ? undefined : "email"
}

/** Numbers, counted in their usual spelling: 10 to 14 digits at home, 7 to 14 abroad. D-30; decision 0068. */
export const phoneProblem = (typed: string, code: string = defaultPhoneCode): FieldProblem | undefined => {
  const read = readPhone(typed, code)
  return "problem" in read ? read.problem : undefined
}

/** A password that is to be set, of any characters. D-31; security 6, S1. */
export const passwordProblem = (password: string): FieldProblem | undefined => {
  if (password === "") return "required"
  const length = [...password].length
  return length < passwordLengths.min || length > passwordLengths.max ? "length" : undefined
}

/** The same password once more. */
export const againProblem = (password: string, again: string): FieldProblem | undefined => {
  if (again === "") return "required"
  return again === password ? undefined : "match"
}

/** Fields that have a problem, each with it. */
export const problemsIn = <F extends string>(all: ReadonlyArray<readonly [F, FieldProblem | undefined]>): Problems<F> =>
  Object.fromEntries(all.filter(([, problem]) => problem !== undefined)) as Problems<F>
