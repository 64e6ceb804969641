/** What a page needs to show that a person uses it; only if the shop asks for it. D-36b. */
export interface RecaptchaPage {
  /** The shop's public key. */
  readonly key: string
  /** Address of the script. */
  readonly script: string
}
