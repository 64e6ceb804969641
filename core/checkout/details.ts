import { type AddressDraft, type AddressProblem, emptyAddress } from "../regions/address-draft.ts"

/** Who and where, as it is typed. */
export interface DetailsDraft extends AddressDraft {
  readonly email: string
  /** Number of the recipient, a landline, too; empty if it is that of the contact. D-50. */
  readonly recipientPhone: string
}

/** A field of the step "details" of the checkout. */
export type DetailsField = Exclude<keyof DetailsDraft, "villageId">

/** The step "details" of the checkout, with nothing typed. */
export const emptyDetails: DetailsDraft = { email: "", recipientPhone: "", ...emptyAddress }

/** What is wrong with a field, for the words `checkout.problem.<field>.<problem>`. Specification 5. */
export type DetailsProblem = AddressProblem | "email"

/** What is wrong with the fields of the step "details", by field. */
export type DetailsProblems = Partial<Readonly<Record<DetailsField, DetailsProblem>>>
