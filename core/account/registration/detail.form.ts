import { readPhone } from "../../kernel/phone.rule.ts"
import { defaultPhoneCode } from "../../kernel/phone.ts"
import type { RegistrationDetail } from "../account.port.ts"
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
import type { Gender, NamedPlace } from "../member.ts"
import type { OtpProof } from "../otp/otp.ts"
import { birthProblem } from "./birth.rule.ts"

/** What `/register-detail` and the completion page ask, as it is typed. */
export interface DetailDraft {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly gender: Gender | null
  readonly dateOfBirth: string
  readonly province: NamedPlace | null
  readonly city: NamedPlace | null
  readonly password: string
  readonly passwordAgain: string
  readonly phone: string
  readonly phoneCode: string
}

/** A field of the form that completes an account. */
export type DetailField = Exclude<keyof DetailDraft, "phoneCode">

/** The form that completes an account, with nothing typed. */
export const emptyDetail: DetailDraft = {
  userName: "",
  firstName: "",
  lastName: "",
  email: "",
  gender: null,
  dateOfBirth: "",
  province: null,
  city: null,
  password: "",
  passwordAgain: "",
  phone: "",
  phoneCode: defaultPhoneCode
}

/** Returns what is wrong with the fields that are asked; those that may stay empty are judged only when filled. */
export const detailProblems = (
  draft: DetailDraft,
  asked: ReadonlyArray<DetailField>,
  today: string
): Problems<DetailField> =>
  problemsIn(
    asked.map((field) => {
      switch (field) {
        case "userName":
          return [field, userNameProblem(draft.userName)]
        case "firstName":
        case "lastName":
          return [field, nameProblem(draft[field])]
        case "email":
          return [field, emailProblem(draft.email)]
        case "phone":
          return [field, phoneProblem(draft.phone, draft.phoneCode)]
        case "password":
          return [field, draft.password === "" ? undefined : passwordProblem(draft.password)]
        case "passwordAgain":
          return [field, draft.password === "" ? undefined : againProblem(draft.password, draft.passwordAgain)]
        case "dateOfBirth":
          return [field, draft.dateOfBirth === "" ? undefined : birthProblem(draft.dateOfBirth, today)]
        default:
          return [field, draft[field] === null ? "required" : undefined]
      }
    })
  )

/** Fields of a detail that the server refuses, by the same rules; what is not there is not judged. */
export const refusedDetails = (detail: RegistrationDetail, today: string): ReadonlyArray<string> => {
  const judged = <T>(value: T | undefined, rule: (value: T) => ReturnType<typeof nameProblem>) =>
    value === undefined ? undefined : rule(value)
  return Object.keys(
    problemsIn([
      ["userName", judged(detail.userName, userNameProblem)],
      ["firstName", judged(detail.firstName, nameProblem)],
      ["lastName", judged(detail.lastName, nameProblem)],
      ["email", judged(detail.email, emailProblem)],
      ["dateOfBirth", judged(detail.dateOfBirth, (day) => birthProblem(day, today))],
      ["password", judged(detail.password, passwordProblem)]
    ])
  )
}

/** Returns the fields that are sent: those that are required and filled. */
export const detailIn = (
  draft: DetailDraft,
  asked: ReadonlyArray<DetailField>,
  proof: OtpProof | undefined
): RegistrationDetail => {
  const { gender, province, city } = draft
  const filledValue = (field: DetailField, value: string): string | undefined =>
    asked.includes(field) && value.trim() !== "" ? value.trim() : undefined
  const read = asked.includes("phone") ? readPhone(draft.phone, draft.phoneCode) : { problem: "required" }
  const texts = {
    userName: filledValue("userName", draft.userName),
    firstName: filledValue("firstName", draft.firstName),
    lastName: filledValue("lastName", draft.lastName),
    email: filledValue("email", draft.email),
    dateOfBirth: filledValue("dateOfBirth", draft.dateOfBirth),
    password: asked.includes("password") && draft.password !== "" ? draft.password : undefined
  }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(asked.includes("gender") && gender !== null && { gender }),
    ...(asked.includes("province") && province !== null && { province }),
    ...(asked.includes("city") && city !== null && { city }),
    ...("phone" in read && proof !== undefined && { phone: { phone: read.phone, proof } })
  }
}
