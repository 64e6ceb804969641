import { createHash, createHmac, randomBytes } from "node:crypto"
import { Effect } from "effect"
import type { Keys } from "#core/account/account-services.port.ts"

/**
 * Tokens of 256 random bits, of which a plain SHA-256 is stored. Six digits are guessed at once by a reader of the
 * database, so a code's digest needs the server's key, and is valid only where the code was asked for. Security 3.
 *
 * @param key of the server's own, 256 bits that are used for nothing else
 */
export const keysOver = (key: Uint8Array): Keys => ({
  token: Effect.sync(() => randomBytes(32).toString("base64url")),
  digest: (token) => createHash("sha256").update(token).digest("base64url"),
  sign: (code, { scope, destination, ticket }) =>
    // As a list in JSON no part runs into the next one.
    createHmac("sha256", key)
      .update(JSON.stringify([scope, destination, ticket, code]))
      .digest("base64url")
})
