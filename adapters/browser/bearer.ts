import { Effect } from "effect"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Bearer } from "#core/account/session/session.ts"
import { callOf } from "#core/kernel/named-calls.ts"

let held: Bearer | undefined

/** The bearer of this page: in memory only, never in a storage. D-36. */
export const bearer = (): string | undefined => (held && held.until > Date.now() ? held.token : undefined)

/** Returns whether a session was open on this page, also if it has ended since without a log-out. */
export const hasSession = (): boolean => held !== undefined

const bearerIn = (answer: unknown): Bearer | undefined =>
  typeof answer === "object" && answer !== null && "bearer" in answer ? (answer.bearer as Bearer) : undefined

const hold = (next: Bearer | undefined) =>
  Effect.sync(() => {
    held = next
  })

/** Wraps the account's calls: a call that returns a bearer sets it for this page, and a log-out clears it. */
export const holdingBearer = (port: AccountPort): AccountPort =>
  new Proxy(port, {
    get: (calls, name) => {
      // `await` reads `then` of any object: it is no call.
      if (name === "then") return undefined
      const ask = callOf(calls, name)
      if (name === "logout") return (input: unknown) => Effect.ensuring(ask(input), hold(undefined))
      return (input: unknown) => Effect.tap(ask(input), (answer) => hold(bearerIn(answer) ?? held))
    }
  })
