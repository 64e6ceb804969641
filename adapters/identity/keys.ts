import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"

/** What opens something, and what the database keeps of it. */
export interface Keys {
  /** 256 bits that nobody can guess, in 43 letters that need no escaping. Security 3. */
  readonly token: () => string
  /** What is kept of a token: its SHA-256. A token is long enough that nothing slower is needed. */
  readonly digest: (token: string) => string
  /**
   * What is kept of a one-time code. Six digits are guessed in no time by whoever reads the database, so this needs the
   * server's secret, and fits nowhere else than where the code was asked for. Security 3, OTP.
   */
  readonly codeSeal: (code: AskedCode) => string
  /** Compares in the same time whatever is given. */
  readonly isSame: (expected: string, given: string) => boolean
}

/** A code with everything it belongs to. */
export interface AskedCode {
  readonly code: string
  readonly scope: string
  /** `+6281234567890` or an e-mail address. */
  readonly destination: string
  readonly ticket: string
}

/** @param key of the server's own, 256 bits that are used for nothing else */
export const keysOver = (key: Uint8Array): Keys => ({
  token: () => randomBytes(32).toString("base64url"),
  digest: sha256,
  codeSeal: ({ code, scope, destination, ticket }) =>
    // As a list in JSON no part runs into the next one.
    createHmac("sha256", key)
      .update(JSON.stringify([scope, destination, ticket, code]))
      .digest("base64url"),
  isSame: (expected, given) =>
    timingSafeEqual(createHash("sha256").update(expected).digest(), createHash("sha256").update(given).digest())
})

const sha256 = (token: string): string => createHash("sha256").update(token).digest("base64url")
