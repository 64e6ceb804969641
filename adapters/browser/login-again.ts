type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)
let asking: Promise<boolean> | undefined

/** Between a call that found nobody logged in and the screen that asks: several calls at once ask once. D-36. */
export const loginAgain = {
  /** Asks whoever sits here to log in again; answers whether they did. */
  wanted: (): Promise<boolean> => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  },
  /** Who asks them. */
  answer: (given: Ask): void => {
    ask = given
  }
}
