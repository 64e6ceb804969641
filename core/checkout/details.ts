import type { District, VillageId } from "../regions/region.ts"

/** Who and where, as it is typed. Rule 45: one field for the name; rule 46: one box finds the kecamatan. */
export interface DetailsDraft {
  readonly email: string
  readonly phone: string
  readonly recipient: string
  readonly district: District | null
  readonly village: string
  readonly villageId: VillageId | null
  readonly postalCode: string
  readonly line: string
  readonly landmark: string
  readonly noteForCourier: string
}

export type DetailsField = Exclude<keyof DetailsDraft, "villageId">

export const emptyDetails: DetailsDraft = {
  email: "",
  phone: "",
  recipient: "",
  district: null,
  village: "",
  villageId: null,
  postalCode: "",
  line: "",
  landmark: "",
  noteForCourier: ""
}

/** What is wrong with a field, for the words `checkout.problem.<field>.<problem>`. Specification 5. */
export type DetailsProblem =
  | "required"
  | "letters"
  | "too-long"
  | "email"
  | "digits"
  | "length"
  | "mobile"
  | "postal-code"

export type DetailsProblems = Partial<Readonly<Record<DetailsField, DetailsProblem>>>
