import { Effect, Exit } from "effect"
import { keysOver } from "#adapters/identity/keys.ts"
import { systemRandom } from "#adapters/server/random.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import { accountOver } from "#core/account/account.usecases.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { allOn } from "#core/toggles/toggles.ts"

/** Accounts with everything counted that costs something. */
export interface Attacked {
  readonly port: AccountPort
  /** Passwords that were compared. */
  readonly hashes: () => number
  /** Codes that left. */
  readonly codes: ReadonlyArray<string>
}

/** @param password the one that is right for everybody */
export const attackedOver = (stores: AccountStores, now: Instant, password = "right"): Attacked => {
  let hashes = 0
  const codes: Array<string> = []
  const port = accountOver(
    stores,
    {
      passwords: {
        hash: (plain) => Effect.succeed(plain),
        verify: (hash, plain) =>
          // A hash takes its time, in which everybody else has asked, too.
          Effect.promise(async () => {
            hashes++
            await new Promise(setImmediate)
            return hash !== undefined && plain === password
          })
      },
      keys: keysOver(Buffer.alloc(32, 7)),
      messenger: {
        sendCode: ({ code }) => Effect.sync(() => void codes.push(code)),
        sendReset: () => Effect.void
      },
      socialReturns: { take: () => Effect.die("nobody comes from there") },
      recaptcha: { check: () => Effect.void },
      toggles: Effect.succeed(allOn),
      random: systemRandom
    },
    { language: "id", cookie: { open: () => {}, remember: () => {} } },
    now
  )
  return { port, hashes: () => hashes, codes }
}

type Outcome = Exit.Exit<unknown, { readonly _tag: string }>

/** How often each thing was answered, all at once asked. */
export const allAtOnce = async (
  calls: ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>>
): Promise<Readonly<Record<string, number>>> => {
  const outcomes = await Effect.runPromise(
    Effect.all(
      calls.map((call) => Effect.exit(call)),
      { concurrency: "unbounded" }
    )
  )
  return Object.fromEntries(
    [...Map.groupBy(outcomes.map(wordOf), (word) => word)].map(([word, all]) => [word, all.length])
  )
}

const wordOf = (outcome: Outcome): string =>
  Exit.isSuccess(outcome)
    ? "done"
    : (/"_tag":"((?!Fail|Die|Cause)\w+)"/.exec(JSON.stringify(outcome.cause.reasons))?.[1] ?? "defect")

export const many = <A>(count: number, one: (place: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, place) => one(place))
