import { letterPattern, nameLengthOf, recipientLength, recipientPattern } from "../kernel/person-name.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { defaultPhoneCode } from "../kernel/phone.ts"
import { oneLine } from "../kernel/text.ts"
import type { Address, AddressGiven, Contact } from "./address.ts"
import type { AddressDraft, AddressField, AddressProblem, AddressProblems } from "./address-draft.ts"
import { addressLengths } from "./address-lengths.ts"

/** Everything that is wrong with where a parcel is to go; nothing: it can be sent. Specification 5; D-50. */
export const placeProblems = (draft: AddressDraft): AddressProblems =>
  withoutGaps([
    ["label", textProblem("label", draft.label, false)],
    ["district", draft.district === null ? "required" : undefined],
    ["village", textProblem("village", draft.village, true)],
    ["postalCode", postalProblem(draft.postalCode)],
    ["line", textProblem("line", draft.line, true)],
    ["landmark", textProblem("landmark", draft.landmark, false)],
    ["noteForCourier", textProblem("noteForCourier", draft.noteForCourier, false)]
  ])

/**
 * What is wrong with the person who receives the parcel.
 *
 * @param of `any` also accepts landlines, for addresses alone; the contact of an order needs a mobile number. D-30, D-50.
 */
export const recipientProblems = (
  { phone, recipient }: Pick<AddressDraft, "phone" | "recipient">,
  of: "mobile" | "any"
): AddressProblems =>
  withoutGaps([
    ["phone", phoneProblem(phone, of)],
    ["recipient", nameProblem(recipient)]
  ])

/** A person of these words: the last is the last name, people of one name have none. D-31. */
export const namesOf = (full: string): Pick<Contact, "firstName" | "lastName"> => {
  const words = oneLine(full).split(" ")
  return words.length < 2
    ? { firstName: words.join(" "), lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" }
}

/** The address of a draft without problems. */
export const addressIn = (draft: AddressDraft): AddressGiven | undefined => {
  const read = readPhone(draft.phone, defaultPhoneCode, "any")
  if (!("phone" in read) || draft.district === null) return undefined
  const [label, landmark] = [oneLine(draft.label), oneLine(draft.landmark)]
  const noteForCourier = oneLine(draft.noteForCourier)
  return {
    ...(label !== "" && { label }),
    recipient: oneLine(draft.recipient),
    phone: read.phone,
    district: draft.district.id,
    village: { ...(draft.villageId !== null && { id: draft.villageId }), name: oneLine(draft.village) },
    postalCode: draft.postalCode.trim(),
    line: oneLine(draft.line),
    ...(landmark !== "" && { landmark }),
    ...(noteForCourier !== "" && { noteForCourier })
  }
}

/** An address that is known, as it would have been typed. */
export const draftOf = (to: Address): AddressDraft => ({
  label: to.label ?? "",
  recipient: to.recipient,
  phone: typedPhone(to.phone),
  district: { ...to.district, city: to.city, province: to.province, postalCodes: [to.postalCode] },
  village: to.village.name,
  villageId: to.village.id ?? null,
  postalCode: to.postalCode,
  line: to.line,
  landmark: to.landmark ?? "",
  noteForCourier: to.noteForCourier ?? ""
})

/** A number as written in Indonesia, with its zero. D-30. */
export const typedPhone = ({ code, national }: Contact["phone"]): string =>
  code === defaultPhoneCode ? `0${national}` : national

const withoutGaps = (all: ReadonlyArray<readonly [AddressField, AddressProblem | undefined]>): AddressProblems =>
  Object.fromEntries(all.filter(([, problem]) => problem !== undefined))

const phoneProblem = (typed: string, of: "mobile" | "any"): AddressProblem | undefined => {
  const read = readPhone(typed, defaultPhoneCode, of)
  return "problem" in read ? read.problem : undefined
}

const nameProblem = (typed: string): AddressProblem | undefined => {
  const name = oneLine(typed)
  if (name === "") return "required"
  if (!recipientPattern.test(name) || !letterPattern.test(name)) return "letters"
  return nameLengthOf(name) > recipientLength ? "too-long" : undefined
}

const postalProblem = (typed: string): AddressProblem | undefined => {
  if (typed.trim() === "") return "required"
  return /^\d{5}$/.test(typed.trim()) ? undefined : "postal-code"
}

const textProblem = (
  field: keyof typeof addressLengths,
  typed: string,
  required: boolean
): AddressProblem | undefined => {
  const text = oneLine(typed)
  if (text === "") return required ? "required" : undefined
  return text.length > addressLengths[field] ? "too-long" : undefined
}
