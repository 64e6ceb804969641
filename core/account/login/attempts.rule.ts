/** Wrong passwords in a row and what they bring. Specification 4 and 9; D-34. */
export interface AttemptRules {
  /** A warning. */
  readonly warnAt: number
  /** The last warning. */
  readonly limitAt: number
  /** Passwords are refused until a new one is set. */
  readonly lockAt: number
}

/** Failures after which a warning comes, the last chance, and the lock. Specification 4. */
export const attemptRules: AttemptRules = { warnAt: 3, limitAt: 4, lockAt: 5 }

/** The level after wrong passwords in a row. */
export type AttemptLevel = "fine" | "wrong" | "warned" | "limited" | "locked"

/** Returns the level of so many wrong passwords in a row. Time does not lower it; only a right or new one. D-34. */
export const levelAfter = (fails: number, { warnAt, limitAt, lockAt }: AttemptRules): AttemptLevel => {
  if (fails >= lockAt) return "locked"
  if (fails >= limitAt) return "limited"
  if (fails >= warnAt) return "warned"
  return fails > 0 ? "wrong" : "fine"
}

/** The form in which user names and e-mail addresses are counted and compared. D-31, D-34. */
export const identifierOf = (typed: string): string => typed.trim().toLowerCase()
