import { isLongPhone, readPhone } from "../../kernel/phone.rule.ts"
import { defaultPhoneCode } from "../../kernel/phone.ts"
import type { Registration } from "../account.port.ts"
import {
  againProblem,
  emailProblem,
  nameProblem,
  type Problems,
  passwordProblem,
  phoneProblem,
  problemsIn,
  userNameProblem
} from "../field.rule.ts"
import type { Gender, Salute } from "../member.ts"

/** A registration as it is typed. */
export interface RegistrationDraft {
  readonly email: string
  readonly userName: string
  readonly password: string
  readonly passwordAgain: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly phoneCode: string
  readonly gender: Gender | null
  readonly salute: Salute | null
}

/** A field of the registration. */
export type RegistrationField = Exclude<keyof RegistrationDraft, "phoneCode">

/** The registration, with nothing typed. */
export const emptyRegistration: RegistrationDraft = {
  email: "",
  userName: "",
  password: "",
  passwordAgain: "",
  firstName: "",
  lastName: "",
  phone: "",
  phoneCode: defaultPhoneCode,
  gender: null,
  salute: null
}

/** Everything that is wrong with what was typed; nothing: it can be sent. Specification 5; D-30, D-31. */
export const registrationProblems = (draft: RegistrationDraft): Problems<RegistrationField> =>
  problemsIn([
    ["email", emailProblem(draft.email)],
    ["userName", userNameProblem(draft.userName)],
    ["password", passwordProblem(draft.password)],
    ["passwordAgain", againProblem(draft.password, draft.passwordAgain)],
    ["firstName", nameProblem(draft.firstName)],
    ["lastName", nameProblem(draft.lastName)],
    ["phone", phoneProblem(draft.phone, draft.phoneCode)],
    ["gender", draft.gender === null ? "required" : undefined],
    ["salute", draft.salute === null ? "required" : undefined]
  ])

/** Without address, user name and password the form stops without a word beyond its fields. Specification 5; G3. */
export const stopsSilently = ({ email, userName, password }: RegistrationDraft): boolean =>
  [email.trim(), userName.trim(), password].includes("")

/** Warnings about values that may be mistyped; they do not stop the form. */
export type RegistrationHint = "long-phone" | "one-name"

/** Hints for what is typed: numbers seldom have more than 13 digits; people of one name repeat it. D-30, D-31. */
export const registrationHints = (draft: RegistrationDraft): Partial<Record<RegistrationField, RegistrationHint>> => ({
  ...(isLongPhone(draft.phone, draft.phoneCode) && { phone: "long-phone" as const }),
  ...(draft.firstName.trim() !== "" && draft.lastName.trim() === "" && { lastName: "one-name" as const })
})

/** What a draft without problems asks for, but for the proof. */
export const registrationIn = (
  draft: RegistrationDraft,
  acquisitionSource: string
): Omit<Registration, "proof"> | undefined => {
  const read = readPhone(draft.phone, draft.phoneCode)
  if (!("phone" in read) || draft.gender === null || draft.salute === null) return undefined
  return {
    email: draft.email.trim(),
    userName: draft.userName.trim(),
    password: draft.password,
    firstName: tidyName(draft.firstName),
    lastName: tidyName(draft.lastName),
    phone: read.phone,
    gender: draft.gender,
    salute: draft.salute,
    acquisitionSource
  }
}

/** Fields of a registration that the server refuses, by the same rules. */
export const refusedFields = (wanted: Omit<Registration, "proof">): ReadonlyArray<string> =>
  Object.keys(
    problemsIn([
      ["email", emailProblem(wanted.email)],
      ["userName", userNameProblem(wanted.userName)],
      ["password", passwordProblem(wanted.password)],
      ["firstName", nameProblem(wanted.firstName)],
      ["lastName", nameProblem(wanted.lastName)]
    ])
  )

/** A name with single blanks. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, " ")
