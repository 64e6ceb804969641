import { draftBeside } from "../regions/address.rule.ts"
import type { Address } from "../regions/address.ts"
import { ownPhone } from "./details.rule.ts"
import type { DetailsDraft } from "./details.ts"

/** Returns an address of the address book as it is typed beside a contact: a landline is the recipient's own number. D-50. */
export const chosenAddress = (to: Address, phone: string): Partial<DetailsDraft> => {
  const draft = draftBeside(to, phone)
  return { ...draft, recipientPhone: ownPhone(to, draft.phone) }
}
