type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)
let asking: Promise<boolean> | undefined

/** Connects calls that found no member logged in with the screen that asks; several calls at once ask once. D-36. */
export const loginAgain = {
  /** Asks the person to log in again; resolves to whether they did. */
  wanted: (): Promise<boolean> => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  },
  /** Registers the function that asks. */
  answer: (given: Ask): void => {
    ask = given
  }
}
