import { againProblem, type Problems, passwordProblem, problemsIn } from "../field.rule.ts"

/** A new password as it is typed, twice. */
export interface PasswordDraft {
  readonly newPassword: string
  readonly newPasswordAgain: string
}

/** 6 to 60 characters, the same twice. Specification 5; D-31. */
export const passwordProblems = (draft: PasswordDraft): Problems<keyof PasswordDraft> =>
  problemsIn([
    ["newPassword", passwordProblem(draft.newPassword)],
    ["newPasswordAgain", againProblem(draft.newPassword, draft.newPasswordAgain)]
  ])

/** How hard a password is to guess: hints, never refusals. Security 6, S1. */
export type PasswordStrength = "common" | "weak" | "fair" | "strong"

/** Passwords that guessers try first, here. */
const common: ReadonlySet<string> = new Set(
  "123456 1234567 12345678 123456789 1234567890 654321 111111 000000 112233 121212 123123 666666 888888 abc123 abcdef aku123 akucantik anjing asdfgh bismillah bandung cantik cinta doraemon dragon football freedom iloveyou indonesia jakarta kucing letmein login master monkey p@ssw0rd passw0rd password password1 password123 princess qazwsx qwerty qwerty123 qwertyuiop rahasia sayang sayangku semangat sepakbola starwars sunshine superman surabaya welcome whatever persija persib123 terserah".split(
    " "
  )
)

/** Returns the text of the strength hint; nothing while there is nothing to judge. */
export const strengthOf = (password: string): PasswordStrength | undefined => {
  if (passwordProblem(password) !== undefined) return undefined
  if (common.has(password.toLowerCase()) || /^(.)\1+$/u.test(password)) return "common"
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const length = [...password].length
  if (length >= 12 && kinds >= 2) return "strong"
  return length >= 8 && kinds >= 2 ? "fair" : length >= 12 ? "fair" : "weak"
}
