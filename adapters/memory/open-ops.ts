import { Effect } from "effect"
import type { Keys, Passwords } from "#core/account/account-services.port.ts"

/** What a password is stored as if nothing is secret. */
export const openHash = (password: string): string => `hash of ${password}`

/** Passwords that are stored as they are: for specs and for the stage. */
export const openPasswords: Passwords = {
  hash: (password) => Effect.sync(() => openHash(password)),
  verify: (hash, password) => Effect.sync(() => hash === openHash(password))
}

/** Keys that can be guessed, one after the other. */
export const openKeys = (): Keys => {
  let made = 0
  return {
    token: Effect.sync(() => `token${++made}`),
    digest: (token) => `digest of ${token}`,
    sign: (code, { scope, destination, ticket }) => `${code} ${scope} ${destination} ${ticket}`
  }
}
