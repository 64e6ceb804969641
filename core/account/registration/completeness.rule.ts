import { type MandatoryField, type Member, mandatoryFields } from "../member.ts"

/** Returns what a complete profile still lacks. Specification 3, User; D-35. */
export const missingFields = (member: Partial<Pick<Member, MandatoryField>>): ReadonlyArray<MandatoryField> =>
  mandatoryFields.filter((field) => member[field] === undefined || member[field] === "")

/**
 * Whether a registration is half: a mandatory field is missing. Such a member may read, but not order or review. It follows
 * from the fields and is not stored. D-35; decision 0077.
 */
export const isHalf = (member: Partial<Pick<Member, MandatoryField>>): boolean => missingFields(member).length > 0

/**
 * Whether a member's details may have been set aside until their number is proven again: the address is proven, and the
 * account has neither a number nor a name. Decision 0030.
 */
export const mayBeSetAside = ({
  isEmailVerified,
  phone,
  firstName,
  lastName
}: Pick<Member, "isEmailVerified" | "firstName" | "lastName"> & { readonly phone?: Member["phone"] }): boolean =>
  isEmailVerified && phone === undefined && firstName === "" && lastName === ""
