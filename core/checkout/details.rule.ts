import { isEmail } from "../kernel/email.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { defaultPhoneCode } from "../kernel/phone.ts"
import { graphemes } from "../kernel/text.ts"
import type { Contact } from "../regions/address.ts"
import type { AddressGiven, Checkout } from "./checkout.ts"
import {
  type DetailsDraft,
  type DetailsField,
  type DetailsProblem,
  type DetailsProblems,
  emptyDetails
} from "./details.ts"

/** Longest first and last name, and longest of the other fields. Specification 5; the rest is the wire's. */
const nameLength = 32
const lengths: Partial<Readonly<Record<DetailsField, number>>> = {
  village: 64,
  line: 200,
  landmark: 100,
  noteForCourier: 200
}

/** Everything that is wrong with what was typed; nothing: it can be sent. Specification 5; D-24, D-30, D-31, D-50. */
export const detailsProblems = (draft: DetailsDraft, ships: boolean): DetailsProblems => {
  const all: ReadonlyArray<readonly [DetailsField, DetailsProblem | undefined]> = [
    ["email", emailProblem(draft.email)],
    ["phone", phoneProblem(draft.phone)],
    ["recipient", nameProblem(draft.recipient)],
    ...(ships ? addressProblems(draft) : [])
  ]
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined))
}

/** A person of these words: the last is the last name, people of one name have none. D-31. */
export const namesOf = (full: string): Pick<Contact, "firstName" | "lastName"> => {
  const words = tidied(full).split(" ")
  return words.length < 2
    ? { firstName: words.join(" "), lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" }
}

/** What the shop is told of a draft without problems. */
export const givenIn = (
  draft: DetailsDraft,
  ships: boolean
): { readonly contact: Contact; readonly address?: AddressGiven } | undefined => {
  const read = readPhone(draft.phone)
  if (!("phone" in read)) return undefined
  const contact = { ...namesOf(draft.recipient), email: draft.email.trim(), phone: read.phone }
  if (!ships) return { contact }
  if (draft.district === null) return undefined
  const [landmark, noteForCourier] = [tidied(draft.landmark), tidied(draft.noteForCourier)]
  return {
    contact,
    address: {
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
}

/** What a checkout knows already, as a draft; what was typed since counts before it. */
export const draftWith = (typed: DetailsDraft, { contact, delivery }: Checkout): DetailsDraft => {
  const to = delivery?.address
  const known: DetailsDraft = {
    ...emptyDetails,
    ...(contact && {
      email: contact.email,
      phone: contact.phone.code === defaultPhoneCode ? `0${contact.phone.national}` : contact.phone.national,
      recipient: [contact.firstName, contact.lastName].filter(Boolean).join(" ")
    }),
    ...(to && {
      recipient: to.recipient,
      district: { ...to.district, city: to.city, province: to.province, postalCodes: [to.postalCode] },
      village: to.village.name,
      villageId: to.village.id ?? null,
      postalCode: to.postalCode,
      line: to.line,
      landmark: to.landmark ?? "",
      noteForCourier: to.noteForCourier ?? ""
    })
  }
  const typedOf = Object.entries(typed).filter(([, value]) => value !== "" && value !== null)
  return { ...known, ...Object.fromEntries(typedOf) }
}

const addressProblems = (draft: DetailsDraft): ReadonlyArray<readonly [DetailsField, DetailsProblem | undefined]> => [
  ["district", draft.district === null ? "required" : undefined],
  ["village", textProblem("village", draft.village, true)],
  ["postalCode", postalProblem(draft.postalCode)],
  ["line", textProblem("line", draft.line, true)],
  ["landmark", textProblem("landmark", draft.landmark, false)],
  ["noteForCourier", textProblem("noteForCourier", draft.noteForCourier, false)]
]

const emailProblem = (typed: string): DetailsProblem | undefined => {
  if (typed.trim() === "") return "required"
  return isEmail(typed.trim()) ? undefined : "email"
}

const phoneProblem = (typed: string): DetailsProblem | undefined => {
  const read = readPhone(typed)
  return "problem" in read ? read.problem : undefined
}

const nameProblem = (typed: string): DetailsProblem | undefined => {
  if (tidied(typed) === "") return "required"
  const { firstName, lastName } = namesOf(typed)
  if (!/^[\p{L} ]*$/u.test(firstName + lastName)) return "letters"
  return [firstName, lastName].some((name) => graphemes(name).length > nameLength) ? "too-long" : undefined
}

const postalProblem = (typed: string): DetailsProblem | undefined => {
  if (typed.trim() === "") return "required"
  return /^\d{5}$/.test(typed.trim()) ? undefined : "postal-code"
}

const textProblem = (field: DetailsField, typed: string, required: boolean): DetailsProblem | undefined => {
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
