import type { District, VillageId } from "./region.ts"

/** An address as it is typed. Rule 45: one field for the name; rule 46: one box finds the kecamatan. */
export interface AddressDraft {
  /** `Rumah`, `Kantor` or the member's own words; may stay empty. D-50. */
  readonly label: string
  readonly recipient: string
  readonly phone: string
  readonly district: District | null
  readonly village: string
  readonly villageId: VillageId | null
  readonly postalCode: string
  readonly line: string
  readonly landmark: string
  readonly noteForCourier: string
}

/** A field of an address. */
export type AddressField = Exclude<keyof AddressDraft, "villageId">

/** An address with nothing typed. */
export const emptyAddress: AddressDraft = {
  label: "",
  recipient: "",
  phone: "",
  district: null,
  village: "",
  villageId: null,
  postalCode: "",
  line: "",
  landmark: "",
  noteForCourier: ""
}

/** What is wrong with a field of an address. Specification 5. */
export type AddressProblem = "required" | "letters" | "too-long" | "digits" | "length" | "mobile" | "postal-code"

/** What is wrong with the fields of an address, by field. */
export type AddressProblems = Partial<Readonly<Record<AddressField, AddressProblem>>>

/** What is wrong with the contact of an order. Specification 5. */
export type ContactProblems = Pick<AddressProblems, "phone" | "recipient"> & { readonly email?: "email" }
