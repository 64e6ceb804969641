import { Effect } from "effect"
import type { AccountPort } from "#core/account/account.port.ts"
import type { Bearer } from "#core/account/session/session.ts"
import type { NamedCall } from "#core/kernel/named-calls.ts"

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
export const holdingBearer = (port: AccountPort): AccountPort => {
  const holding = Object.entries<NamedCall>({ ...port } as never).map(([name, ask]): [string, NamedCall] => [
    name,
    (input) => Effect.tap(ask(input), (answer) => hold(bearerIn(answer) ?? held))
  ])
  return {
    ...(Object.fromEntries(holding) as unknown as AccountPort),
    logout: (input) =>
      Effect.ensuring(
        Effect.tap(port.logout(input), () => Effect.promise(leaveDevice)),
        hold(undefined)
      )
  }
}

/** The next person at this device gets no notices of the last one's orders, also if the shop missed it. Decision 0140. */
const leaveDevice = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // A browser without workers or notices has nothing to leave.
  }
}
