import { isEmail } from "../kernel/email.ts"
import { type FieldProblem, type Problems, problemsIn } from "./field.rule.ts"

/** A login as it is typed. */
export interface LoginDraft {
  readonly identifier: string
  readonly password: string
}

/** User name or address and password must be there; neither has a length. Specification 5; D-31. */
export const loginProblems = ({ identifier, password }: LoginDraft): Problems<keyof LoginDraft> =>
  problemsIn([
    ["identifier", identifierProblem(identifier.trim())],
    ["password", password === "" ? "required" : undefined]
  ])

/** Whether what is typed is meant as an address: only the words of the answer depend on it. Specification 5. */
export const isMeantAsEmail = (identifier: string): boolean => isEmail(identifier.trim())

const identifierProblem = (identifier: string): FieldProblem | undefined => {
  if (identifier === "") return "required"
  return isEmail(identifier) || /^[A-Za-z0-9]+$/.test(identifier) ? undefined : "characters"
}
