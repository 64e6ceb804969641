import { readPhone } from "../kernel/phone.rule.ts"
import { defaultPhoneCode } from "../kernel/phone.ts"
import { graphemes } from "../kernel/text.ts"
import type { Address, AddressGiven, Contact } from "./address.ts"
import type { AddressDraft, AddressField, AddressProblem, AddressProblems } from "./address-draft.ts"

/** Longest first and last name, and longest of the other fields. Specification 5; the rest is the wire's. */
const nameLength = 32
const lengths: Partial<Readonly<Record<AddressField, number>>> = {
  label: 32,
  village: 64,
  line: 200,
  landmark: 100,
  noteForCourier: 200
}

/** Everything that is wrong with where a parcel is to go; nothing: it can be sent. Specification 5; D-50. */
export const placeProblems = (draft: AddressDraft): AddressProblems =>
  told([
    ["label", textProblem("label", draft.label, false)],
    ["district", draft.district === null ? "required" : undefined],
    ["village", textProblem("village", draft.village, true)],
    ["postalCode", postalProblem(draft.postalCode)],
    ["line", textProblem("line", draft.line, true)],
    ["landmark", textProblem("landmark", draft.landmark, false)],
    ["noteForCourier", textProblem("noteForCourier", draft.noteForCourier, false)]
  ])

/** The same for who is to get it. Specification 5; D-30, D-31. */
export const recipientProblems = ({ phone, recipient }: Pick<AddressDraft, "phone" | "recipient">): AddressProblems =>
  told([
    ["phone", phoneProblem(phone)],
    ["recipient", nameProblem(recipient)]
  ])

/** A person of these words: the last is the last name, people of one name have none. D-31. */
export const namesOf = (full: string): Pick<Contact, "firstName" | "lastName"> => {
  const words = tidied(full).split(" ")
  return words.length < 2
    ? { firstName: words.join(" "), lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" }
}

/** What the shop is told of a draft without problems. */
export const addressIn = (draft: AddressDraft): AddressGiven | undefined => {
  const read = readPhone(draft.phone)
  if (!("phone" in read) || draft.district === null) return undefined
  const [label, landmark] = [tidied(draft.label), tidied(draft.landmark)]
  const noteForCourier = tidied(draft.noteForCourier)
  return {
    ...(label !== "" && { label }),
    recipient: tidied(draft.recipient),
    phone: read.phone,
    district: draft.district.id,
    village: { ...(draft.villageId !== null && { id: draft.villageId }), name: tidied(draft.village) },
    postalCode: draft.postalCode.trim(),
    line: tidied(draft.line),
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

/** A number as people here write it: with its zero. D-30. */
export const typedPhone = ({ code, national }: Contact["phone"]): string =>
  code === defaultPhoneCode ? `0${national}` : national

const told = (all: ReadonlyArray<readonly [AddressField, AddressProblem | undefined]>): AddressProblems =>
  Object.fromEntries(all.filter(([, problem]) => problem !== undefined))

const phoneProblem = (typed: string): AddressProblem | undefined => {
  const read = readPhone(typed)
  return "problem" in read ? read.problem : undefined
}

const nameProblem = (typed: string): AddressProblem | undefined => {
  if (tidied(typed) === "") return "required"
  const { firstName, lastName } = namesOf(typed)
  if (!/^[\p{L} ]*$/u.test(firstName + lastName)) return "letters"
  return [firstName, lastName].some((name) => graphemes(name).length > nameLength) ? "too-long" : undefined
}

const postalProblem = (typed: string): AddressProblem | undefined => {
  if (typed.trim() === "") return "required"
  return /^\d{5}$/.test(typed.trim()) ? undefined : "postal-code"
}

const textProblem = (field: AddressField, typed: string, required: boolean): AddressProblem | undefined => {
  const text = tidied(typed)
  if (text === "") return required ? "required" : undefined
  return text.length > (lengths[field] ?? 0) ? "too-long" : undefined
}

/** Single blanks, lines one behind the other: what is typed into an area is one line of an address. */
const tidied = (typed: string): string =>
  typed
    .trim()
    .replace(/\s*\n\s*/g, ", ")
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
