import { Effect } from "effect"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Bearer } from "#core/account/session/session.ts"

let held: Bearer | undefined

/** The bearer of this page: in memory only, never in a storage. D-36. */
export const bearer = (): string | undefined => (held && held.until > Date.now() ? held.token : undefined)

type Calls = Readonly<Record<PropertyKey, (input: unknown) => Effect.Effect<unknown, unknown>>>

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
      const ask = (input: unknown) =>
        (calls as unknown as Calls)[name]?.(input) ?? Effect.die(`no call ${String(name)}`)
      if (name === "logout") return (input: unknown) => Effect.ensuring(ask(input), hold(undefined))
      return (input: unknown) => Effect.tap(ask(input), (answer) => hold(bearerIn(answer) ?? held))
    }
  })
