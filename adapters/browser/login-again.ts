type Ask = () => Promise<boolean>

interface LoginAgain {
  /** Asks the person to log in again; resolves to whether they did. */
  readonly wanted: Ask
  /** Registers the function that asks. */
  readonly answer: (given: Ask) => void
  /** Whether a press waits for an answer that only a member gets; registered by a member's cart. */
  hasPress?: (() => boolean) | undefined
}

let ask: Ask = () => Promise.resolve(false)
let asking: Promise<boolean> | undefined

/** Connects calls that found no member logged in with the screen that asks; several calls at once ask once. D-36. */
export const loginAgain: LoginAgain = {
  wanted: () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  },
  answer: (given) => {
    ask = given
  }
}
