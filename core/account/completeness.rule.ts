import { type MandatoryField, type Member, mandatoryFields } from "./member.ts"

/** What a complete profile still wants. Specification 3, User; D-35. */
export const missingFields = (member: Member): ReadonlyArray<MandatoryField> =>
  mandatoryFields.filter((field) => member[field] === undefined || member[field] === "")
