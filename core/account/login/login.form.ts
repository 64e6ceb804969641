import { emailLength, isEmail } from "../../kernel/email.ts"
import { type FieldProblem, type Problems, problemsIn } from "../field.rule.ts"

/** A login as it is typed. */
export interface LoginDraft {
  readonly identifier: string
  readonly password: string
}

/** Most characters of a password that is compared, so that hashing stays cheap; far above the 60 of one that is set. Own choice. */
export const typedPasswordLength = 1_000

/** User name or address and password must be there; neither has a length. Specification 5; D-31. */
export const loginProblems = ({ identifier, password }: LoginDraft): Problems<keyof LoginDraft> =>
  problemsIn([
    ["identifier", identifierProblem(identifier.trim())],
    ["password", password === "" ? "required" : password.length > typedPasswordLength ? "length" : undefined]
  ])

/** Returns whether what is typed is meant as an address: only the words of the answer depend on it. Specification 5. */
export const isMeantAsEmail = (identifier: string): boolean => isEmail(identifier.trim())

const identifierProblem = (identifier: string): FieldProblem | undefined => {
  if (identifier === "") return "required"
  if (identifier.length > emailLength) return "characters"
  return isEmail(identifier) || /^[A-Za-z0-9]+$/.test(identifier) ? undefined : "characters"
}
