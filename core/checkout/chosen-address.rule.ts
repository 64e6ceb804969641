import { readPhone } from "../kernel/phone.rule.ts"
import { typedPhone } from "../kernel/phone.ts"
import { draftOf } from "../regions/address.rule.ts"
import type { Address } from "../regions/address.ts"
import { emptyAddress } from "../regions/address-draft.ts"
import type { DetailsDraft } from "./details.ts"

/**
 * Returns an address of the address book as it is typed beside a contact, whose number stays: that of the address becomes the
 * recipient's own if it differs. Without a contact's number a mobile one becomes both. D-30, D-50.
 *
 * @param contactPhone the number of the contact as it was typed; may be empty
 */
export const chosenAddress = (to: Address, contactPhone: string): Partial<DetailsDraft> => {
  const draft = draftOf(to)
  const isMobile = "phone" in readPhone(draft.phone)
  if (contactPhone.trim() === "" && isMobile) return { ...draft, recipientPhone: "" }
  const read = readPhone(contactPhone)
  const isSame = "phone" in read && typedPhone(read.phone) === draft.phone
  return { ...draft, phone: contactPhone, recipientPhone: isSame ? "" : draft.phone }
}

const { phone: _, recipient: __, ...emptyPlace } = emptyAddress
/** What is typed for an address that the address book does not have: no place yet, for the same person. D-50. */
export const anotherAddress: Partial<DetailsDraft> = { ...emptyPlace, recipientPhone: "" }

/** Returns whether the typed place and recipient are those of an address: once one of them is changed it is another address. */
export const isTyped = ({ recipient, district, village, postalCode, line }: Address, draft: DetailsDraft): boolean =>
  recipient === draft.recipient &&
  district.id === draft.district?.id &&
  village.name === draft.village &&
  postalCode === draft.postalCode &&
  line === draft.line
