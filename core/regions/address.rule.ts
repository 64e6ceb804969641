import { isEmail } from "../kernel/email.ts"
import { letterPattern, nameLengthOf, recipientLength, recipientPattern } from "../kernel/person-name.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { defaultPhoneCode, typedPhone } from "../kernel/phone.ts"
import { oneLine } from "../kernel/text.ts"
import type { Address, AddressGiven, Contact } from "./address.ts"
import type { AddressDraft, AddressField, AddressProblem, AddressProblems, ContactProblems } from "./address-draft.ts"
import { addressLengths, postalCodePattern } from "./address-lengths.ts"
import type { DistrictId, VillageId } from "./region.ts"

/** Returns everything that is wrong with a destination; empty: a parcel can be sent. Specification 5; D-50. */
export const placeProblems = (draft: AddressDraft): AddressProblems =>
  withoutGaps([
    ["district", draft.district === null ? "required" : undefined],
    ...textProblems(draft),
    ...villageProblem(draft.district?.id, draft.villageId)
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

/**
 * What is wrong with an address as it is sent, by the rules of its form; whether its kecamatan exists is asked of the map.
 * Specification 5; D-50.
 */
export const addressProblems = ({ village, phone, recipient, ...given }: AddressGiven): AddressProblems =>
  withoutGaps([
    ...textProblems({ label: "", landmark: "", noteForCourier: "", ...given, village: village.name }),
    ...villageProblem(given.district, village.id),
    ["phone", phoneProblem(typedPhone(phone), "any", phone.code)],
    ["recipient", nameProblem(recipient)]
  ])

/** What is wrong with the contact of an order as it is sent, by the rules of its form. Specification 5; D-24, D-30, D-31. */
export const contactProblems = ({ firstName, lastName, email, phone }: Contact): ContactProblems => ({
  ...withoutGaps([
    ["phone", phoneProblem(typedPhone(phone), "mobile", phone.code)],
    ["recipient", nameProblem([firstName, lastName].join(" "))]
  ]),
  ...(isEmail(email) ? {} : { email: "email" })
})

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

type Judged = readonly [AddressField, AddressProblem | undefined]
const withoutGaps = (all: ReadonlyArray<Judged>): AddressProblems =>
  Object.fromEntries(all.filter(([, problem]) => problem !== undefined))

type Texts = Pick<AddressDraft, keyof typeof addressLengths | "postalCode">
const textProblems = (texts: Texts): ReadonlyArray<Judged> => [
  ["label", textProblem("label", texts.label, false)],
  ["village", textProblem("village", texts.village, true)],
  ["postalCode", postalProblem(texts.postalCode)],
  ["line", textProblem("line", texts.line, true)],
  ["landmark", textProblem("landmark", texts.landmark, false)],
  ["noteForCourier", textProblem("noteForCourier", texts.noteForCourier, false)]
]

/** A village of the table is one of the district: its code begins with that of the district. D-50. */
const villageProblem = (
  district: DistrictId | undefined,
  village: VillageId | null | undefined
): ReadonlyArray<Judged> =>
  district === undefined || !village || village.startsWith(`${district}.`) ? [] : [["village", "required"]]

const phoneProblem = (typed: string, of: "mobile" | "any", code = defaultPhoneCode): AddressProblem | undefined => {
  const read = readPhone(typed, code, of)
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
  return postalCodePattern.test(typed.trim()) ? undefined : "postal-code"
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
