import type { Member } from "../account/member.ts"
import { isEmail } from "../kernel/email.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { typedPhone } from "../kernel/phone.ts"
import { addressIn, draftOf, namesOf, placeProblems, recipientProblems } from "../regions/address.rule.ts"
import type { Address, AddressGiven, Contact } from "../regions/address.ts"
import type { Checkout } from "./checkout.ts"
import { type DetailsDraft, type DetailsProblem, type DetailsProblems, emptyDetails } from "./details.ts"

/** Everything that is wrong with what was typed; nothing: it can be sent. Specification 5; D-24, D-30, D-31, D-50. */
export const detailsProblems = (draft: DetailsDraft, ships: boolean): DetailsProblems => {
  const email = emailProblem(draft.email)
  const own = ships && draft.recipientPhone.trim()
  const { phone } = own ? recipientProblems({ ...draft, phone: own }, "any") : {}
  return {
    ...(email && { email }),
    ...recipientProblems(draft, "mobile"),
    ...(phone && { recipientPhone: phone }),
    ...(ships && placeProblems(draft))
  }
}

/** What is sent of a draft without problems. */
export const givenIn = (
  draft: DetailsDraft,
  ships: boolean
): { readonly contact: Contact; readonly address?: AddressGiven } | undefined => {
  const read = readPhone(draft.phone)
  if (!("phone" in read)) return undefined
  const contact = { ...namesOf(draft.recipient), email: draft.email.trim(), phone: read.phone }
  if (!ships) return { contact }
  const address = addressIn({ ...draft, phone: draft.recipientPhone.trim() || draft.phone })
  return address && { contact, address }
}

/** Returns the draft with each empty field filled from what is known of the member; the same draft if nothing is to be filled. */
export const withMember = (draft: DetailsDraft, member: Member | undefined): DetailsDraft => {
  if (member === undefined) return draft
  const known = {
    email: member.email,
    phone: member.phone === undefined ? "" : typedPhone(member.phone),
    recipient: [member.firstName, member.lastName].filter(Boolean).join(" ")
  }
  const filled = Object.entries(known).filter(
    ([field, value]) => value !== "" && draft[field as keyof typeof known].trim() === ""
  )
  return filled.length === 0 ? draft : { ...draft, ...Object.fromEntries(filled) }
}

/** Returns the data of a checkout as a draft; what was typed since has precedence. */
export const draftWith = (typed: DetailsDraft, { contact, delivery }: Checkout): DetailsDraft => {
  const known: DetailsDraft = {
    ...emptyDetails,
    ...(delivery && draftOf(delivery.address)),
    ...(contact && { email: contact.email, phone: typedPhone(contact.phone) }),
    ...(contact && delivery && { recipientPhone: ownPhone(delivery.address, typedPhone(contact.phone)) }),
    ...(contact && !delivery && { recipient: [contact.firstName, contact.lastName].filter(Boolean).join(" ") })
  }
  const typedOf = Object.entries(typed).filter(([, value]) => value !== "" && value !== null)
  return { ...known, ...Object.fromEntries(typedOf) }
}

/** Returns the number of a recipient as it is typed; empty if it is that of the contact, `ofContact` as it was typed. D-50. */
export const ownPhone = ({ phone }: Pick<Address, "phone">, ofContact: string): string => {
  const typed = typedPhone(phone)
  return typed === ofContact ? "" : typed
}

const emailProblem = (typed: string): DetailsProblem | undefined => {
  if (typed.trim() === "") return "required"
  return isEmail(typed.trim()) ? undefined : "email"
}
