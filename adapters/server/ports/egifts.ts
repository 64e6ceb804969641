import { Effect, Result } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { TooManyTries } from "#core/account/account.errors.ts"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { EgiftPort } from "#core/orders/egift/egift.port.ts"
import { countedBy } from "../http/limits.ts"

/** Wrong codes of one network in ten minutes, as of log-ins. Security 3. */
const perNetwork = { name: "egift-codes", most: 10, windowMs: 600_000 }
/** Wrong codes of one member in a day. Own choice: who mistypes has the link of the letter as well. */
const perMember = { name: "egift-codes-of-a-member", most: 20, windowMs: 86_400_000 }

/** Who asks, and from where. */
interface Asker {
  readonly address?: string
  readonly member?: MemberId | undefined
  readonly now: Instant
}

/**
 * E-gifts whose codes cannot be guessed: wrong ones are counted by network and by member. With 2^80 codes and ten tries in ten minutes
 * none is found. Decision 0122.
 *
 * @param isLimited whether networks are counted; members always are
 */
export const limitedEgifts = (db: Db, port: EgiftPort, asker: Asker, isLimited: boolean): EgiftPort => {
  const { address, member, now } = asker
  const byNetwork = countedBy(db, { address: address ?? "" }, now)
  const byMember = countedBy(db, { address: member ?? "" }, now)
  type Guessing = ReturnType<typeof countedBy>["guessing"]
  const limited = <A, E>(call: Effect.Effect<A, E>): Effect.Effect<A, E | TooManyTries | Unavailable> => {
    const network: Guessing = isLimited && address !== undefined ? byNetwork.guessing : (one) => one
    const own: Guessing = member === undefined ? (one) => one : byMember.guessing
    return Effect.flatMap(own(network(guessed(call), perNetwork), perMember), Effect.fromResult)
  }
  return {
    ...port,
    look: (input) => limited(port.look(input)),
    open: (input) => limited(port.open(input)),
    save: (input) => limited(port.save(input))
  }
}

/** Fails for a wrong code alone: another refusal is the answer to a right one. */
const guessed = <A, E>(call: Effect.Effect<A, E>): Effect.Effect<Result.Result<A, E>, E> =>
  Effect.flatMap(Effect.result(call), (result) =>
    Result.isFailure(result) && isWrongCode(result.failure) ? Effect.fail(result.failure) : Effect.succeed(result)
  )

const isWrongCode = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "EgiftUnknown"
